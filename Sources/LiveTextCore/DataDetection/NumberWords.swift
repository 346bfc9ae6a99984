// SPDX-License-Identifier: Apache-2.0

/// Numbers written in words, and the words that multiply a number: `three`, `million`, `万`.
enum NumberWords {
    enum Meaning: Sendable {
        /// Adds to what follows or precedes: one, twenty.
        case small(Int)
        /// Multiplies what precedes within its scale: hundred, 百.
        case hundred(Double)
        /// Multiplies all that precedes: thousand, million, 万.
        case scale(Double)
    }

    static let lexicon = Lexicon<Meaning>(smallNumbers + compounds + multipliers)

    private static let multipliers: [(phrases: String, meaning: Meaning)] = [
        ("hundred|hundert|honderd|cien|ciento|cento|cem|cent|cents cinquante|hundra|sto|百|백|yuz", .hundred(100)),
        ("十|십", .hundred(10)),
        ("千|천", .hundred(1000)),
        ("thousand|tausend|duizend|mil|mille|mila|tusen|tysiac|tysiace|tysiecy|bin", .scale(1e3)),
        ("万|萬|만", .scale(1e4)),
        ("億|亿|억", .scale(1e8)),
        ("兆|조", .scale(1e12)),
        (
            "million|millions|mio|mn|mln|millionen|miljoen|miljoenen|millon|millones|milione|milioni|milhao|milhoes|"
                + "miljon|miljoner|milion|miliony|milionow|milyon",
            .scale(1e6)
        ),
        (
            "billion|billions|bn|bln|milliarde|milliarden|mrd|miljard|miljarden|milliard|milliards|mil millones|"
                + "miliardo|miliardi|bilhao|bilhoes|miljarder|miliard|miliardy|miliardow|milyar",
            .scale(1e9)
        ),
        ("trillion|trillions|trilyon|trilhao|trilhoes|trilione|trilioni|billon|billones", .scale(1e12)),
    ]

    /// 0…20 and the tens by language; places in a row are values, `,` separates, `/` separates forms.
    private static let smallNumbers: [(phrases: String, meaning: Meaning)] = {
        let lists = [
            "zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,"
                + "seventeen,eighteen,nineteen",
            "null,ein/eine/einen/einem/einer/eins,zwei,drei,vier,funf/fuenf,sechs,sieben,acht,neun,zehn,elf,"
                + "zwolf/zwoelf,"
                + "dreizehn,vierzehn,funfzehn,sechzehn,siebzehn,achtzehn,neunzehn",
            "zero,un/une,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,"
                + "dix-sept,dix-huit,dix-neuf",
            "cero,un/uno/una,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,"
                + "dieciseis,diecisiete,dieciocho,diecinueve",
            "zero,um/uma,dois/duas,tres,quatro,cinco,seis,sete,oito,nove,dez,onze,doze,treze,quatorze/catorze,quinze,"
                + "dezesseis/dezasseis,dezessete/dezassete,dezoito,dezenove/dezanove",
            "zero,un/uno/una,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici,tredici,quattordici,"
                + "quindici,sedici,diciassette,diciotto,diciannove",
            "nul,een/één,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf,dertien,veertien,vijftien,zestien,"
                + "zeventien,achttien,negentien",
            "noll,ett,tva,tre,fyra,fem,sex,sju,atta,nio,tio,elva,tolv,tretton,fjorton,femton,sexton,sjutton,"
                + "arton,nitton",
            "zero,jeden/jedna/jedno,dwa/dwie,trzy,cztery,piec,szesc,siedem,osiem,dziewiec,dziesiec,jedenascie,"
                + "dwanascie,trzynascie,czternascie,pietnascie,szesnascie,siedemnascie,osiemnascie,dziewietnascie",
            "sifir,bir,iki,uc,dort,bes,alti,yedi,sekiz,dokuz,on",
            "零/〇,一,二/两/兩/両,三,四,五,六,七,八,九",
            "영,일,이,삼,사,오,육,칠,팔,구",
            ",한/하나,두/둘,세/셋,네/넷,다섯,여섯,일곱,여덟,아홉,열",
        ]
        let tens = [
            "twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety",
            "zwanzig,dreissig,vierzig,funfzig,sechzig,siebzig,achtzig,neunzig",
            "vingt,trente,quarante,cinquante,soixante,septante,huitante/quatre-vingt/quatre-vingts,nonante/quatre-vingt-dix",
            "veinte,treinta,cuarenta,cincuenta,sesenta,setenta,ochenta,noventa",
            "vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa",
            "venti,trenta,quaranta,cinquanta,sessanta,settanta,ottanta,novanta",
            "twintig,dertig,veertig,vijftig,zestig,zeventig,tachtig,negentig",
            "tjugo,trettio,fyrtio,femtio,sextio,sjuttio,attio,nittio",
            "dwadziescia,trzydziesci,czterdziesci,piecdziesiat,szescdziesiat,siedemdziesiat,osiemdziesiat,"
                + "dziewiecdziesiat",
            "yirmi,otuz,kirk,elli,altmis,yetmis,seksen,doksan",
        ]
        return entries(lists, from: 0, step: 1) + entries(tens, from: 20, step: 10)
    }()

    /// 21…99 in the languages that write them in one word.
    private static let compounds: [(phrases: String, meaning: Meaning)] = {
        var result: [(phrases: String, meaning: Meaning)] = []
        func add(_ units: String, _ joint: String, _ tens: String, unitFirst: Bool) {
            for (tenIndex, ten) in tens.split(separator: ",").enumerated() {
                for (unitIndex, unit) in units.split(separator: ",").enumerated() {
                    // Italian drops the ten's last vowel before a vowel: `ventuno`.
                    let stem = !unitFirst && joint.isEmpty && "uo".contains(unit.prefix(1)) ? ten.dropLast() : ten
                    let word = unitFirst ? unit + joint + ten : stem + joint + unit
                    result.append((String(word), .small((tenIndex + 2) * 10 + unitIndex + 1)))
                }
            }
        }
        add(
            "ein,zwei,drei,vier,funf,sechs,sieben,acht,neun", "und",
            "zwanzig,dreissig,vierzig,funfzig,sechzig,siebzig,achtzig,neunzig", unitFirst: true)
        add(
            "een,twee,drie,vier,vijf,zes,zeven,acht,negen", "en",
            "twintig,dertig,veertig,vijftig,zestig,zeventig,tachtig,negentig", unitFirst: true)
        add(
            "uno,due,tre,quattro,cinque,sei,sette,otto,nove", "",
            "venti,trenta,quaranta,cinquanta,sessanta,settanta,ottanta,novanta", unitFirst: false)
        result += entries(
            [
                "veintiuno/veintiun,veintidos,veintitres,veinticuatro,veinticinco,veintiseis,veintisiete,veintiocho,veintinueve"
            ],
            from: 21, step: 1)
        return result
    }()

    private static func entries(
        _ lists: [String], from first: Int, step: Int
    ) -> [(phrases: String, meaning: Meaning)] {
        lists.flatMap { list in
            list.split(separator: ",", omittingEmptySubsequences: false).enumerated().map { index, forms in
                (forms.split(separator: "/").joined(separator: "|"), .small(first + index * step))
            }
        }
    }
}
