// SPDX-License-Identifier: Apache-2.0

/// Names of the books whose chapters and verses are written as times are: `John 3:16`.
enum ScriptureBooks {
    /// The names and their common abbreviations. Short words that name days or halves of the day are left out.
    static let lexicon = Lexicon<Bool>([
        (
            "genesis|gen|gen.|exodus|exod|exod.|leviticus|lev|lev.|numbers|num|deuteronomy|deut|deut.|dtn|joshua|josh|judges|judg|"
                + "ruth|samuel|sam|kings|kgs|chronicles|chron|chr|ezra|nehemiah|neh|esther|esth|job|psalm|psalms|ps|ps.|proverbs|prov|"
                + "prov.|ecclesiastes|eccl|eccles|song of songs|song of solomon|isaiah|isa|isa.|jeremiah|jer|jer.|lamentations|lam|"
                + "ezekiel|ezek|daniel|dan|hosea|hos|joel|amos|obadiah|obad|jonah|micah|mic|nahum|habakkuk|hab|zephaniah|zeph|haggai|"
                + "hag|zechariah|zech|malachi|mal|matthew|matt|matt.|mt|mt.|mark|mk|mk.|luke|lk|lk.|john|jn|jn.|acts|romans|rom|rom.|"
                + "corinthians|cor|cor.|galatians|gal|gal.|ephesians|eph|eph.|philippians|phil|phil.|colossians|col|col.|"
                + "thessalonians|thess|thess.|timothy|tim|tim.|titus|philemon|hebrews|heb|heb.|james|jas|peter|pet|pet.|jude|"
                + "revelation|revelations|rev|rev.|sirach|tobit|maccabees",
            true
        ),
        (
            "mose|levitikus|numeri|deuteronomium|josua|richter|rut|könige|chronik|esra|nehemia|ester|hiob|ijob|psalmen|sprüche|"
                + "prediger|kohelet|hohelied|jesaja|jes|jes.|jeremia|klagelieder|hesekiel|ezechiel|hosea|obadja|jona|micha|habakuk|"
                + "zefanja|sacharja|maleachi|matthäus|markus|lukas|johannes|joh|joh.|apostelgeschichte|apg|apg.|römer|röm|röm.|korinther|"
                + "kor|kor.|galater|epheser|philipper|kolosser|thessalonicher|timotheus|hebräer|jakobus|petrus|petr|judas|"
                + "offenbarung|offb|offb.",
            true
        ),
        (
            "genèse|exode|lévitique|nombres|deutéronome|josué|juges|rois|psaume|psaumes|proverbes|ecclésiaste|cantique|isaïe|ésaïe|"
                + "jérémie|ézéchiel|osée|amos|jonas|michée|matthieu|marc|luc|jean|actes|romains|corinthiens|galates|éphésiens|"
                + "philippiens|colossiens|thessaloniciens|timothée|tite|hébreux|jacques|pierre|apocalypse",
            true
        ),
        (
            "génesis|éxodo|levítico|números|deuteronomio|jueces|reyes|crónicas|salmo|salmos|proverbios|eclesiastés|isaías|jeremías|"
                + "ezequiel|oseas|jonás|mateo|marcos|lucas|juan|hechos|romanos|corintios|gálatas|efesios|filipenses|colosenses|"
                + "tesalonicenses|timoteo|tito|hebreos|santiago|pedro|apocalipsis|"
                + "gênesis|êxodo|provérbios|juízes|reis|mateus|joão|atos|coríntios|efésios|tessalonicenses|hebreus|tiago|apocalipse",
            true
        ),
        (
            "genesi|esodo|levitico|numeri|deuteronomio|giosuè|giudici|salmi|proverbi|qoelet|isaia|geremia|ezechiele|daniele|osea|"
                + "giona|matteo|marco|luca|giovanni|gv|atti|romani|corinzi|galati|efesini|filippesi|colossesi|tessalonicesi|ebrei|"
                + "giacomo|pietro|apocalisse",
            true
        ),
        (
            "jozua|rechters|koningen|kronieken|psalmen|spreuken|jesaja|jeremia|mattheüs|matteüs|marcus|lukas|johannes|handelingen|"
                + "romeinen|korintiërs|korinthe|galaten|efeziërs|hebreeën|openbaring|"
                + "moseboken|psaltaren|ordspråksboken|matteus|markus|apostlagärningarna|romarbrevet|korinthierbrevet|"
                + "uppenbarelseboken|rdz|wj|psalm|psalmów|przysłów|izajasza|mateusza|mt|marka|łukasza|łk|jana|dzieje|rzymian|koryntian|"
                + "hebrajczyków|apokalipsa",
            true
        ),
        (
            "創世記|出エジプト記|詩篇|詩編|箴言|イザヤ書|マタイ|マルコ|ルカ|ヨハネ|福音書|使徒行伝|ローマ書|ローマ人への手紙|コリント|ヘブル|黙示録|创世记|創世紀|出埃及记|诗篇|"
                + "馬太福音|马太福音|马可福音|路加福音|约翰福音|約翰福音|使徒行传|罗马书|哥林多前书|启示录|창세기|출애굽기|시편|잠언|마태복음|마가복음|누가복음|"
                + "요한복음|사도행전|로마서|고린도전서|계시록",
            true
        ),
    ])
}
