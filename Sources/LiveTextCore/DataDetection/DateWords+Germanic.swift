// SPDX-License-Identifier: Apache-2.0

extension DateLanguage {
    static let english: Words =
        row(
            "january/jan/jan.,february/feb/feb./febr,march/mar/mar.,april/apr/apr.,may,june/jun/jun.,july/jul/jul.,"
                + "august/aug/aug.,september/sep/sept/sep./sept.,october/oct/oct.,november/nov/nov.,december/dec/dec."
        ) { .month($0) }
        + row(
            "monday/mon/mon./mondays,tuesday/tue/tues/tue./tues./tuesdays,wednesday/wed/weds/wed./wednesdays,"
                + "thursday/thu/thur/thurs/thu./thurs./thursdays,"
                + "friday/fri/fri./fridays,saturday/sat/sat./saturdays,sunday/sun/sun./sundays"
        ) { .weekday($0) }
        + row(
            "first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth,thirteenth,fourteenth,"
                + "fifteenth,sixteenth,seventeenth,eighteenth,nineteenth,twentieth,twenty first/twenty-first,"
                + "twenty second/twenty-second,twenty third/twenty-third,twenty fourth/twenty-fourth,twenty fifth/twenty-fifth,"
                + "twenty sixth/twenty-sixth,twenty seventh/twenty-seventh,twenty eighth/twenty-eighth,twenty ninth/twenty-ninth,"
                + "thirtieth,thirty first/thirty-first"
        ) { .ordinal($0) }
        + [
            ("today", .relativeDay(0)), ("tonight|tonite", .relativePart(0, 20, 24)),
            ("tomorrow|tmr|tmrw|tomorow", .relativeDay(1)),
            ("yesterday", .relativeDay(-1)),
            ("day after tomorrow|the day after tomorrow|overmorrow", .relativeDay(2)),
            ("day before yesterday|the day before yesterday", .relativeDay(-2)),
            ("sec|secs|seconds|second", .unit(.second)), ("min|mins|minute|minutes", .unit(.minute)),
            ("hour|hours|hr|hrs|h|hour's|hours'", .unit(.hour)),
            ("day|days|business days|business day|weekdays|d", .unit(.day)),
            ("week|weeks|wk|wks|w", .unit(.week)), ("fortnight|fortnights", .unit(.fortnight)),
            ("weekend|weekends|week-end", .unit(.weekend)),
            ("month|months|mo|mos|mth", .unit(.month)), ("quarter|quarters", .unit(.quarter)),
            ("year|years|yr|yrs|calendar year|fiscal year", .unit(.year)), ("decade|decades", .unit(.decade)),
            ("century|centuries", .unit(.century)),
            ("next|coming|upcoming|following", .shift(1)),
            ("this|current|this coming|this current", .shift(0)),
            ("last|past|previous|this past", .shift(-1)),
            ("morning|mornings", .dayPart(8, 12)), ("afternoon|afternoons", .dayPart(12, 16)),
            ("evening|evenings", .dayPart(16, 20)), ("night", .dayPart(20, 24)),
            ("daytime", .dayPart(8, 18)), ("lunchtime|lunch time", .dayPart(11, 13)),
            ("noon|midday|mid-day", .time(12)), ("midnight|mid-night", .time(0)), ("now|right now|just now", .now),
            ("ago|earlier|back|prior|before now", .ago), ("from now|later|hence|after now", .later),
            ("in|within|in the", .inPrefix),
            ("from", .from), ("between", .between), ("to|till|til|until|thru|through|-|–|—|~|up to", .to),
            ("and|&", .and),
            ("before|by|until|till|prior to|no later than|earlier than|as late as|ending|ending with", .before),
            (
                "after|since|later than|as early as|starting|starting from|starting on|any time after|begins|beginning",
                .after
            ),
            ("around|approximately|circa|roughly", .around),
            ("and later|or later|and after|or after|onwards|onward|and greater|and beyond", .orLater),
            ("and earlier|or earlier|and before|or before", .orEarlier), ("at|@|around|about", .at),
            ("of|the|on|,|·|•|in|'s|’s|in the", .filler),
            ("am|a.m.|a.m|a m", .am), ("pm|p.m.|p.m|p m", .pm), ("o'clock|oclock|o clock|hrs|hours", .oclock),
            ("early|early in|beginning of|start of|earlier|earlier in", .early),
            ("mid|middle of|mid-", .middle), ("late|end of|the end of|late in|later|later in", .late),
            ("remaining of|rest of|remainder of", .late),
            ("spring", .season(3)), ("summer", .season(6)), ("fall|autumn", .season(9)), ("winter", .season(12)),
            ("half past|half-past", .halfPast), ("quarter past|a quarter past|quarter-past", .quarterPast),
            ("quarter to|a quarter to|quarter of|quarter-to", .quarterTo), ("past|after|minutes past", .past),
            ("to|minutes to", .toHour),
            ("christmas|christmas day|xmas", .holiday(.fixed(12, 25))), ("christmas eve", .holiday(.fixed(12, 24))),
            ("boxing day", .holiday(.fixed(12, 26))), ("new year's eve|new years eve", .holiday(.fixed(12, 31))),
            ("new year's day|new years day|new year|new year's", .holiday(.fixed(1, 1))),
            ("valentine's day|valentines day", .holiday(.fixed(2, 14))), ("halloween", .holiday(.fixed(10, 31))),
            ("independence day", .holiday(.fixed(7, 4))), ("veterans day", .holiday(.fixed(11, 11))),
            ("easter|easter sunday", .holiday(.easter(0))), ("easter monday", .holiday(.easter(1))),
            ("good friday", .holiday(.easter(-2))), ("thanksgiving|thanksgiving day", .holiday(.nth(11, 4, 4))),
            ("black friday", .holiday(.nth(11, 5, 4))), ("labor day|labour day", .holiday(.nth(9, 1, 1))),
            ("memorial day", .holiday(.nth(5, 1, -1))), ("mother's day", .holiday(.nth(5, 7, 2))),
            ("father's day", .holiday(.nth(6, 7, 3))), ("martin luther king day|mlk day", .holiday(.nth(1, 1, 3))),
            ("earth day", .holiday(.fixed(4, 22))),
        ]

    static let german: Words =
        compounds(
            "montag,dienstag,mittwoch,donnerstag,freitag,samstag,sonntag",
            [
                ("morgen", 8, 12), ("vormittag", 8, 12), ("mittag", 12, 14), ("nachmittag", 12, 16), ("abend", 18, 22),
                ("nacht", 20, 24),
            ])
        + row(
            "januar/jänner/jan/jan.,februar/feber/feb/feb.,märz/maerz/mär/mär./mrz/mrz.,april/apr/apr.,mai,juni/jun/jun./juno,"
                + "juli/jul/jul./julei,august/aug/aug.,september/sep/sept/sep./sept.,oktober/okt/okt.,november/nov/nov.,dezember/dez/dez."
        ) { .month($0) }
        + row(
            "montag/mo/mo./montags,dienstag/di/di./dienstags,mittwoch/mi/mi./mittwochs,donnerstag/do/do./donnerstags,"
                + "freitag/fr/fr./freitags,samstag/sa/sa./sonnabend/samstags,sonntag/so/so./sonntags"
        ) { .weekday($0) }
        + row(
            "erster/ersten/erste,zweiter/zweiten/zweite,dritter/dritten/dritte,vierter/vierten/vierte,fünfter/fünften/fünfte,"
                + "sechster/sechsten/sechste,siebter/siebten/siebte,achter/achten/achte,neunter/neunten/neunte,zehnter/zehnten/zehnte,"
                + "elfter/elften/elfte,zwölfter/zwölften/zwölfte,dreizehnten/dreizehnter,vierzehnten/vierzehnter,"
                + "fünfzehnten/fünfzehnter,sechzehnten/sechzehnter,siebzehnten/siebzehnter,achtzehnten/achtzehnter,"
                + "neunzehnten/neunzehnter,zwanzigsten/zwanzigster,einundzwanzigsten/einundzwanzigster,zweiundzwanzigsten/zweiundzwanzigster,"
                + "dreiundzwanzigsten/dreiundzwanzigster,vierundzwanzigsten/vierundzwanzigster,fünfundzwanzigsten/fünfundzwanzigster,"
                + "sechsundzwanzigsten,siebenundzwanzigsten,achtundzwanzigsten,neunundzwanzigsten,dreißigsten/dreißigster,einunddreißigsten"
        ) { .ordinal($0) }
        + [
            ("heute", .relativeDay(0)), ("heute morgen|heute früh", .relativePart(0, 8, 12)),
            ("gestern morgen|gestern früh", .relativePart(-1, 8, 12)), ("morgen früh", .relativePart(1, 8, 12)),
            ("heute nacht", .relativePart(0, 20, 24)), ("morgen", .relativeDay(1)),
            ("gestern", .relativeDay(-1)),
            ("übermorgen", .relativeDay(2)), ("vorgestern", .relativeDay(-2)),
            ("überübermorgen", .relativeDay(3)), ("vorvorgestern", .relativeDay(-3)),
            ("sekunde|sekunden|sek", .unit(.second)), ("minute|minuten|min", .unit(.minute)),
            ("stunde|stunden|std|h", .unit(.hour)), ("tag|tage|tagen|tags|werktage|werktagen", .unit(.day)),
            ("woche|wochen", .unit(.week)), ("wochenende|wochenendes|wochenenden", .unit(.weekend)),
            ("monat|monate|monaten|monats", .unit(.month)), ("quartal|quartals|quartale", .unit(.quarter)),
            ("jahr|jahre|jahren|jahres", .unit(.year)), ("jahrzehnt|jahrzehnte|jahrzehnten", .unit(.decade)),
            ("jahrhundert|jahrhunderts", .unit(.century)),
            (
                "nächste|nächsten|nächster|nächstes|nächstem|kommende|kommenden|kommendes|kommender|folgende|folgenden",
                .shift(1)
            ),
            ("diese|diesen|dieser|dieses|diesem|dies|aktuelle|aktuellen", .shift(0)),
            (
                "letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vergangener|vergangenes|vorige|vorigen|voriges|voriger",
                .shift(-1)
            ),
            ("übernächste|übernächsten|übernächstes", .shift(2)), ("vorletzte|vorletzten|vorletztes", .shift(-2)),
            ("vormittag|vormittags|morgens|früh|am morgen|am vormittag|frühmorgens", .dayPart(8, 12)),
            ("nachmittag|nachmittags|am nachmittag|spätnachmittag|spätnachmittags", .dayPart(12, 16)),
            ("abend|abends|am abend|spätabend|spätabends", .dayPart(18, 22)),
            ("nacht|nachts|in der nacht", .dayPart(20, 24)), ("oder später|und später", .orLater),
            ("oder früher", .orEarlier), ("mittag|mittags|am mittag", .time(12)),
            ("mitternacht|um mitternacht", .time(0)), ("jetzt", .now),
            ("vor", .agoPrefix), ("in|innerhalb von|binnen", .inPrefix), ("her|zuvor|früher", .ago), ("später", .later),
            ("von|vom|ab dem", .from), ("zwischen|zwischen dem", .between), ("bis|bis zum|bis zu|-|–|—|bis zum", .to),
            ("und", .and), ("bis|bis zum|vor dem|spätestens|bis spätestens", .before),
            ("ab|seit|nach|nach dem|seit dem|ab dem", .after),
            ("gegen|circa|ca.|ungefähr|etwa", .around), ("um|gegen|ab", .at),
            ("den|der|dem|des|am|im|,|·|•", .filler), ("am", .at),
            ("uhr", .oclock), ("anfang|anfang des", .early), ("mitte|mitte des", .middle), ("ende|ende des", .late),
            ("frühling|frühjahr", .season(3)), ("sommer", .season(6)), ("herbst", .season(9)), ("winter", .season(12)),
            ("halb", .halfBefore), ("viertel nach", .quarterPast), ("viertel vor", .quarterTo), ("nach", .past),
            ("vor", .toHour),
            ("weihnachten|erster weihnachtstag", .holiday(.fixed(12, 25))),
            ("heiligabend|heilig abend", .holiday(.fixed(12, 24))),
            ("silvester", .holiday(.fixed(12, 31))), ("neujahr|neujahrstag", .holiday(.fixed(1, 1))),
            ("ostern|ostersonntag", .holiday(.easter(0))),
            ("ostermontag", .holiday(.easter(1))), ("karfreitag", .holiday(.easter(-2))),
            ("pfingsten", .holiday(.easter(49))),
            ("pfingstmontag", .holiday(.easter(50))), ("tag der arbeit", .holiday(.fixed(5, 1))),
            ("halloween", .holiday(.fixed(10, 31))),
        ]

    static let dutch: Words =
        compounds(
            "maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag,zondag",
            [
                ("ochtend", 8, 12), ("morgen", 8, 12), ("middag", 12, 16), ("namiddag", 12, 16), ("avond", 16, 20),
                ("nacht", 20, 24),
            ])
        + row(
            "januari/jan/jan.,februari/feb/feb.,maart/mrt/mrt.,april/apr/apr.,mei,juni/jun/jun.,juli/jul/jul.,augustus/aug/aug.,"
                + "september/sep/sept/sep./sept.,oktober/okt/okt.,november/nov/nov.,december/dec/dec."
        ) { .month($0) }
        + row(
            "maandag/ma/ma.,dinsdag/di/di.,woensdag/wo/wo.,donderdag/do/do.,vrijdag/vr/vr.,zaterdag/za/za./zaterdagen,zondag/zo/zo./zon/zondagen"
        ) { .weekday($0) }
        + row(
            "eerste,tweede,derde,vierde,vijfde,zesde,zevende,achtste,negende,tiende,elfde,twaalfde,dertiende,veertiende,vijftiende,"
                + "zestiende,zeventiende,achttiende,negentiende,twintigste,eenentwintigste,tweeëntwintigste,drieëntwintigste,"
                + "vierentwintigste,vijfentwintigste,zesentwintigste,zevenentwintigste,achtentwintigste,negenentwintigste,dertigste,eenendertigste"
        ) { .ordinal($0) }
        + [
            ("vandaag", .relativeDay(0)), ("morgen", .relativeDay(1)), ("gisteren", .relativeDay(-1)),
            ("overmorgen", .relativeDay(2)), ("eergisteren", .relativeDay(-2)),
            ("eergisteravond|eergisterenavond", .relativePart(-2, 16, 20)),
            ("overmorgenochtend", .relativePart(2, 8, 12)), ("overmorgenavond", .relativePart(2, 16, 20)),
            ("seconde|seconden|secondes", .unit(.second)), ("minuut|minuten|min", .unit(.minute)),
            ("uur|uren", .unit(.hour)),
            ("dag|dagen|werkdagen", .unit(.day)), ("week|weken", .unit(.week)),
            ("weekend|weekeinde|weekenden", .unit(.weekend)),
            ("maand|maanden", .unit(.month)), ("kwartaal|kwartalen", .unit(.quarter)), ("jaar|jaren", .unit(.year)),
            ("decennium|decennia", .unit(.decade)), ("eeuw|eeuwen", .unit(.century)),
            ("volgende|volgend|aankomende|aanstaande|komende|komend|aankomend|eerstvolgende", .shift(1)),
            ("deze|dit|huidige|huidig", .shift(0)),
            ("vorige|vorig|afgelopen|laatste|verleden", .shift(-1)),
            ("ochtend|'s ochtends|’s ochtends|ochtends|'s morgens|'s ochtend", .dayPart(8, 12)),
            ("vanochtend|vanmorgen", .relativePart(0, 8, 12)),
            ("vanmiddag|vandaag middag", .relativePart(0, 12, 16)), ("vanavond", .relativePart(0, 16, 20)),
            ("vannacht", .relativePart(0, 20, 24)),
            ("gisterenmiddag|gistermiddag", .relativePart(-1, 12, 16)),
            ("gisteravond|gisterenavond", .relativePart(-1, 16, 20)),
            ("morgenochtend|morgenvroeg", .relativePart(1, 8, 12)),
            ("morgenmiddag", .relativePart(1, 12, 16)), ("morgenavond", .relativePart(1, 16, 20)),
            ("of later|en later", .orLater),
            ("middag|'s middags|’s middags|middags|namiddag", .dayPart(12, 16)),
            ("avond|'s avonds|’s avonds|avonds", .dayPart(16, 20)),
            ("nacht|'s nachts|nachts", .dayPart(20, 24)), ("twaalf uur 's middags", .time(12)),
            ("middernacht", .time(0)), ("nu", .now),
            ("geleden|terug|eerder", .ago), ("later|vanaf nu", .later), ("over|binnen|in|na", .inPrefix),
            ("van|vanaf", .from), ("tussen", .between), ("tot|tot en met|t/m|-|–|—|tot aan", .to), ("en", .and),
            ("tot|vóór|uiterlijk|tegen|voor", .before), ("na|sinds|vanaf|later dan", .after),
            ("rond|ongeveer|omstreeks|rond de", .around),
            ("om|rond|tegen", .at), ("de|het|op|van|,|·|in|in de", .filler),
            ("am|a.m.|vm|v.m.", .am), ("pm|p.m.|nm|n.m.", .pm), ("uur|u|u.|h", .oclock),
            ("begin|begin van|vroeg|vroege", .early), ("midden|half|medio|midden van", .middle),
            ("eind|einde|einde van|eind van|laat|late", .late),
            ("lente|voorjaar", .season(3)), ("zomer", .season(6)), ("herfst|najaar", .season(9)),
            ("winter", .season(12)),
            ("half", .halfBefore), ("kwart over", .quarterPast), ("kwart voor", .quarterTo), ("over", .past),
            ("voor", .toHour),
            ("kerstmis|kerst|eerste kerstdag", .holiday(.fixed(12, 25))),
            ("oudejaarsavond|oudjaar", .holiday(.fixed(12, 31))),
            ("nieuwjaar|nieuwjaarsdag", .holiday(.fixed(1, 1))), ("pasen", .holiday(.easter(0))),
            ("koningsdag", .holiday(.fixed(4, 27))),
        ]

    static let swedish: Words =
        row(
            "januari/jan/jan.,februari/feb/feb.,mars/mar,april/apr/apr.,maj,juni/jun,juli/jul,augusti/aug/aug.,september/sep/sept/sep.,"
                + "oktober/okt/okt.,november/nov/nov.,december/dec/dec."
        ) { .month($0) }
        + row(
            "måndag/måndagen/mån/mån./måndagar,tisdag/tisdagen/tis/tis./tisdagar,onsdag/onsdagen/ons/ons.,torsdag/torsdagen/tors/tor/tors.,"
                + "fredag/fredagen/fre/fre.,lördag/lördagen/lör/lör./lördagar,söndag/söndagen/sön/sön./söndagar"
        ) { .weekday($0) }
        + row(
            "första,andra,tredje,fjärde,femte,sjätte,sjunde,åttonde,nionde,tionde,elfte,tolfte,trettonde,fjortonde,femtonde,sextonde,"
                + "sjuttonde,artonde,nittonde,tjugonde,tjugoförsta,tjugoandra,tjugotredje,tjugofjärde,tjugofemte,tjugosjätte,tjugosjunde,"
                + "tjugoåttonde,tjugonionde,trettionde,trettioförsta"
        ) { .ordinal($0) }
        + [
            ("idag|i dag", .relativeDay(0)), ("imorgon|i morgon|imorron", .relativeDay(1)),
            ("igår|i går", .relativeDay(-1)),
            ("i övermorgon|övermorgon|iövermorgon", .relativeDay(2)), ("i förrgår|förrgår|iförrgår", .relativeDay(-2)),
            ("sekund|sekunder", .unit(.second)), ("minut|minuter|min", .unit(.minute)),
            ("timme|timmar|tim", .unit(.hour)),
            ("dag|dagar|dagen", .unit(.day)), ("vecka|veckor|veckan", .unit(.week)),
            ("helg|helgen|helger", .unit(.weekend)),
            ("månad|månader|månaden", .unit(.month)), ("kvartal|kvartalet", .unit(.quarter)), ("år|året", .unit(.year)),
            ("decennium|decennier", .unit(.decade)), ("århundrade", .unit(.century)),
            ("nästa|kommande", .shift(1)), ("denna|detta|den här|det här|nuvarande", .shift(0)),
            ("förra|senaste|föregående|i fjol", .shift(-1)),
            ("morgon|morgonen|på morgonen|förmiddag|förmiddagen", .dayPart(8, 12)),
            ("eftermiddag|eftermiddagen|på eftermiddagen", .dayPart(12, 16)),
            ("kväll|kvällen|på kvällen", .dayPart(16, 20)), ("natt|natten", .dayPart(20, 24)),
            ("ikväll|i kväll", .relativePart(0, 16, 20)), ("inatt|i natt", .relativePart(0, 20, 24)),
            ("middag|mitt på dagen", .time(12)), ("midnatt", .time(0)), ("nu", .now),
            ("sedan|sen", .ago), ("senare", .later), ("om|inom", .inPrefix), ("för", .agoPrefix),
            ("från|från och med", .from), ("mellan", .between),
            ("till|till och med|t.o.m.|-|–|—", .to), ("och", .and), ("före|innan|senast", .before),
            ("efter|sedan|från och med", .after),
            ("omkring|runt|cirka", .around), ("kl|kl.|klockan|vid", .at), ("den|på|i|av|,|·", .filler),
            ("början av", .early), ("mitten av", .middle), ("slutet av", .late), ("vår|våren", .season(3)),
            ("sommar|sommaren", .season(6)),
            ("höst|hösten", .season(9)), ("vinter|vintern", .season(12)), ("halv", .halfBefore),
            ("kvart över", .quarterPast), ("kvart i", .quarterTo),
            ("juldagen", .holiday(.fixed(12, 25))), ("julafton|jul", .holiday(.fixed(12, 24))),
            ("nyårsafton", .holiday(.fixed(12, 31))),
            ("nyårsdagen", .holiday(.fixed(1, 1))), ("påsk|påskdagen", .holiday(.easter(0))),
            ("midsommarafton", .holiday(.nth(6, 5, 3))),
        ]
}
