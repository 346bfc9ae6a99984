// SPDX-License-Identifier: Apache-2.0

/// Units of measurement by their symbols and names.
enum MeasurementUnits {
    /// A unit as it is written.
    struct Meaning: Sendable {
        let unit: MeasurementUnit
        /// Whether it is a symbol whose case counts and that is often something else: `m`, `in`, `A`.
        let isSymbol: Bool
    }

    static let lexicon = Lexicon<Meaning>(units.flatMap(entries))

    /// Words that stand before the number: `华氏70度`.
    static let leading = Lexicon<MeasurementUnit>([
        ("华氏|華氏|화씨", unit("°F")), ("摄氏|攝氏|摂氏|섭씨", unit("°C")), ("时速|時速|시속", unit("km/h")),
    ])

    /// The unit of a symbol in the table.
    static func unit(_ symbol: String) -> MeasurementUnit {
        bySymbol[symbol] ?? MeasurementUnit(symbol: symbol, dimension: .other, factor: 1)
    }

    private static let bySymbol = Dictionary(
        units.map { ($0.symbol, $0.unit) }, uniquingKeysWith: { first, _ in first })

    private struct Row {
        let symbol: String
        let dimension: MeasurementUnit.Dimension
        let factor: Double
        let offset: Double
        let symbols: String
        let names: String

        init(
            _ symbol: String, _ dimension: MeasurementUnit.Dimension, _ factor: Double, offset: Double = 0,
            symbols: String? = nil, _ names: String
        ) {
            self.symbol = symbol
            self.dimension = dimension
            self.factor = factor
            self.offset = offset
            self.symbols = symbols ?? symbol
            self.names = names
        }

        var unit: MeasurementUnit {
            MeasurementUnit(symbol: symbol, dimension: dimension, factor: factor, offset: offset)
        }
    }

    private static func entries(_ row: Row) -> [(phrases: String, meaning: Meaning)] {
        [
            (row.symbols, Meaning(unit: row.unit, isSymbol: true)),
            (row.names, Meaning(unit: row.unit, isSymbol: false)),
        ]
    }

    private static let units: [Row] = length + area + volume + mass + speed + other + data

    private static let length: [Row] = [
        Row(
            "km", .length, 1000, symbols: "km|kms|㎞",
            "kilometer|kilometers|kilometre|kilometres|kilometern|kilomètre|kilomètres|kilómetro|kilómetros|quilômetro|"
                + "quilômetros|quilómetro|quilómetros|chilometro|chilometri|kilometrar|kilometr|kilometry|kilometrow|kilometre|"
                + "公里|千米|キロメートル|キロ|킬로미터"),
        Row(
            "m", .length, 1, symbols: "m|mtr|mts",
            "meter|meters|metre|metres|metern|mètre|mètres|metro|metros|metri|metr|metry|metrow|米|メートル|미터|公尺"),
        Row(
            "dm", .length, 0.1,
            "decimeter|decimeters|decimetre|decimetres|dezimeter|decímetro|decímetros|decimetro|decimetri|"
                + "desimetre|décimètre|décimètres|分米|デシメートル|데시미터"),
        Row(
            "cm", .length, 0.01, symbols: "cm|cms|㎝",
            "centimeter|centimeters|centimetre|centimetres|zentimeter|zentimetern|centimètre|centimètres|centímetro|"
                + "centímetros|centimetro|centimetri|centymetr|centymetry|centymetrow|santimetre|santim|厘米|公分|センチメートル|センチ|센티미터|센치"
        ),
        Row(
            "mm", .length, 0.001, symbols: "mm|㎜",
            "millimeter|millimeters|millimetre|millimetres|millimetern|millimètre|millimètres|milímetro|milímetros|"
                + "millimetro|millimetri|milimetr|milimetry|milimetre|毫米|公厘|ミリメートル|ミリ|밀리미터|밀리"),
        Row(
            "µm", .length, 1e-6, symbols: "µm|μm|um",
            "micrometer|micrometers|micrometre|micron|microns|mikrometer|mikron|micrómetro|micrómetros|微米|マイクロメートル|마이크로미터"
        ),
        Row(
            "nm", .length, 1e-9,
            "nanometer|nanometers|nanometre|nanometres|nanómetro|nanómetros|nanometro|纳米|ナノメートル|나노미터"),
        Row("pm", .length, 1e-12, symbols: "", "picometer|picometers|picometre|picómetros|pikometer|皮米|ピコメートル"),
        Row(
            "in", .length, 0.0254, symbols: "in|in.|″|\"|”|''",
            "inch|inches|zoll|tum|pouce|pouces|pulgada|pulgadas|polegada|polegadas|pollice|pollici|duim|cal|cali|inç|英寸|英吋|インチ|인치"
        ),
        Row(
            "ft", .length, 0.3048, symbols: "ft|ft.|′|'|’",
            "foot|feet|fuß|fuss|fot|pie|pies|pieds|pied|pé|pés|piedi|piede|voet|stopa|stopy|stop|ayak|英尺|英呎|フィート|피트"),
        Row(
            "yd", .length, 0.9144, symbols: "yd|yds|yd.", "yard|yards|yarda|yardas|jarda|jardas|iarda|iarde|码|碼|ヤード|야드"),
        Row(
            "mi", .length, 1609.344, symbols: "mi|mi.",
            "mile|miles|meile|meilen|mijl|mijlen|milla|millas|milha|milhas|miglio|miglia|mil|mila|mile|mili|mil|英里|マイル|마일"
        ),
        Row(
            "nmi", .length, 1852,
            "nautical mile|nautical miles|seemeile|seemeilen|millas náuticas|milhas náuticas|miglia nautiche|milles marins|海里"
        ),
        Row(
            "ly", .length, 9.4607e15, symbols: "",
            "light year|light years|light-year|light-years|lichtjahr|lichtjahre|lichtjaar|"
                + "années-lumière|année-lumière|años luz|año luz|anos-luz|anos luz|anni luce|anno luce|ljusår|ışık yılı|光年|광년"
        ),
        Row("里", .length, 500, symbols: "", "里地|华里"), Row("尺", .length, 1 / 3, symbols: "", "尺|市尺"),
        Row("丈", .length, 10 / 3, symbols: "", "丈"),
        Row("寸", .length, 1 / 30, symbols: "", "寸"),
    ]

    private static let area: [Row] = [
        Row(
            "m²", .area, 1, symbols: "m²|sqm|sq m|sq. m|㎡|qm",
            "square meter|square meters|square metre|square metres|quadratmeter|quadratmetern|kvadratmeter|mètre carré|mètres carrés|"
                + "metro cuadrado|metros cuadrados|metro quadrado|metros quadrados|metro quadrato|metri quadrati|metri quadri|metri quadro|metro quadro|"
                + "vierkante meter|vierkante meters|metrekare|metr kwadratowy|metrów kwadratowych|平方米|平米|平方メートル|제곱미터|평방미터|평방 미터"
        ),
        Row(
            "km²", .area, 1e6, symbols: "km²|sq km|sq. km|㎢",
            "square kilometer|square kilometers|square kilometre|square kilometres|quadratkilometer|quadratkilometern|kvadratkilometer|"
                + "kilomètres carrés|kilomètre carré|kilómetros cuadrados|kilómetro cuadrado|quilômetros quadrados|quilômetro quadrado|"
                + "chilometri quadrati|chilometro quadrato|vierkante kilometer|vierkante kilometers|kilometrekare|平方公里|平方キロメートル|제곱킬로미터|평방킬로미터|평방 킬로미터"
        ),
        Row(
            "cm²", .area, 1e-4, symbols: "cm²|sq cm",
            "square centimeter|square centimeters|square centimetres|quadratzentimeter|kvadratcentimeter|centímetros cuadrados|"
                + "centímetros quadrados|centimetri quadrati|centimètres carrés|vierkante centimeter|santimetre kare|平方厘米|平方センチメートル|제곱센티미터"
        ),
        Row("dm²", .area, 1e-2, symbols: "dm²", "desimetre kare|square decimeters|平方分米"),
        Row(
            "mm²", .area, 1e-6, symbols: "mm²",
            "square millimeter|square millimeters|quadratmillimeter|平方毫米|milimetre kare"),
        Row(
            "ft²", .area, 0.092903, symbols: "ft²|sq ft|sq. ft|sq. ft.|sqft",
            "square foot|square feet|quadratfuß|kvadratfot|pieds carrés|pied carré|pies cuadrados|pés quadrados|piedi quadrati|vierkante voet|"
                + "ayak kare|metrekare fit|fit kare|平方英尺|平方フィート|제곱피트|평방피트|평방 피트"),
        Row(
            "mi²", .area, 2.59e6, symbols: "mi²|sq mi",
            "square mile|square miles|quadratmeilen|kvadratmil|miles carrés|millas cuadradas|milhas quadradas|miglia quadrate|"
                + "vierkante mijl|平方英里|平方マイル|제곱마일"),
        Row(
            "in²", .area, 6.4516e-4, symbols: "in²|sq in",
            "square inch|square inches|quadratzoll|pulgadas cuadradas|polegadas quadradas|pouces carrés|平方英寸|平方インチ"),
        Row("yd²", .area, 0.836127, symbols: "yd²|sq yd", "square yard|square yards|yardas cuadradas"),
        Row(
            "ha", .area, 1e4, symbols: "",
            "hectare|hectares|hektar|hectárea|hectáreas|ettari|ettaro|hektarow|公顷|ヘクタール|헥타르"),
        Row("ac", .area, 4046.86, symbols: "", "acre|acres|acri|akr|acker|英亩|エーカー|에이커"),
        Row("亩", .area, 666.67, symbols: "", "亩|市亩"), Row("坪", .area, 3.306, symbols: "", "坪|평"),
    ]

    private static let volume: [Row] = [
        Row(
            "l", .volume, 1, symbols: "l|L|ltr|ℓ",
            "liter|liters|litre|litres|litern|litro|litros|litri|litr|litry|litrow|升|公升|リットル|리터"),
        Row(
            "dl", .volume, 0.1, symbols: "dl|dL",
            "deciliter|deciliters|decilitre|decilitres|deziliter|décilitre|décilitres|decilitro|decilitros|decilitri|デシリットル|데시리터|分升"
        ),
        Row(
            "cl", .volume, 0.01, symbols: "cl|cL",
            "centiliter|centiliters|centilitre|centilitres|zentiliter|centilitro|centilitros|centilitri|santilitre|センチリットル|센티리터|厘升"
        ),
        Row(
            "ml", .volume, 0.001, symbols: "ml|mL|㎖",
            "milliliter|milliliters|millilitre|millilitres|mililitro|mililitros|millilitro|millilitri|mililitr|mililitre|mililitri|毫升|ミリリットル|밀리리터"
        ),
        Row(
            "hl", .volume, 100, symbols: "hl|hL",
            "hectoliter|hectoliters|hectolitre|hectolitres|hektoliter|hectolitro|hectolitros|ettolitri|百升"),
        Row(
            "m³", .volume, 1000, symbols: "m³|㎥|cu m|cbm",
            "cubic meter|cubic meters|cubic metre|cubic metres|kubikmeter|mètres cubes|mètre cube|metro cúbico|metros cúbicos|metro cubo|metri cubi|"
                + "kubieke meter|metreküp|立方米|立方メートル|세제곱미터|입방미터|입방 미터"),
        Row(
            "cm³", .volume, 0.001, symbols: "cm³|cc|ccm",
            "cubic centimeter|cubic centimeters|cubic centimetre|cubic centimetres|kubikzentimeter|kubikcentimeter|centímetros cúbicos|"
                + "centímetro cúbico|centimetri cubi|centimètres cubes|kubieke centimeter|santimetreküp|santimetre küp|立方厘米|立方センチメートル|세제곱센티미터|입방센티미터"
        ),
        Row("km³", .volume, 1e12, symbols: "km³", "cubic kilometers|kubikkilometer"),
        Row(
            "ft³", .volume, 28.3168, symbols: "ft³|cu ft|cu. ft.",
            "cubic foot|cubic feet|kubikfuß|kubikfot|pieds cubes|pies cúbicos|pés cúbicos|piedi cubi|kubieke voet|ayak küp|"
                + "feet küp|立方英尺|立方フィート|입방피트|입방 피트|세제곱피트"),
        Row(
            "in³", .volume, 0.0163871, symbols: "in³|cu in",
            "cubic inch|cubic inches|kubiktum|pulgadas cúbicas|polegadas cúbicas|立方英寸"),
        Row(
            "gal", .volume, 3.78541, symbols: "gal|gal.",
            "gallon|gallons|gallonen|galón|galones|galão|galões|gallone|galloni|galon|galony|加仑|ガロン|갤런"),
        Row("qt", .volume, 0.946353, symbols: "qt|qts", "quart|quarts|夸脱|クォート|쿼트"),
        Row("pt", .volume, 0.473176, symbols: "", "pint|pints|pinte|pintes|pinta|pintas|pinte|品脱|パイント|파인트"),
        Row(
            "fl oz", .volume, 0.0295735, symbols: "fl oz|fl. oz|fl. oz.|fl.oz.",
            "fluid ounce|fluid ounces|onzas líquidas|液量盎司|液体オンス"),
        Row(
            "cup", .volume, 0.236588, symbols: "",
            "cup|cups|tasse|tassen|tasses|taza|tazas|xícara|xícaras|tazza|tazze|kopje|kopjes|kop|koppen"),
        Row(
            "tbsp", .volume, 0.0147868, symbols: "tbsp|tbsp.|tbs",
            "tablespoon|tablespoons|esslöffel|cucharada|cucharadas|eetlepel|eetlepels"),
        Row(
            "tsp", .volume, 0.00492892, symbols: "tsp|tsp.",
            "teaspoon|teaspoons|teelöffel|cucharadita|cucharaditas|theelepel|theelepels"),
        Row(
            "bbl", .volume, 158.987, symbols: "bbl",
            "barrel|barrels|barriles|barril|barris|barili|barile|fat|vaten|barils|varil|桶|バレル|배럴"),
    ]

    private static let mass: [Row] = [
        Row(
            "kg", .mass, 1, symbols: "kg|kgs|KG|Kg|㎏",
            "kilogram|kilograms|kilogramme|kilogrammes|kilogramm|kilo|kilos|kilogramo|kilogramos|quilograma|quilogramas|quilo|quilos|chilogrammo|"
                + "chilogrammi|chilo|chili|kilogramow|千克|公斤|キログラム|킬로그램|킬로"),
        Row(
            "g", .mass, 0.001, symbols: "g|gr|gr.|gms|㌘",
            "gram|grams|gramme|grammes|gramm|gramo|gramos|grama|gramas|grammo|grammi|gramow|gramy|克|グラム|그램"),
        Row(
            "mg", .mass, 1e-6,
            "milligram|milligrams|milligramme|milligrammes|milligramm|miligramo|miligramos|miligrama|miligramas|milligrammi|milligrammo|miligram|毫克|ミリグラム|밀리그램"
        ),
        Row(
            "µg", .mass, 1e-9, symbols: "µg|μg|mcg",
            "microgram|micrograms|mikrogramm|mikrogram|microgramo|microgramos|microgrammi|微克|マイクログラム|마이크로그램"),
        Row(
            "t", .mass, 1000, symbols: "t",
            "metric ton|metric tons|metric tonnes|ton|tons|tonne|tonnes|tonnen|tonelada|toneladas|tonnellata|tonnellate|tonnellata metrica|tonnellate metriche|"
                + "toneladas métricas|tonelada métrica|t métricas|tonnes métriques|metrische ton|metrisk ton|metriska ton|tona|tony|tonn|metrik ton|吨|公吨|トン|톤|미터톤"
        ),
        Row(
            "lb", .mass, 0.453592, symbols: "lb|lbs|lb.|lbs.",
            "pound|pounds|libbre|libbra|libras|libra|livres|livre|pond|pfund|funt|funtow|skålpund|磅|ポンド|파운드"),
        Row(
            "oz", .mass, 0.0283495, symbols: "oz|oz.",
            "ounce|ounces|unze|unzen|once|onces|onza|onzas|onça|onças|oncia|uncja|uncji|ons|盎司|オンス|온스"),
        Row("st", .mass, 6.35029, symbols: "", "stone"),
        Row("斤", .mass, 0.5, symbols: "", "斤|市斤"), Row("两", .mass, 0.05, symbols: "", "两"),
    ]

    private static let speed: [Row] = [
        Row(
            "km/h", .speed, 1 / 3.6, symbols: "km/h|kmh|kph|km/u|km/t|km / h|kmph",
            "kilometers per hour|kilometres per hour|kilometer per hour|kilometer pro stunde|kilomètres par heure|kilomètre par heure|kilómetros por hora|"
                + "quilômetros por hora|quilómetros por hora|chilometri all'ora|chilometri orari|kilometer per uur|kilometer i timmen|kilometer per timme|"
                + "kilometre bölü saat|kilometre/saat|km saat|km/saat|kilometers an hour|公里每小时|千米每小时|公里/小时|千米/小时|キロメートル毎時|킬로미터/시|킬로미터 퍼 시간"
        ),
        Row(
            "m/s", .speed, 1, symbols: "m/s|mps",
            "meters per second|metres per second|meter per second|meter pro sekunde|mètres par seconde|metros por segundo|metri al secondo|"
                + "meter per seconde|meter per sekund|metre bölü saniye|metre/saniye|米每秒|米/秒|メートル毎秒|초당 미터"),
        Row(
            "km/s", .speed, 1000,
            "kilometers per second|kilometres per second|kilómetros por segundo|quilômetros por segundo|chilometri al secondo|千米每秒|公里每秒|千米/秒|公里/秒"
        ),
        Row(
            "mph", .speed, 0.44704, symbols: "mph|mi/h|m.p.h.",
            "miles per hour|mile per hour|miles an hour|meilen pro stunde|milles à l'heure|millas por hora|milhas por hora|miglia orarie|miglia all'ora|"
                + "mijl per uur|mil/saat|mil per saat|英里每小时|英里/小时|マイル毎時"),
        Row(
            "kn", .speed, 0.514444, symbols: "kn|kt|kts",
            "knot|knots|knoten|nudos|nudo|nós|nodi|knop|knopen|nœuds|节|ノット|노트"),
        Row("ft/s", .speed, 0.3048, symbols: "ft/s|fps", "feet per second|pies por segundo|pés por segundo|英尺每秒|英尺/秒"),
    ]

    private static let other: [Row] = [
        Row(
            "°C", .temperature, 1, offset: 273.15, symbols: "°C|°c|º C|ºC|℃|deg C|˚C|C",
            "degrees celsius|degree celsius|degrees centigrade|degree centigrade|degrees c|degree c|deg celsius|celsius|centigrade|grad celsius|grad c|°celsius|"
                + "degrés celsius|degré celsius|degrés centigrades|degrés c|degré c|grados celsius|grado celsius|grados centígrados|grado centígrado|grados c|graus celsius|"
                + "graus centígrados|graus c|grau celsius|gradi celsius|gradi centigradi|grado centigrado|gradi c|graden celsius|graden c|grader celsius|grader c|"
                + "derece santigrat|santigrat derece|santigrat|°celsius|derece c|摄氏度|度摄氏|℃|セルシウス度|摂氏度|섭씨|도 섭씨"),
        Row(
            "°F", .temperature, 5 / 9, offset: 255.372, symbols: "°F|°f|º F|ºF|℉|deg F|˚F",
            "degrees fahrenheit|degree fahrenheit|degrees f|degree f|fahrenheit|grad fahrenheit|grad f|°fahrenheit|degrés fahrenheit|degré fahrenheit|degrés f|"
                + "grados fahrenheit|grado fahrenheit|grados f|graus fahrenheit|graus f|gradi fahrenheit|gradi f|graden fahrenheit|graden f|grader fahrenheit|grader f|"
                + "derece fahrenhayt|derece fahrenhaytı|fahrenhayt|derece f|华氏度|度华氏|華氏度|도 화씨"),
        Row("K", .temperature, 1, symbols: "", "kelvin|kelvins|degrees kelvin|degrees k|开尔文|ケルビン|켈빈|grader kelvin"),
        Row(
            "°", .angle, 1, symbols: "°|º|˚",
            "degree|degrees|deg|grad|degré|degrés|grado|grados|grau|graus|gradi|graad|graden|grader|stopnie|stopni|derece|度|도"
        ),
        Row(
            "rad", .angle, 57.29578, symbols: "rad",
            "radian|radians|radiant|radianes|radianos|radianti|radialen|radianer|弧度|ラジアン|라디안"),
        Row("rev", .angle, 360, symbols: "", "turn|turns|slagen|volta|voltas|vuelta|vueltas|umdrehungen|回転"),
        Row("W", .power, 1, symbols: "W", "watt|watts|vatios|vatio|瓦|瓦特|ワット|와트"),
        Row("kW", .power, 1e3, symbols: "kW|kw", "kilowatt|kilowatts|kilovatios|千瓦|キロワット|킬로와트"),
        Row("MW", .power, 1e6, symbols: "MW", "megawatt|megawatts|megavatios|兆瓦|メガワット|메가와트"),
        Row(
            "hp", .power, 745.7, symbols: "hp|PS|bhp",
            "horsepower|pferdestärken|chevaux|caballos de fuerza|cavalli|马力|馬力|마력"),
        Row("kWh", .energy, 3.6e6, symbols: "kWh|kwh", "kilowatt hours|kilowatt-hours|kilowattstunden"),
        Row("J", .energy, 1, symbols: "", "joule|joules|焦耳|ジュール"),
        Row("kJ", .energy, 1e3, symbols: "kJ", "kilojoule|kilojoules"),
        Row("kcal", .energy, 4184, symbols: "kcal", "kilocalories|kilokalorien|大卡|キロカロリー"),
        Row("cal", .energy, 4.184, symbols: "", "calorie|calories|kalorien|calorías|calorie|卡路里|カロリー|칼로리"),
        Row("Pa", .pressure, 1, symbols: "Pa", "pascal|pascals"),
        Row("kPa", .pressure, 1e3, symbols: "kPa", "kilopascal|kilopascals"),
        Row("hPa", .pressure, 100, symbols: "hPa|mbar", "hektopascal"),
        Row("bar", .pressure, 1e5, symbols: "", "bar"),
        Row("psi", .pressure, 6894.76, symbols: "psi", "pounds per square inch"),
        Row("Hz", .frequency, 1, symbols: "Hz", "hertz|赫兹|ヘルツ|헤르츠"),
        Row("kHz", .frequency, 1e3, symbols: "kHz", "kilohertz"),
        Row("MHz", .frequency, 1e6, symbols: "MHz", "megahertz"),
        Row("GHz", .frequency, 1e9, symbols: "GHz", "gigahertz"),
        Row("V", .voltage, 1, symbols: "V", "volt|volts|voltios|伏特|ボルト|볼트"),
        Row("kV", .voltage, 1e3, symbols: "kV", "kilovolt|kilovolts"),
        Row("mAh", .electricCharge, 3.6, symbols: "mAh", "milliamp hours"),
        Row("mA", .electricCurrent, 1e-3, symbols: "mA", "milliamps|milliampere"),
        Row("A", .electricCurrent, 1, symbols: "", "ampere|amperes|amps"),
        Row("Ω", .resistance, 1, symbols: "Ω|kΩ", "ohm|ohms"),
        Row("N", .force, 1, symbols: "Nm", "newton|newtons"),
        Row("mpg", .fuelEconomy, 0.425144, symbols: "mpg", "miles per gallon"),
        Row("dB", .other, 1, symbols: "dB", "decibel|decibels"),
        Row("px", .other, 1, symbols: "px", "pixel|pixels"),
    ]

    private static let data: [Row] = [
        Row("bit", .dataSize, 0.125, symbols: "", "bit|bits|比特|ビット|비트"),
        Row("B", .dataSize, 1, symbols: "", "byte|bytes|octets|octet|字节|バイト|바이트|bayt"),
        Row("kB", .dataSize, 1e3, symbols: "kB|KB|kb|KiB|ko", "kilobyte|kilobytes|kilooctets|千字节|キロバイト|킬로바이트|kilobayt"),
        Row(
            "MB", .dataSize, 1e6, symbols: "MB|mb|Mb|MiB|Mo",
            "megabyte|megabytes|megaoctets|mégaoctets|兆字节|メガバイト|메가바이트|megabayt"),
        Row(
            "GB", .dataSize, 1e9, symbols: "GB|gb|Gb|GiB|Go",
            "gigabyte|gigabytes|gigaoctets|千兆字节|吉字节|ギガバイト|ギガ|기가바이트|gigabayt|gigabit|gigabits"),
        Row("TB", .dataSize, 1e12, symbols: "TB|tb|Tb|TiB", "terabyte|terabytes|太字节|テラバイト|테라바이트|terabayt"),
        Row("PB", .dataSize, 1e15, symbols: "PB", "petabyte|petabytes|拍字节|ペタバイト|페타바이트|petabayt"),
        Row("Mbit/s", .dataRate, 125_000, symbols: "Mbps|Mbit/s|Mb/s|mbps", "megabits per second"),
        Row("Gbit/s", .dataRate, 1.25e8, symbols: "Gbps|Gbit/s|gbps", "gigabits per second"),
        Row("kbit/s", .dataRate, 125, symbols: "kbps|kbit/s|Kbps", "kilobits per second"),
        Row("MB/s", .dataRate, 1e6, symbols: "MB/s", "megabytes per second"),
    ]
}
