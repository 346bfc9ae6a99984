// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Makes a source file of every Swift code block in the documentation, so that it is compiled.
@main
struct ExtractSnippets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let root = context.package.directoryURL.deletingLastPathComponent()
        let script = root.appending(path: "scripts/lib/extract_snippets.py")
        let output = context.pluginWorkDirectoryURL.appending(path: "DocumentationCode.swift")
        let pages = try pages(below: root)
        return [
            .buildCommand(
                displayName: "Extracting the documentation's code", executable: URL(filePath: "/usr/bin/python3"),
                arguments: [script.path, output.path] + pages.map(\.path), inputFiles: pages + [script],
                outputFiles: [output])
        ]
    }

    /// The README and the articles of the libraries.
    private func pages(below root: URL) throws -> [URL] {
        var result = [root.appending(path: "README.md")]
        for library in ["LiveText", "LiveTextGtk"] {
            let folder = root.appending(path: "Sources/\(library)/\(library).docc")
            result += try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "md" }
                .sorted { $0.path < $1.path }
        }
        return result
    }
}
