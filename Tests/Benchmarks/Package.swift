// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that ordinary builds and tests never see it.
let package = Package(
  name: "aloud-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "aloud", path: "../..")],
  targets: [
    .executableTarget(
      name: "aloud-benchmarks",
      dependencies: [
        "BareSpeech", "FoundationDates", "CProcessor", .product(name: "Aloud", package: "aloud"),
        .product(name: "AloudSpeech", package: "aloud"),
      ],
      path: "Sources/AloudBenchmarks",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .executableTarget(name: "FoundationDates"),
    .target(name: "CProcessor"),
    .executableTarget(name: "BareSpeech", linkerSettings: [.linkedLibrary("espeak-ng")]),
  ]
)
