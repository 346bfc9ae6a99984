// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

// MARK: - Optional libraries

/// Optional libraries by the name used in `LEGIBLE_FEATURES`. A header means the library is found at build;
/// the others are loaded at run time and only switched off here.
enum Feature: String, CaseIterable {
    /// libphonenumber: telephone numbers of every country.
    case phone
    /// zxing-cpp: Data Matrix, Aztec, PDF417, Micro QR and harder QR codes.
    case zxing
    /// Little CMS: embedded colour profiles become sRGB.
    case lcms
    /// libadwaita's style sheet, loaded at run time.
    case adwaita
    /// libpsl, loaded at run time: what is a registered domain.
    case psl

    var header: String? {
        switch self {
        case .phone: "/usr/include/phonenumbers/phonenumberutil.h"
        case .zxing: "/usr/include/ZXing/ReadBarcode.h"
        case .lcms: "/usr/include/lcms2.h"
        case .adwaita, .psl: nil
        }
    }

    var isFoundByHeader: Bool {
        guard let header else { return true }
        return FileManager.default.fileExists(atPath: header)
    }
}

/// `LEGIBLE_FEATURES=phone,lcms` (or `none`) decides; without it headers are looked for. The variable is part of the
/// manifest's cache key, a header is not: after installing a library use `--manifest-cache none` once.
let features: Set<Feature> = {
    guard let list = Context.environment["LEGIBLE_FEATURES"] else {
        return Set(Feature.allCases.filter(\.isFoundByHeader))
    }
    return Set(list.split(separator: ",").compactMap { Feature(rawValue: String($0)) })
}()

let warningsAreErrors = Context.environment["LEGIBLE_WARNINGS_AS_ERRORS"] == "1"

// MARK: - Settings of every Swift target

let swiftSettings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .treatWarning("ActorIsolatedCall", as: .error),
    ]
    + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])
    + features.sorted { $0.rawValue < $1.rawValue }.map { .define("LEGIBLE_\($0.rawValue.uppercased())") }

// MARK: - Targets

var targets: [Target] = [
    .systemLibrary(name: "CGLib", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    // Not by pkg-config: its file links libcurl, and where that is another build than Tesseract's own, both are loaded.
    .systemLibrary(name: "CTesseract", providers: [.apt(["libtesseract-dev"])]),
    .systemLibrary(name: "CLeptonica", pkgConfig: "lept", providers: [.apt(["libleptonica-dev"])]),
    .systemLibrary(name: "CZBar", pkgConfig: "zbar", providers: [.apt(["libzbar-dev"])]),
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "CMainQueue"),
    .target(name: "CTesseractStart"),

    .target(name: "LiveTextCore", swiftSettings: swiftSettings),
    .target(
        name: "LiveText",
        dependencies: [
            "LiveTextCore", "CGLib", "CGdkPixbuf", "CTesseract", "CTesseractStart", "CLeptonica", "CZBar",
        ],
        swiftSettings: swiftSettings),
    .target(
        name: "GtkKit",
        dependencies: ["CGtk", "CMainQueue", "LiveTextCore"],
        swiftSettings: swiftSettings),
    .target(
        name: "LiveTextGtk",
        dependencies: ["LiveTextCore", "GtkKit", "CGtk"],
        swiftSettings: swiftSettings,
        plugins: ["EmbedResources"]),
    .target(
        name: "LegibleApp",
        dependencies: ["LiveTextCore", "LiveText", "LiveTextGtk", "GtkKit", "CGtk"],
        swiftSettings: swiftSettings + [.defaultIsolation(MainActor.self)],
        plugins: ["EmbedResources"]),
    .executableTarget(name: "legible", dependencies: ["LegibleApp"], swiftSettings: swiftSettings),
    .executableTarget(
        name: "livetext", dependencies: ["LiveTextCore", "LiveText", "CGLib"], swiftSettings: swiftSettings,
        plugins: ["EmbedResources"]),
    .plugin(name: "EmbedResources", capability: .buildTool()),

    .target(
        name: "TestSupport", dependencies: ["LiveTextCore", "GtkKit", "CGtk"], path: "Tests/TestSupport",
        swiftSettings: swiftSettings),
    .testTarget(name: "LiveTextCoreTests", dependencies: ["LiveTextCore"], swiftSettings: swiftSettings),
    .testTarget(
        name: "LiveTextTests",
        dependencies: ["LiveText", "LiveTextCore", "CGdkPixbuf", "CGLib", "CLeptonica", "livetext"],
        exclude: ["Fixtures"], swiftSettings: swiftSettings),
    .testTarget(
        name: "GtkKitTests", dependencies: ["GtkKit", "CGtk", "TestSupport"], swiftSettings: swiftSettings),
    .testTarget(
        name: "LiveTextGtkTests",
        dependencies: ["LiveTextGtk", "LiveText", "LiveTextCore", "GtkKit", "CGtk", "TestSupport"],
        swiftSettings: swiftSettings),
    .testTarget(
        name: "LegibleAppTests",
        dependencies: ["LegibleApp", "LiveText", "LiveTextCore", "LiveTextGtk", "GtkKit", "CGtk", "TestSupport"],
        swiftSettings: swiftSettings),
]

if features.contains(.phone) {
    targets.append(
        .target(
            name: "CPhoneNumbers",
            linkerSettings: [.linkedLibrary("phonenumber"), .linkedLibrary("stdc++")]))
}
if features.contains(.zxing) {
    targets.append(
        .target(
            name: "CZXing",
            linkerSettings: [.linkedLibrary("ZXing"), .linkedLibrary("stdc++")]))
}
if features.contains(.lcms) {
    targets.append(
        .systemLibrary(name: "CLittleCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]))
}
for target in targets where target.name == "LiveTextTests" {
    if features.contains(.zxing) { target.dependencies.append("CZXing") }
}
for target in targets where target.name == "LiveText" {
    if features.contains(.phone) { target.dependencies.append("CPhoneNumbers") }
    if features.contains(.zxing) { target.dependencies.append("CZXing") }
    if features.contains(.lcms) { target.dependencies.append("CLittleCMS") }
}

let package = Package(
    name: "Legible",
    products: [
        .library(name: "LiveText", targets: ["LiveText"]),
        .library(name: "LiveTextGtk", targets: ["LiveTextGtk"]),
        .library(name: "CGtk", targets: ["CGtk"]),
        .executable(name: "legible", targets: ["legible"]),
        .executable(name: "livetext", targets: ["livetext"]),
    ],
    targets: targets,
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
