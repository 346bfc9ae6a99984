// SPDX-License-Identifier: Apache-2.0

/// The words of postal addresses.
enum AddressWords {
    /// Kinds of streets that stand after the name: `Main Street`.
    static let trailingTypes = Lexicon<Bool>([
        (
            "street|st|st.|avenue|ave|ave.|av|road|rd|rd.|boulevard|blvd|blvd.|drive|dr|dr.|lane|ln|ln.|court|ct|ct.|place|pl|"
                + "pl.|square|sq|sq.|terrace|ter|tce|parkway|pkwy|pkwy.|highway|hwy|hwy.|way|circle|cir|crescent|cres|close|row|walk|hill|"
                + "mews|gardens|gdns|grove|gate|green|parade|pde|esplanade|quay|wharf|yard|alley|plaza|turnpike|tpke|pike|trail|trl|run|path|"
                + "loop|crossing|xing|expressway|expy|freeway|fwy|broadway|bridge|drove|rise|view|vale|park|line|embankment|circus|strand|"
                + "cresent|promenade|mall|arcade|nagar|marg|salai|sarani|layout|chowk|bazaar|ring road|gate",
            true
        )
    ])

    /// Kinds of streets that stand before the name: `Rue de Rivoli`.
    static let leadingTypes = Lexicon<Bool>([
        (
            "rue|avenue|av.|av|boulevard|boul|boul.|bd|bd.|bld|place|pl.|quai|allée|allee|chemin|impasse|cours|route|square|passage|faubourg|rond-point|"
                + "sentier|ruelle|villa|esplanade|promenade|"
                + "via|viale|v.le|piazza|p.za|piazzale|corso|c.so|vicolo|largo|strada|lungomare|lungotevere|contrada|"
                + "calle|c/|c.|avenida|avda|avda.|avd.|av|plaza|pza.|plza.|paseo|pº|carrer|carretera|ctra.|camino|ronda|travesía|glorieta|"
                + "rambla|avinguda|passeig|cra|cra.|carrera|diagonal|calzada|calz.|blvd.|boulevard|privada|callejón|"
                + "rua|r.|praça|pç.|pça.|travessa|largo|alameda|al.|estrada|rodovia|beco|"
                + "ul.|ulica|aleja|aleje|al.|plac|pl.|os.|osiedle|rynek|"
                + "ул.|улица|проспект|пр.|пр-т|наб.|пер.|бульвар|площадь|"
                + "jalan|jl.|jln|lorong|straße|strada|str.|bulevardul|calea|utca|platz|am|an der|auf der|unter den|im|zum|zur|in der",
            true
        )
    ])

    /// Ends of names that are streets, in lower case: `Hauptstraße`, `Drottninggatan`.
    static let suffixes = [
        "strasse", "straße", "str", "gasse", "weg", "platz", "allee", "damm", "ufer", "ring", "graben", "markt",
        "steig", "pfad",
        "chaussee", "berg", "hof", "gatan", "gata", "gade", "gaden", "vagen", "vägen", "vej", "vejen", "veien", "vegen",
        "gränd",
        "torget", "torg", "plan",
        "katu", "tie", "kuja", "polku", "straat", "laan", "gracht", "plein", "kade", "singel", "dreef", "dijk",
        "steenweg", "lei",
        "stræde", "alle", "gaten", "plads", "gate", "vei", "haven", "havn", "väg",
    ].map { Array($0.utf8) }

    /// Words of their own after a name: `Karl Johans gate`, `Andrássy út`, `Ahmet Haxhiu`.
    static let separateSuffixes = WordSet(
        "straße|strasse|str|gasse|weg|platz|allee|gate|gatan|gata|vei|vej|väg|katu|straat|laan|markt|plein|út|utca|tér|u|cad|caddesi|cd|sok|"
            + "sokak|sk|sokağı|iela|g|gatvė|prospekt|bulvarı|steenweg|gade|plads|allé")

    /// Boxes at the post office.
    static let boxes = Lexicon<Bool>([
        (
            "po box|p.o. box|p.o.box|p o box|post office box|gpo box|pmb|postfach|postbus|boîte postale|case postale|b.p.|bp|cs|tsa|apartado|apartado de correos|"
                + "caixa postal|casella postale|postboks|postbox|locked bag|private bag|skrytka pocztowa",
            true
        )
    ])

    /// Units within a house, before their number.
    static let units = Lexicon<Bool>([
        (
            "apt|apt.|apartment|suite|ste|ste.|unit|flat|floor|fl|fl.|level|room|rm|rm.|studio|building|bldg|bldg.|block|lot|#|no.|"
                + "stock|etage|étage|whg|wohnung|top|stiege|appartement|appt|appt.|bât|bâtiment|escalier|piso|puerta|planta|depto|depto.|"
                + "int.|interno|scala|piano|andar|sala|apto|apto.|bloco|quadra|lote|m.|lok.|trappa|dept|shop|office|door|bus|kat|daire|"
                + "lgh|lägenhet|våning|vån|vån.|leil|leil.|leilighet|bolig|as.|lejl|lejl.|lejlighed|dør|tür|türe|boîte|bte|bte.|porte|"
                + "esc|esc.|escalera|escada|pta|pta.|portal|oficina|of.|local|nave|bloque|blq|blq.|interior|exterior|despacho|"
                + "consultorio|manzana|mz|mz.|casa|conj|conj.|conjunto|cj|cj.|loja|torre|lt|lt.|qd|qd.|tower|wing|phase|sector|"
                + "aufgang|eingang|haus|zimmer|raum|gebäude|geb.|kamer|app|app.|verdieping|lokal|mieszkanie|кв.|оф.|корп.|"
                + "penthouse|ph|villa|bl|bl.|ap|ap.|sc|sc.|klatka|kiosk|pod|bay|trailer|spc|bâtiment|résidence|entrée|hall|bureau|plot",
            true
        )
    ])

    /// Units whose number comes first: `6th Floor`, `1 trappa upp`.
    static let trailingUnits = Lexicon<Bool>([
        (
            "floor|fl|fl.|level|storey|story|etage|étage|stock|stockwerk|stk|obergeschoss|og|eg|dg|ug|geschoss|trappa upp|trappor upp|"
                + "tr|våning|vån|piso|planta|andar|pavimento|puerta|piano|verdieping|verd|hoog|sal|etg|etasje|krs|kerros|piętro|patro|"
                + "emelet|em|em.|kat",
            true
        )
    ])

    /// Units without a number: the lowest, the highest and the back of a house.
    static let unnumberedUnits = Lexicon<Bool>([
        (
            "bajo|bajos|ático|entresuelo|entlo|principal|pral|sótano|rez-de-chaussée|rdc|sous-sol|erdgeschoss|dachgeschoss|"
                + "hochparterre|parterre|hinterhaus|vorderhaus|seitenflügel|souterrain|eg|dg|hh|vh|r/c|rés-do-chão|cave|sobreloja|"
                + "térreo|fundos|penthouse|basement|mezzanine|rear|st tv|st th|st mf|st. tv|st. th|st. mf|stuen|kl tv|kl th|kl. tv|kld tv|kld th|kld. tv|kld. th|"
                + "kl. th|kælder|bottenvåning|nedre botten|begane grond|hs|huis|bovenhuis|benedenhuis|piano terra|pianterreno|seminterrato",
            true
        )
    ])

    /// Sides of the stairs: `izquierda`, `til venstre`, `links`.
    static let sides = WordSet(
        "izda|izq|izqda|izquierda|dcha|drcha|derecha|dto|dt|dir|direito|esq|esquerdo|frente|fte|tras|tv|th|mf|links|rechts|mitte|li|re|mi|"
            + "vorne|hinten|dx|sx|destra|sinistra|gauche|droite|left|right|venstre|høyre|højre|vänster|höger|sal")

    /// What ordinal numbers end in: `6th`, `2e`, `3ème`.
    static let ordinalSuffixes = WordSet("st|nd|rd|th|e|er|re|ère|ème|eme|me|de|ste|te|o|a|os")

    /// Before whom a house's letters go to: `c/o`.
    static let careOf = Lexicon<Bool>([("c/o|℅|z.hd.|z. hd.|p/a|chez", true)])

    /// Plots and houses that are told by a number alone, before a sector or a street: `Plot No. 21`.
    static let plots = Lexicon<Bool>([
        (
            "plot|plot no|plot no.|plot number|house no|house no.|h.no.|h. no.|h.no|h no|d.no.|d. no.|door no|door no.|survey no|"
                + "survey no.|sco|scf|shop no|shop no.|villa no|villa no.|bungalow no|bungalow no.",
            true
        )
    ])

    /// What tells a postcode: `CEP`, `C.P.`, `PIN`.
    static let postcodeLabels = Lexicon<String>([
        ("cep", "BR"), ("c.p.|c.p|cp|código postal|cod. postal|cód. postal", ""),
        ("pin|pin code|pincode", "IN"), ("zip|zip code|postcode|postal code|plz|cap|code postal", ""),
    ])

    /// Districts, which are no towns: `Col. Centro`.
    static let districts = Lexicon<Bool>([
        (
            "col.|col|colonia|fracc.|fraccionamiento|alcaldía|delegación|deleg.|barrio|b.º|urb.|urbanización|urbanizacion|bairro|sector|near|opp|opp.|behind|"
                + "opposite|next to",
            true
        )
    ])

    /// A town and its federal district in one: `México, D.F.`
    static let federalDistricts = Lexicon<String>([
        ("méxico, d.f.|méxico, d.f|méxico d.f.|méxico df|méxico, df|ciudad de méxico|cdmx", "MX"),
        ("brasília, df|brasília-df|brasília/df|brasília - df", "BR"),
    ])

    /// Months as they stand in streets' names: `Rue du 4 Septembre`.
    static let months = WordSet(
        "january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|"
            + "oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|"
            + "abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|"
            + "julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|"
            + "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|januari|februari|"
            + "maart|mei|augustus|augusti")

    /// Kinds of streets that are prepositions: with a day after them they begin a date.
    static let prepositions = WordSet("am|an|auf|unter|im|zum|zur|in")

    /// Forms of address, which begin no street's name.
    static let titles = WordSet("mr|mrs|ms|miss|sir|dr|prof|herr|frau|señor|señora|monsieur|madame")

    static let directions = WordSet(
        "n|s|e|w|ne|nw|se|sw|north|south|east|west|northeast|northwest|southeast|southwest|n.|s.")

    /// Words within names in small letters: `Rue de la Paix`, `Frankfurt am Main`.
    static let connectors = WordSet(
        "de|du|des|la|le|les|l|d|di|del|della|delle|dei|degli|dell|da|do|das|dos|y|e|et|der|dem|den|die|am|an|im|in|ob|bei|zu|zum|zur|von|vom|"
            + "van|ten|ter|op|aan|het|t|upon|of|the|and|sur|sous|en|lès|les|au|aux|el|los|las|al|i|na|nad|pod|och|på|&")

    /// Words after which no address goes on where a number or a colon follows them.
    static let labels = WordSet("tel|t|m|f|p|e|fax|mob|kom|cell|port|phone|ph|mobile|mobil|nr|reg|ref")

    /// Words after which no address goes on.
    static let stops = WordSet(
        "telefon|telefono|telefoon|email|mail|www|http|https|from|tél|handy|open|daily|täglich|"
            + "opening|geöffnet|ouvert|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|iban|ust|vat|nip|siret|"
            + "invoice|order|date|ship|attn|abn|web|website|info|kontakt|contact|hours|re|claim|dear|billing|bill|tracking|register"
    )

    /// States, provinces and territories whose codes stand in capitals before or after a postcode.
    static let stateCodes: [String: String] = {
        var result: [String: String] = [:]
        let states =
            "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD "
            + "TN TX UT VT VA WA WV WI WY DC PR GU VI"
        for code in states.split(separator: " ") { result[String(code)] = "US" }
        for code in "AB BC MB NB NL NS NT NU ON PE QC SK YT".split(separator: " ") where result[String(code)] == nil {
            result[String(code)] = "CA"
        }
        for code in "NSW VIC QLD SA TAS ACT".split(separator: " ") { result[String(code)] = "AU" }
        for code in "AC AM AP BA CE DF ES GO MG MS PB PE PI PR RJ RN RO RR RS SC SE SP TO".split(separator: " ")
        where result[String(code)] == nil {
            result[String(code)] = "BR"
        }
        result["CDMX"] = "MX"
        return result
    }()

    /// Regions in full, as they stand before or after a postcode.
    static let regions = Lexicon<String>([
        (
            "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|"
                + "kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|"
                + "new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|"
                + "south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|"
                + "n.y.|d.c.|d.c|n.j.|n.c.|s.c.|n.m.|n.h.|r.i.",
            "US"
        ),
        (
            "ontario|quebec|québec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland",
            "CA"
        ),
        ("new south wales|victoria|queensland|south australia|western australia|tasmania", "AU"),
        (
            "greater london|merseyside|greater manchester|west midlands|west yorkshire|south yorkshire|north yorkshire|kent|essex|surrey|"
                + "sussex|east sussex|west sussex|hampshire|devon|cornwall|somerset|dorset|norfolk|suffolk|lancashire|cheshire|derbyshire|"
                + "leicestershire|bedfordshire|hertfordshire|oxfordshire|co. durham|cumbria|northumberland",
            "GB"
        ),
        (
            "karnataka|maharashtra|tamil nadu|kerala|gujarat|rajasthan|telangana|west bengal|uttar pradesh|punjab|haryana|bihar|"
                + "andhra pradesh|madhya pradesh|odisha|delhi|goa",
            "IN"
        ),
        (
            "jalisco|nuevo león|estado de méxico|edo. de méx.|puebla|guanajuato|veracruz|yucatán|querétaro|michoacán|oaxaca|chihuahua|"
                + "sonora|sinaloa|tamaulipas|coahuila|quintana roo|d.f.",
            "MX"
        ),
        ("co. dublin|co. cork|co. galway|county dublin|county cork", "IE"),
    ])
}
