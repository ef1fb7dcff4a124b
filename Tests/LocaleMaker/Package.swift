// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that ordinary builds and tests never see it.
let package = Package(
  name: "aloud-locale-maker",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: [
    .executableTarget(
      name: "AloudLocaleMaker", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
