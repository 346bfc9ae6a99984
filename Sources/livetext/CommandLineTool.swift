// SPDX-License-Identifier: Apache-2.0

import Glibc
import LiveText

/// The program: options in, results on standard output, errors on standard error, an exit code back.
enum CommandLineTool {
    /// All went well.
    private static let success: Int32 = 0
    /// The command line makes no sense.
    private static let usageError: Int32 = 2

    /// Runs the program.
    ///
    /// - Parameter arguments: with the program's name first.
    /// - Returns: the exit code: 0 when all went well, 1 when a file failed, 2 for a wrong command line.
    static func run(_ arguments: [String]) async -> Int32 {
        let options: CommandLineOptions
        do {
            options = try CommandLineOptions(arguments)
        } catch {
            write("livetext: \(error.message)\nTry 'livetext --help'.\n", to: .error)
            return usageError
        }
        switch options.command {
        case .help(let text):
            write(text, to: .output)
            return success
        case .version:
            write(versionText, to: .output)
            return success
        case .recognize(let files):
            return await RecognizeCommand(options: options).run(files)
        case .codes(let files):
            let command = CodesCommand(options: options)
            return options.readsJSONLines ? await command.runBatch() : await command.run(files)
        case .payload(let texts):
            let command = PayloadCommand(options: options)
            return options.readsJSONLines ? command.runBatch() : command.run(texts)
        case .detect:
            return DetectCommand(options: options).run()
        }
    }

    private static var versionText: String {
        var lines = ["livetext \(BuildInfo.version)"]
        for part in Components.engines { lines.append("  \(part.name) \(part.version)") }
        for part in Components.optionalParts {
            lines.append("  \(part.name) \(part.version) (optional: \(part.adds ?? ""))")
        }
        let languages = ImageAnalyzer.supportedTextRecognitionLanguages
        lines.append("  languages: " + (languages.isEmpty ? "none" : languages.joined(separator: " ")))
        return lines.joined(separator: "\n") + "\n"
    }
}

/// Where text goes.
enum StandardStream {
    case output
    case error

    fileprivate var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
}

/// Writes text at once. When nobody reads any more the program ends by SIGPIPE, quietly, as filters do.
func write(_ text: String, to stream: StandardStream) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(stream.descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno != EINTR { return }
        rest = rest.dropFirst(max(count, 0))
    }
}
