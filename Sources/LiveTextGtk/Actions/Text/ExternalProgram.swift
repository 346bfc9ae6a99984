// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit

/// A program that the desktop may have, started without a shell.
@MainActor
struct ExternalProgram {
    /// Where it is.
    let path: String

    /// Finds a program in PATH; `nil` when there is none.
    init?(_ name: String) {
        guard let found = g_find_program_in_path(name) else { return nil }
        defer { g_free(found) }
        path = String(cString: found)
    }

    /// Starts the program and does not wait for it.
    ///
    /// - Returns: the process.
    @discardableResult
    func start(_ arguments: [String]) throws(GLibError) -> GObjectReference {
        try process(arguments, flags: G_SUBPROCESS_FLAGS_STDOUT_SILENCE.rawValue)
    }

    /// Runs the program on a text and gives what it writes.
    func output(_ arguments: [String], input: String) async throws(GLibError) -> String {
        let process = try process(
            arguments,
            flags: G_SUBPROCESS_FLAGS_STDIN_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue
                | G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue)
        let result = await AsyncCall.result {
            g_subprocess_communicate_utf8_async(cast(process), input, nil, $0, $1)
        }
        var output: UnsafeMutablePointer<CChar>?
        _ = try throwingGLibError {
            g_subprocess_communicate_utf8_finish(cast(process), cast(result), &output, nil, $0)
        }
        defer { g_free(output) }
        guard g_subprocess_get_successful(cast(process)) != 0, let output else {
            throw GLibError(message: localized("%1$@ failed.", path))
        }
        return String(cString: output)
    }

    private func process(_ arguments: [String], flags: UInt32) throws(GLibError) -> GObjectReference {
        // A NUL would end an argument for C.
        let words = ([path] + arguments).map { g_strdup(String($0.prefix { $0 != "\0" })) }
        defer { for word in words { g_free(word) } }
        var vector: [UnsafePointer<CChar>?] = words.map { UnsafePointer($0) } + [nil]
        let process = try throwingGLibError { g_subprocess_newv(&vector, GSubprocessFlags(rawValue: flags), $0) }
        guard let process else { throw GLibError(message: localized("%1$@ failed.", path)) }
        return GObjectReference(adopting: process)
    }
}
