// SPDX-License-Identifier: Apache-2.0

import LiveTextCore

extension EngineWorker {
    /// Sample lines read less surely than this may be written in another script: letters of one read as another's come to
    /// 0.4 to 0.65, print in the right one to 0.85 and more.
    private static let doubtful = 0.75
    /// Lines of another script are read at least this surely.
    private static let convincing = 0.8
    /// Scripts that are tried; each takes about as long as loading an engine.
    private static let maximumScriptCount = 4
    /// A picture has names and numbers in Latin letters beside another script, but more languages make reading slow.
    private static let maximumLanguageCount = 2

    /// Finds which way up a picture is and the languages it is read in: the expected ones, or those of another script when
    /// its sample lines are nothing in the expected ones and surely text in that one.
    func orientation(
        of surveyed: SurveyedPicture, in languages: RecognitionLanguages, view: UnitRect,
        shouldStop: @escaping @Sendable () -> Bool
    ) throws -> (orientation: PageOrientation, languages: [String]) {
        func orientation(in languages: [String]) throws -> PageOrientation {
            try run(languages: languages) { engine in
                ReadingPicture.orientation(
                    of: surveyed, view: view, reader: LineReader(engine: engine, languages: languages),
                    shouldStop: shouldStop)
            }
        }
        var chosen = (orientation: try orientation(in: languages.expected), languages: languages.expected)
        if let score = chosen.orientation.score, score < Self.doubtful {
            for language in languages.ofOtherScripts.prefix(Self.maximumScriptCount) where !shouldStop() {
                // Data that cannot be used is no reason to read nothing.
                guard let other = try? orientation(in: [language]), let score = other.score, score >= Self.convincing
                else { continue }
                chosen = (other, [language] + languages.expected.prefix(Self.maximumLanguageCount - 1))
                break
            }
        }
        return chosen
    }
}
