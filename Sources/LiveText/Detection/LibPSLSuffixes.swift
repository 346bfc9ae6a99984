// SPDX-License-Identifier: Apache-2.0

#if LEGIBLE_PSL
    import Glibc
    internal import LiveTextCore

    /// The public suffix list as libpsl has it, loaded at run time.
    package struct LibPSLSuffixes: PublicSuffixFinding {
        /// The library of this machine; `nil` where there is none, or loading is switched off by `LEGIBLE_RUNTIME=none`.
        package static let installed = LibPSLSuffixes()

        /// The library's version, as `0.21.2`.
        package let version: String

        private typealias IsPublicSuffix =
            @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> CInt

        /// `psl_is_public_suffix2`.
        private let isPublicSuffix: IsPublicSuffix

        /// `psl_ctx_t *`: the list built into the library, constant and never freed.
        private nonisolated(unsafe) let list: OpaquePointer

        /// Suffixes of registries (`PSL_TYPE_ICANN`), only those that are on the list (`PSL_TYPE_NO_STAR_RULE`).
        private static let listedRegistries: CInt = 1 << 0 | 1 << 2

        private static let library = "libpsl.so.5"

        private init?() {
            if let setting = getenv("LEGIBLE_RUNTIME"), strcmp(setting, "none") == 0 { return nil }
            guard let handle = dlopen(Self.library, RTLD_NOW | RTLD_LOCAL) else { return nil }
            guard let builtin = dlsym(handle, "psl_builtin"), let question = dlsym(handle, "psl_is_public_suffix2"),
                let list = unsafeBitCast(builtin, to: (@convention(c) () -> OpaquePointer?).self)()
            else {
                dlclose(handle)
                return nil
            }
            self.list = list
            isPublicSuffix = unsafeBitCast(question, to: IsPublicSuffix.self)
            version = Self.version(of: handle)
        }

        package func isRegistrable(host: String) -> Bool {
            guard !host.utf8.contains(0), !isListed(host) else { return false }
            var rest = host[...]
            while let dot = rest.firstIndex(of: ".") {
                guard dot > rest.startIndex else { return false }
                rest = rest[rest.index(after: dot)...]
                if isListed(String(rest)) { return true }
            }
            return false
        }

        private func isListed(_ name: String) -> Bool {
            !name.isEmpty && isPublicSuffix(list, name, Self.listedRegistries) != 0
        }

        private static func version(of handle: UnsafeMutableRawPointer) -> String {
            guard let symbol = dlsym(handle, "psl_get_version"),
                let text = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafePointer<CChar>?).self)()
            else { return "present" }
            return String(cString: text)
        }
    }
#endif
