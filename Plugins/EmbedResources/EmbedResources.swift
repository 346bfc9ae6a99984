// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Puts what a target needs at run time into its code, so that a binary works from any folder.
///
/// Every target gets `enum BuildInfo` with the project's version (from `data/VERSION`). A target with a folder
/// `data/resources/<target>` also gets `enum EmbeddedResources`, the folder's GResource bundle as one base64 literal:
/// a string literal compiles in constant time, an array of bytes does not.
@main
struct EmbedResources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let data = context.package.directoryURL.appending(path: "data")
        let script = context.package.directoryURL.appending(path: "scripts/lib/embed-resources.sh")
        let output = context.pluginWorkDirectoryURL
        let shell = URL(filePath: "/bin/sh")

        let version = data.appending(path: "VERSION")
        let buildInfo = output.appending(path: "BuildInfo.swift")
        var commands: [Command] = [
            .buildCommand(
                displayName: "Embedding the version into \(target.name)",
                executable: shell,
                arguments: [script.path(), "version", version.path(), buildInfo.path()],
                inputFiles: [script, version],
                outputFiles: [buildInfo])
        ]

        let folder = data.appending(path: "resources/\(target.name)")
        if FileManager.default.fileExists(atPath: folder.appending(path: "resources.gresource.xml").path()) {
            let schemas = try files(in: data, recursively: false)
                .filter { $0.lastPathComponent.hasSuffix(".gschema.xml") }
            let swiftFile = output.appending(path: "EmbeddedResources.swift")
            commands.append(
                .buildCommand(
                    displayName: "Embedding the resources of \(target.name)",
                    executable: shell,
                    arguments: [script.path(), "resources", folder.path(), data.path(), swiftFile.path()],
                    inputFiles: [script] + schemas + (try files(in: folder, recursively: true)),
                    outputFiles: [swiftFile]))
        }
        return commands
    }

    private func files(in folder: URL, recursively: Bool) throws -> [URL] {
        let manager = FileManager.default
        let paths =
            recursively
            ? try manager.subpathsOfDirectory(atPath: folder.path())
            : try manager.contentsOfDirectory(atPath: folder.path())
        return paths.sorted().map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath && !isDirectory($0) }
    }

    private func isDirectory(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path(), isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
