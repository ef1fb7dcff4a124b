// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What the folder of the library is called: by that, Swift names its package, whose `package` declarations are looked at here.
let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? "aloud"
let packageName = String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
let asPackage = ["-package-name", packageName]

// A package of its own, so that ordinary builds and tests never see libFuzzer. What is checked is in `Sources/FuzzedParts`, which
// the library's own tests build too: they replay `Corpus`.
let package = Package(
  name: "aloud-fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "aloud", path: "../..")],
  targets: [
    .executableTarget(
      name: "AloudFuzzing", dependencies: ["CFuzzer", "FuzzedParts"], swiftSettings: settings),
    .target(name: "CFuzzer"),
    .executableTarget(name: "AloudLines", dependencies: ["FuzzedParts"], swiftSettings: settings),
    .target(
      name: "FuzzedParts",
      dependencies: [
        "TestSupport", .product(name: "Aloud", package: "aloud"), .product(name: "AloudDocuments", package: "aloud"),
        .product(name: "AloudLanguage", package: "aloud"), .product(name: "AloudReminders", package: "aloud"),
        .product(name: "AloudTerminal", package: "aloud"), .product(name: "AloudTesting", package: "aloud"),
      ],
      packageAccess: false,
      swiftSettings: settings + [.unsafeFlags(asPackage)]),
    // A link to what the library's own tests play apps with, of which only this is needed here.
    .target(
      name: "TestSupport", dependencies: [.product(name: "Aloud", package: "aloud")], sources: ["ToldApp.swift"],
      packageAccess: false,
      swiftSettings: settings + [.unsafeFlags(asPackage)]),
  ]
)
