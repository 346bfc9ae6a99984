// SPDX-License-Identifier: Apache-2.0

internal import CGtk
internal import GtkKit

/// Reads text aloud through speech-dispatcher.
@MainActor
final class Speech {
    /// Longest text that is passed on, in characters: what an argument can hold in any script.
    private static let longestText = 30_000

    /// The one that speaks, whichever overlay asked for it.
    private static var speaking: GObjectReference?

    /// Read Aloud, or Stop Reading Aloud while it speaks.
    func item(_ request: TextActionRequest) -> LiveTextMenu.Item {
        let program = ExternalProgram("spd-say")
        if Self.speaking != nil, let program {
            return LiveTextMenu.Item(
                id: "text.stopReadingAloud", title: localized("Stop Reading Aloud"),
                iconName: "legible-speaker-symbolic"
            ) { Self.stop(program) }
        }
        return LiveTextMenu.Item(
            id: "text.readAloud", title: localized("Read Aloud"), iconName: "legible-speaker-symbolic",
            isEnabled: program != nil,
            tooltip: program == nil ? localized("Needs the package %1$@", "speech-dispatcher") : ""
        ) {
            if let program { Self.speak(request, program) }
        }
    }

    private static func speak(_ request: TextActionRequest, _ program: ExternalProgram) {
        var arguments = ["--wait", "--application-name", "legible"]
        if let language = request.language?.split(separator: "-").first {
            arguments += ["--language", String(language)]
        }
        do throws(GLibError) {
            let process = try program.start(arguments + ["--", String(request.text.prefix(longestText))])
            speaking = process
            Task {
                let result = await AsyncCall.result { g_subprocess_wait_async(cast(process), nil, $0, $1) }
                _ = try? throwingGLibError { g_subprocess_wait_finish(cast(process), cast(result), $0) }
                guard speaking === process else { return }
                speaking = nil
                if g_subprocess_get_successful(cast(process)) == 0 {
                    request.report(.actionFailed(reason: localized("%1$@ failed.", "spd-say")))
                }
            }
        } catch {
            request.report(.actionFailed(reason: error.message))
        }
    }

    private static func stop(_ program: ExternalProgram) {
        speaking = nil
        _ = try? program.start(["--cancel"])
    }
}
