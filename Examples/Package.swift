// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Legible's libraries as any other package uses them: by their products.
let liveText: [Target.Dependency] = [
    .product(name: "LiveText", package: "Legible"),
    .product(name: "LiveTextGtk", package: "Legible"),
    .product(name: "CGtk", package: "Legible"),
]

let examples = [
    "Picture", "NotesCopy", "Card", "BottomToolbar", "CustomView", "ScrolledZoom", "Annotate", "Timeline",
]

let package = Package(
    name: "Examples",
    products: examples.map { .executable(name: $0, targets: [$0]) },
    dependencies: [.package(name: "Legible", path: "..")],
    targets: examples.map { .executableTarget(name: $0, dependencies: liveText + ["ExampleSupport"]) } + [
        .target(name: "ExampleSupport", dependencies: liveText),
        // The code in the documentation: it compiles with the examples, or the build fails.
        .target(name: "Snippets", dependencies: liveText, plugins: ["ExtractSnippets"]),
        .plugin(name: "ExtractSnippets", capability: .buildTool()),
    ],
    swiftLanguageModes: [.v6]
)
