// SPDX-License-Identifier: Apache-2.0

/// When a host name without a scheme is a link, and when it is a file, a piece of code or two sentences run together.
enum HostPolicy {
    /// Suffixes of files that are also top-level domains: `main.rs`, `readme.md`, `setup.py`.
    static let fileSuffixes: Set<String> = [
        "cab", "cc", "md", "ml", "mm", "mov", "ps", "py", "rs", "sh", "so", "tf", "zip",
    ]

    /// Suffixes of files that are above all country domains; a file's name only among other signs of files: `run.pl`.
    static let sharedSuffixes: Set<String> = ["as", "mk", "pl", "pm"]

    /// Suffixes of files, for telling a list of files by the names beside one.
    static let commonFileSuffixes: Set<String> = [
        "bash", "bat", "c", "cfg", "conf", "cpp", "css", "csv", "cxx", "dll", "doc", "docx", "exe", "gz", "h", "hpp",
        "hs",
        "htm", "html", "ini", "java", "js", "json", "jsx", "kt", "log", "lua", "odt", "php", "pm", "ppt", "pptx", "rb",
        "rtf", "scala", "sql", "swift", "tar", "tex", "toml", "ts", "tsx", "txt", "xls", "xlsx", "xml", "yaml", "yml",
    ]

    /// Whether a top-level domain is one that documents may use in examples (RFC 2606).
    static func isReserved(_ topLevel: String) -> Bool {
        ["example", "test"].contains(topLevel.lowercased())
    }

    /// Top-level domains that are above all names of members in programs: `item.name`, `window.open`.
    static let memberNames: Set<String> = [
        "active", "author", "call", "click", "date", "day", "dot", "host", "map", "name", "new", "now", "open", "play",
        "read", "run", "select", "style", "video", "zone",
    ]

    /// What members belong to in programs: `self.events`, `window.location`. No registered names of note.
    static let memberOwners: Set<String> = [
        "args", "console", "ctx", "document", "math", "np", "obj", "object", "os", "pd", "plt", "req", "request", "res",
        "response", "self", "std", "super", "sys", "system", "this", "window",
    ]

    /// Labels a name of a package begins with, in reverse of a host's order: `com.example.app`.
    static let reversedDomainLabels: Set<String> = ["com", "org", "net", "edu", "gov", "io", "de", "me", "dev", "app"]

    /// Top-level domains so common that even a capital, which else begins a sentence, leaves a link: `Example.Com`.
    static let capitalizedDomains: Set<String> = ["com", "net", "org"]

    /// Top-level domains that follow hours: `7.am`.
    static let halvesOfDay: Set<String> = ["am", "pm"]

    /// Suffixes of files that follow an `@` in names such as `logo@2x.png`.
    static let pictureSuffixes: Set<String> = [
        "avif", "bmp", "gif", "heic", "ico", "jpeg", "jpg", "pdf", "png", "svg", "tif", "tiff", "webp",
    ]
}
