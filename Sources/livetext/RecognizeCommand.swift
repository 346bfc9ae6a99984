// SPDX-License-Identifier: Apache-2.0

import Glibc
import LiveText

/// `livetext recognize`: reads files one after another.
struct RecognizeCommand {
    /// Stands for standard input.
    private static let standardInput = "-"

    let options: CommandLineOptions

    /// Reads the files.
    ///
    /// - Returns: the exit code: 0, or 1 when a file failed; the others are still read.
    func run(_ files: [String]) async -> Int32 {
        // While the first file is decoded.
        async let isReady: Void = prepare()
        var output = RecognizeOutput(format: options.format, hasSeveralFiles: files.count > 1)
        var exitCode: Int32 = 0
        for file in files {
            do {
                try await read(file, output: &output)
            } catch {
                write("livetext: \(name(of: file)): \(ErrorText.describe(error))\n", to: .error)
                exitCode = 1
            }
        }
        output.finish()
        await isReady
        return exitCode
    }

    /// Loads an engine, and tells what cannot be read.
    private func prepare() async {
        ImageAnalyzer.shared.prewarm(for: configuration, engineCount: 1)
        tellMissingLanguages()
    }

    private var configuration: AnalysisConfiguration {
        var configuration = AnalysisConfiguration(options.format == .json ? [.text, .machineReadableCode] : .text)
        configuration.locales = options.languages
        configuration.readsPageOnce = options.readsPageOnce
        configuration.detectsData = options.format == .json
        return configuration
    }

    /// Languages asked for without data do not stop the others; that they were not read is told once.
    private func tellMissingLanguages() {
        let missing = options.languages.compactMap { language -> String? in
            guard case .missing(let package) = ImageAnalyzer.availability(ofLanguage: language) else { return nil }
            return "livetext: no language data for '\(language)'; install the package \(package)\n"
        }
        // When nothing is left to read with, every file says so.
        if missing.count < options.languages.count { write(missing.joined(), to: .error) }
    }

    private func name(of file: String) -> String { file == Self.standardInput ? "standard input" : file }

    private func read(_ file: String, output: inout RecognizeOutput) async throws {
        let source: ImageSource =
            file == Self.standardInput ? .descriptor(STDIN_FILENO, name: name(of: file)) : .file(path: file)
        var timings = Timings()
        let (image, damage) = try await decode(source)
        timings.decoded()
        let request = AnalysisRequest(image: image.buffer, configuration: configuration)
        var analysis: ImageAnalysis?
        do {
            for try await update in ImageAnalyzer.shared.updates(for: request) {
                analysis = update.analysis
                if !update.analysis.blocks.isEmpty { timings.hasLine() }
            }
            if options.tellsTimings { write(timings.finished(file: name(of: file)), to: .error) }
        } catch {
            // Codes may be there although text cannot be read.
            if let analysis, analysis.hasResults(for: .machineReadableCode) { output.write(analysis, file: file) }
            throw error
        }
        if let analysis { output.write(analysis, file: file) }
        if let damage { throw damage }
    }

    /// Decodes; a damaged file gives the part that could be read and the error to tell about it.
    private func decode(_ source: ImageSource) async throws -> (image: DecodedImage, damage: ImageDecodingError?) {
        do {
            return (try await ImageDecoder.image(from: source), nil)
        } catch let error as ImageDecodingError {
            guard case .damaged(_, let partial?) = error else { throw error }
            return (partial, error)
        }
    }
}
