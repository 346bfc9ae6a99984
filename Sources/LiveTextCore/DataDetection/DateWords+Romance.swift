// SPDX-License-Identifier: Apache-2.0

extension DateLanguage {
    static let french: Words =
        row(
            "janvier/janv/janv./jan/jan.,février/févr/févr./fév/fév.,mars/mar/mar.,avril/avr/avr.,mai,juin/jun,juillet/juil/juil./jul,"
                + "août/aout,septembre/sept/sept./sep/sep.,octobre/oct/oct.,novembre/nov/nov.,décembre/déc/déc."
        ) { .month($0) }
        + row(
            "lundi/lun/lun.,mardi/mar/mar.,mercredi/mer/mer.,jeudi/jeu/jeu.,vendredi/ven/ven.,samedi/sam/sam.,dimanche/dim/dim."
        ) { .weekday($0) }
        + row("premier,deuxième,troisième,quatrième,cinquième,sixième,septième,huitième,neuvième,dixième") {
            .ordinal($0)
        }
        + [
            ("aujourd'hui|aujourd’hui|ce jour", .relativeDay(0)), ("demain|lendemain", .relativeDay(1)),
            ("hier", .relativeDay(-1)),
            ("après-demain|après demain|surlendemain", .relativeDay(2)), ("avant-hier|avant hier", .relativeDay(-2)),
            ("seconde|secondes|sec|s", .unit(.second)), ("minute|minutes|min|mins", .unit(.minute)),
            ("heure|heures|h", .unit(.hour)),
            ("jour|jours|journée|journées", .unit(.day)), ("semaine|semaines", .unit(.week)),
            ("week-end|weekend|fin de semaine|week end", .unit(.weekend)),
            ("mois", .unit(.month)), ("trimestre|trimestres", .unit(.quarter)), ("an|ans|année|années", .unit(.year)),
            ("décennie|décennies", .unit(.decade)), ("siècle|siècles", .unit(.century)),
            ("prochain|prochaine|prochains|prochaines|suivant|suivante|suivants|suivantes|qui vient", .shift(1)),
            ("ce|cet|cette|ces|courant|courante|en cours|actuel|actuelle", .shift(0)),
            (
                "dernier|dernière|derniers|dernières|passé|passée|passés|passées|précédent|précédente|précédents|précédentes",
                .shift(-1)
            ),
            ("matin|matinée|du matin|au matin|le matin|dans la matinée", .dayPart(8, 12)),
            ("après-midi|aprèsmidi|de l'après-midi|l'après-midi|dans l'après-midi", .dayPart(12, 16)),
            ("ce soir", .relativePart(0, 16, 20)), ("cette nuit", .relativePart(0, 20, 24)),
            ("ce matin", .relativePart(0, 8, 12)), ("cet après-midi|cette après-midi", .relativePart(0, 12, 16)),
            ("et plus|ou plus tard|et plus tard|et après", .orLater),
            ("soir|soirée|du soir|le soir|dans la soirée|au soir", .dayPart(16, 20)),
            ("nuit|dans la nuit|la nuit", .dayPart(20, 24)),
            ("midi", .time(12)), ("minuit", .time(0)), ("maintenant", .now),
            ("il y a|ya|y a|il y a environ|voici", .agoPrefix), ("plus tôt|auparavant|avant", .ago),
            ("plus tard|à partir de maintenant|après", .later),
            ("dans|d'ici|sous|dans les", .inPrefix), ("de|du|depuis|à partir de|à partir du|des", .from),
            ("entre|entre le", .between),
            ("à|au|jusqu'à|jusqu'au|jusqu’au|-|–|—|jusque", .to), ("et|et le", .and),
            ("avant|avant le|jusqu'à|jusqu'au|jusqu’au|d'ici le|d'ici", .before),
            ("après|après le|depuis|depuis le|à partir de|à partir du|dès", .after),
            ("vers|environ|autour de|aux alentours de", .around), ("à|vers|a|vers les", .at),
            ("le|la|les|de|du|d'|des|l'|,|·|en", .filler),
            ("am|a.m.", .am), ("pm|p.m.", .pm), ("heures|heure|h|hrs", .oclock), ("minutes|min", .minutesMark),
            ("début|début de|au début de|début du|début d'", .early), ("mi-|milieu de|mi", .middle),
            ("fin|fin de|la fin de|fin du|à la fin de", .late),
            ("printemps", .season(3)), ("été", .season(6)), ("automne", .season(9)), ("hiver", .season(12)),
            ("noël", .holiday(.fixed(12, 25))), ("réveillon de noël", .holiday(.fixed(12, 24))),
            ("saint-sylvestre|réveillon du nouvel an", .holiday(.fixed(12, 31))),
            ("jour de l'an|nouvel an|nouvel an|jour de l’an", .holiday(.fixed(1, 1))), ("pâques", .holiday(.easter(0))),
            ("lundi de pâques", .holiday(.easter(1))),
            ("fête nationale", .holiday(.fixed(7, 14))), ("fête du travail", .holiday(.fixed(5, 1))),
            ("toussaint", .holiday(.fixed(11, 1))),
            ("saint-valentin|saint valentin", .holiday(.fixed(2, 14))), ("armistice", .holiday(.fixed(11, 11))),
            ("pentecôte", .holiday(.easter(49))),
        ]

    static let spanish: Words =
        row(
            "enero/ene/ene.,febrero/feb/feb.,marzo/mar/mar.,abril/abr/abr.,mayo/may/may.,junio/jun/jun.,julio/jul/jul.,agosto/ago/ago.,"
                + "septiembre/setiembre/sep/sept/sep./sept.,octubre/oct/oct.,noviembre/nov/nov.,diciembre/dic/dic."
        ) { .month($0) }
        + row(
            "lunes/lun/lun.,martes/mar/mar.,miércoles/mié/mie/mié.,jueves/jue/jue.,viernes/vie/vie.,sábado/sáb/sab/sáb./sab./sábados,domingo/dom/dom./domingos"
        ) { .weekday($0) }
        + row(
            "primero/primer/primera,segundo/segunda,tercero/tercer/tercera,cuarto/cuarta,quinto/quinta,sexto/sexta,"
                + "séptimo/séptima,octavo/octava,noveno/novena,décimo/décima"
        ) { .ordinal($0) }
        + [
            ("hoy", .relativeDay(0)), ("mañana", .relativeDay(1)), ("ayer", .relativeDay(-1)),
            ("pasado mañana|pasadomañana", .relativeDay(2)), ("trasanteayer", .relativeDay(-3)),
            ("anteayer|antes de ayer|antier", .relativeDay(-2)),
            ("antes de anoche|anteanoche", .relativePart(-2, 20, 24)),
            ("segundo|segundos|seg", .unit(.second)), ("minuto|minutos|min", .unit(.minute)),
            ("hora|horas|h", .unit(.hour)), ("día|días", .unit(.day)),
            ("semana|semanas", .unit(.week)), ("fin de semana|fines de semana", .unit(.weekend)),
            ("mes|meses", .unit(.month)),
            ("trimestre|trimestres", .unit(.quarter)), ("año|años", .unit(.year)), ("década|décadas", .unit(.decade)),
            ("siglo|siglos", .unit(.century)),
            ("próximo|próxima|próximos|próximas|siguiente|siguientes|que viene|entrante", .shift(1)),
            ("este|esta|estos|estas|actual|de este|de esta|corriente", .shift(0)),
            (
                "pasado|pasada|pasados|pasadas|último|última|últimos|últimas|anterior|anteriores|previo|previa|previos",
                .shift(-1)
            ),
            ("mañana|por la mañana|de la mañana|en la mañana", .dayPart(8, 12)),
            ("esta mañana", .relativePart(0, 8, 12)), ("esta tarde", .relativePart(0, 12, 16)),
            ("esta noche|hoy por la noche", .relativePart(0, 20, 24)),
            ("y más tarde|o después|y después|o más tarde|en adelante", .orLater),
            ("tarde|por la tarde|de la tarde|en la tarde", .dayPart(12, 16)),
            ("noche|por la noche|de la noche|en la noche", .dayPart(20, 24)),
            ("mediodía|medio día|al mediodía", .time(12)),
            ("medianoche|media noche|a medianoche", .time(0)), ("ahora", .now),
            ("hace|hace unos", .agoPrefix), ("atrás|antes", .ago), ("después|más tarde|desde ahora", .later),
            ("en|dentro de|dentro de los|en los|durante los", .inPrefix),
            ("de|del|desde|desde el|a partir de|a partir del|desde las|de las", .from),
            ("entre|entre el|entre las", .between),
            ("a|al|hasta|hasta el|-|–|—|a las|hasta las", .to), ("y|y el|e|y las", .and),
            ("antes de|antes del|hasta|hasta el|a más tardar", .before),
            ("después de|después del|desde|desde el|a partir de|a partir del|tras", .after),
            ("alrededor de|alrededor del|sobre|hacia|cerca de|cerca del", .around),
            ("a las|a la|a eso de las|sobre las|las", .at),
            ("el|la|los|las|de|del|en|en el|,|·", .filler), ("am|a.m.|a. m.|a.m", .am), ("pm|p.m.|p. m.|p.m", .pm),
            ("horas|hrs|h|h.|hs", .oclock),
            ("principios de|a principios de|inicios de|comienzos de", .early),
            ("mediados de|a mediados de|medio", .middle),
            ("finales de|a finales de|fines de|a fines de|fin de|últimos de", .late),
            ("primavera", .season(3)), ("verano", .season(6)), ("otoño", .season(9)), ("invierno", .season(12)),
            ("y media", .halfPast), ("y cuarto", .quarterPast), ("menos cuarto", .quarterTo),
            ("navidad|día de navidad", .holiday(.fixed(12, 25))), ("nochebuena|noche buena", .holiday(.fixed(12, 24))),
            ("nochevieja|noche vieja|fin de año", .holiday(.fixed(12, 31))),
            ("año nuevo|día de año nuevo", .holiday(.fixed(1, 1))), ("día de reyes|reyes", .holiday(.fixed(1, 6))),
            ("viernes santo", .holiday(.easter(-2))),
            ("semana santa", .holiday(.easter(-7))), ("pascua", .holiday(.easter(0))),
            ("día de la independencia", .holiday(.fixed(7, 4))),
            ("día de acción de gracias|acción de gracias", .holiday(.nth(11, 4, 4))),
            ("día del trabajo|día del trabajador", .holiday(.fixed(5, 1))),
        ]

    static let italian: Words =
        row(
            "gennaio/gen/gen./genn,febbraio/feb/feb./febbr,marzo/mar/mar.,aprile/apr/apr.,maggio/mag/mag.,giugno/giu/giu.,luglio/lug/lug.,"
                + "agosto/ago/ago.,settembre/set/sett/set./sett.,ottobre/ott/ott.,novembre/nov/nov.,dicembre/dic/dic."
        ) { .month($0) }
        + row(
            "lunedì/lun/lun.,martedì/mar/mar.,mercoledì/mer/mer.,giovedì/gio/gio.,venerdì/ven/ven.,sabato/sab/sab.,domenica/dom/dom."
        ) { .weekday($0) }
        + row(
            "primo/prima,secondo/seconda,terzo/terza,quarto/quarta,quinto/quinta,sesto/sesta,settimo/settima,"
                + "ottavo/ottava,nono/nona,decimo/decima"
        ) { .ordinal($0) }
        + [
            ("oggi", .relativeDay(0)), ("domani", .relativeDay(1)), ("ieri", .relativeDay(-1)),
            ("dopodomani|dopo domani|domani l'altro|domani l’altro", .relativeDay(2)),
            (
                "l'altro ieri|l’altro ieri|altro ieri|ieri l'altro|ieri l’altro|altroieri|l'altroieri|l’altroieri|avantieri",
                .relativeDay(-2)
            ),
            ("secondo|secondi|sec", .unit(.second)), ("minuto|minuti|min", .unit(.minute)), ("ora|ore|h", .unit(.hour)),
            ("giorno|giorni", .unit(.day)),
            ("settimana|settimane", .unit(.week)), ("fine settimana|weekend|week-end", .unit(.weekend)),
            ("mese|mesi", .unit(.month)),
            ("trimestre|trimestri", .unit(.quarter)), ("anno|anni", .unit(.year)), ("decennio|decenni", .unit(.decade)),
            ("secolo|secoli", .unit(.century)),
            (
                "prossimo|prossima|prossimi|prossime|seguente|seguenti|successivo|successiva|entrante|che viene",
                .shift(1)
            ),
            ("questo|questa|quest'|questi|queste|corrente|attuale|in corso", .shift(0)),
            (
                "scorso|scorsa|scorsi|scorse|passato|passata|passati|ultimo|ultima|ultimi|ultime|precedente|precedenti",
                .shift(-1)
            ),
            ("mattina|mattino|mattinata|in mattinata|di mattina|del mattino|la mattina", .dayPart(8, 12)),
            ("stamattina|stamani|questa mattina", .relativePart(0, 8, 12)),
            ("stasera|questa sera", .relativePart(0, 16, 20)), ("stanotte|questa notte", .relativePart(0, 20, 24)),
            ("questo pomeriggio", .relativePart(0, 12, 16)),
            ("pomeriggio|di pomeriggio|del pomeriggio|nel pomeriggio", .dayPart(12, 16)),
            ("sera|serata|di sera|della sera|in serata", .dayPart(16, 20)),
            ("notte|di notte|nella notte", .dayPart(20, 24)), ("mezzogiorno", .time(12)), ("mezzanotte", .time(0)),
            ("adesso|ora", .now),
            ("fa|prima|or sono", .ago), ("dopo|più tardi|da adesso|da ora", .later),
            ("tra|fra|entro|in|nel giro di", .inPrefix),
            ("da|dal|dalle|dalla|dall'|dai", .from), ("tra|fra|tra il|fra il|tra le", .between),
            ("a|al|alle|alla|fino a|fino al|fino alle|fino alla|-|–|—|ai|all'", .to),
            ("e|e il|e le|ed", .and),
            ("prima di|prima del|prima delle|entro|entro il|entro le|fino a|fino al", .before),
            ("dopo|dopo il|dopo le|dal|da|a partire da|a partire dal|dalle", .after),
            ("verso|circa|intorno a|intorno al|attorno a", .around),
            ("alle|alle ore|all'|a|verso le|ore|alla|le|h.", .at),
            ("il|lo|la|i|le|di|del|dell'|della|nel|in|l'|,|·", .filler),
            ("am|a.m.", .am), ("pm|p.m.", .pm), ("ore|h", .oclock),
            ("inizio|inizio di|inizi di|inizio del|all'inizio di", .early),
            ("metà|metà di|a metà", .middle), ("fine|fine di|fine del|alla fine di", .late), ("primavera", .season(3)),
            ("estate", .season(6)),
            ("autunno", .season(9)), ("inverno", .season(12)), ("e mezza|e mezzo", .halfPast),
            ("e un quarto", .quarterPast), ("meno un quarto", .quarterTo),
            ("natale", .holiday(.fixed(12, 25))), ("vigilia di natale", .holiday(.fixed(12, 24))),
            ("santo stefano", .holiday(.fixed(12, 26))),
            ("capodanno", .holiday(.fixed(1, 1))), ("san silvestro", .holiday(.fixed(12, 31))),
            ("pasqua", .holiday(.easter(0))),
            ("pasquetta", .holiday(.easter(1))), ("ferragosto", .holiday(.fixed(8, 15))),
            ("epifania", .holiday(.fixed(1, 6))),
        ]

    static let portuguese: Words =
        row(
            "janeiro/jan/jan.,fevereiro/fev/fev.,março/mar/mar.,abril/abr/abr.,maio/mai/mai.,junho/jun/jun.,julho/jul/jul.,agosto/ago/ago.,"
                + "setembro/set/set.,outubro/out/out.,novembro/nov/nov.,dezembro/dez/dez."
        ) { .month($0) }
        + row(
            "segunda-feira/segunda/segunda feira/seg/seg.,terça-feira/terça/terça feira/ter/ter.,quarta-feira/quarta/quarta feira/qua/qua.,"
                + "quinta-feira/quinta/quinta feira/qui/qui.,sexta-feira/sexta/sexta feira/sex/sex.,sábado/sáb/sab/sáb./sab./sábados,domingo/dom/dom./domingos"
        ) { .weekday($0) }
        + row(
            "primeiro/primeira,segundo/segunda,terceiro/terceira,quarto/quarta,quinto/quinta,sexto/sexta,"
                + "sétimo/sétima,oitavo/oitava,nono/nona,décimo/décima"
        ) { .ordinal($0) }
        + [
            ("hoje", .relativeDay(0)), ("amanhã|amanha", .relativeDay(1)), ("ontem", .relativeDay(-1)),
            ("depois de amanhã|depois d'amanhã|depois d’amanhã", .relativeDay(2)),
            ("anteontem|antes de ontem|antes d'ontem|antes d’ontem", .relativeDay(-2)),
            ("trasanteontem", .relativeDay(-3)),
            ("segundo|segundos|seg", .unit(.second)), ("minuto|minutos|min", .unit(.minute)),
            ("hora|horas|h", .unit(.hour)), ("dia|dias", .unit(.day)),
            ("semana|semanas", .unit(.week)), ("fim de semana|final de semana|fins de semana", .unit(.weekend)),
            ("mês|meses", .unit(.month)),
            ("trimestre|trimestres", .unit(.quarter)), ("ano|anos", .unit(.year)), ("década|décadas", .unit(.decade)),
            ("século|séculos", .unit(.century)),
            (
                "próximo|próxima|próximos|próximas|seguinte|seguintes|que vem|nas próximas|nos próximos|na próxima|no próximo",
                .shift(1)
            ),
            ("este|esta|estes|estas|neste|nesta|deste|desta|atual|corrente", .shift(0)),
            (
                "passado|passada|passados|passadas|último|última|últimos|últimas|anterior|anteriores|nos últimos|nas últimas|na última|no último",
                .shift(-1)
            ),
            ("manhã|de manhã|da manhã|pela manhã", .dayPart(8, 12)), ("esta manhã", .relativePart(0, 8, 12)),
            ("esta tarde", .relativePart(0, 12, 16)), ("esta noite|hoje à noite", .relativePart(0, 20, 24)),
            ("ou depois|ou mais tarde|em diante", .orLater), ("tarde|de tarde|da tarde|à tarde", .dayPart(12, 16)),
            ("noite|de noite|da noite|à noite", .dayPart(20, 24)), ("meio-dia|meio dia", .time(12)),
            ("meia-noite|meia noite", .time(0)),
            ("agora", .now), ("há|faz", .agoPrefix), ("atrás|antes", .ago),
            ("depois|mais tarde|a partir de agora", .later),
            ("em|dentro de|daqui a|nos|nas", .inPrefix), ("de|do|da|das|desde|a partir de|a partir do|dos", .from),
            ("entre|entre as|entre o", .between),
            ("a|à|ao|até|ate|-|–|—|às|as|até as|até às|até ao|até o", .to), ("e|e as|e o", .and),
            ("antes de|antes do|antes das|até|ate|até o", .before),
            ("depois de|depois do|depois das|desde|a partir de|a partir do|após|apos", .after),
            ("por volta de|por volta das|cerca de|perto de", .around),
            ("às|as|à|à 1|a|ao|pelas", .at), ("o|a|os|as|de|do|da|em|no|na|,|·|dia", .filler), ("am|a.m.", .am),
            ("pm|p.m.", .pm),
            ("horas|hora|h|hrs", .oclock), ("início de|inicio de|começo de|no início de", .early),
            ("meados de|em meados de|meio de", .middle),
            ("fim de|final de|fins de|no final de|fim do|final do", .late), ("primavera", .season(3)),
            ("verão", .season(6)), ("outono", .season(9)),
            ("inverno", .season(12)), ("e meia", .halfPast), ("e quinze", .quarterPast),
            ("natal|dia de natal", .holiday(.fixed(12, 25))), ("véspera de natal", .holiday(.fixed(12, 24))),
            ("véspera de ano novo|réveillon", .holiday(.fixed(12, 31))),
            ("ano novo|dia de ano novo", .holiday(.fixed(1, 1))), ("páscoa", .holiday(.easter(0))),
            ("carnaval", .holiday(.easter(-47))),
            ("sexta-feira santa", .holiday(.easter(-2))),
            ("dia do trabalho|dia do trabalhador", .holiday(.fixed(5, 1))),
        ]
}
