// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target of ours is built with.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What our tests are built with: they are tried optimised (`-c release`), but need not be so themselves. Nothing imports
/// their modules, so these are emitted by the compilation: a separate job would expand every `@Test` a second time.
let testSettings =
  settings + [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))]

/// How the command is linked to be run: a start is short, so what the loader does counts. The 100,000 places that have to
/// be told where the program stands are packed (RELR), and no name of ours is offered to libraries that it loads.
let quickStart: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker", "--no-export-dynamic",
      "-Xlinker", "--strip-debug",
    ], .when(platforms: [.linux], configuration: .release))
]

/// What makes a module's messages of the English wording.
let messages: [Target.PluginUsage] = ["MessagePlugin"]

let package = Package(
  name: "aloud",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "aloud", targets: ["AloudCommand"]),
    .library(name: "AloudLanguage", targets: ["AloudLanguage"]),
    .library(name: "Aloud", targets: ["Aloud"]),
    .library(name: "AloudDocuments", targets: ["AloudDocuments"]),
    .library(name: "AloudSpeech", targets: ["AloudSpeech"]),
    .library(name: "AloudTerminal", targets: ["AloudTerminal"]),
    .library(name: "AloudPrompts", targets: ["AloudPrompts"]),
    .library(name: "AloudApp", targets: ["AloudApp"]),
    .library(name: "AloudTesting", targets: ["AloudTesting"]),
    .library(name: "AloudReminders", targets: ["AloudReminders"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Words and values in a hundred languages: pure, no Foundation, and nothing of interfaces.
    .target(
      name: "AloudLanguage", dependencies: ["CLocales", "LocaleWordings"], swiftSettings: settings, plugins: messages),
    .target(name: "CLocales"),
    // The wordings but the English one, without what they share with it.
    .target(name: "LocaleWordings", swiftSettings: settings, plugins: ["WordingPlugin"]),

    // The core: pure, no Foundation, no clock, no files, no speech library.
    .target(name: "Aloud", dependencies: ["AloudLanguage"], swiftSettings: settings, plugins: messages),

    // What the system has and several edges need: programs, pipes and folders, libraries loaded on demand, waiting for threads.
    .target(name: "AloudSystem", swiftSettings: settings),

    // The edges: each brings a dependency or a different user. They do not import each other.
    .target(
      name: "AloudDocuments", dependencies: ["Aloud", "CYAML"], swiftSettings: settings,
      linkerSettings: [
        // Of the archive about 120 kB are linked in; the library would be one more to find at each start.
        .linkedLibrary(":libyaml.a", .when(platforms: [.linux])), .linkedLibrary("yaml", .when(platforms: [.macOS])),
      ], plugins: messages),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "AloudSpeech", dependencies: ["Aloud", "AloudSystem", "CEspeakNG"], swiftSettings: settings,
      plugins: messages),
    // Its declarations only: the library is loaded when the first word is spoken, so nothing is linked.
    .systemLibrary(name: "CEspeakNG", providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .target(
      name: "AloudTerminal", dependencies: ["Aloud", "AloudLanguage", "AloudSystem"], swiftSettings: settings,
      plugins: messages),
    .target(
      name: "AloudTesting", dependencies: ["Aloud", "AloudSystem"], swiftSettings: settings, plugins: messages),

    // One-shot questions: each is an app of one task.
    .target(
      name: "AloudPrompts", dependencies: ["Aloud", "AloudLanguage"], swiftSettings: settings, plugins: messages),

    // The one door for a Swift author joins them: settings, locale, streams, speech and the usual options.
    .target(
      name: "AloudApp",
      dependencies: [
        "Aloud", "AloudPrompts", "AloudSpeech", "AloudTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings, plugins: messages),

    // The app that the command starts without a subcommand, written as any author would write it.
    .target(name: "AloudReminders", dependencies: ["Aloud"], swiftSettings: settings, plugins: messages),

    // The command goes through the same door.
    .executableTarget(
      name: "AloudCommand",
      dependencies: [
        "Aloud", "AloudApp", "AloudDocuments", "AloudPrompts", "AloudReminders", "AloudSpeech", "AloudSystem",
        "AloudTerminal", "AloudTesting", "CEmbedded",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings, linkerSettings: quickStart, plugins: messages),
    // What ships with the command, compiled in: the recogniser, the gallery, and what matters in the output of programs.
    .target(
      name: "CEmbedded",
      exclude: ["gallery.yaml", "profiles.txt", "recognise_with_pocketsphinx.py", "review.css", "review.js"]),

    // The functions that say the messages are made when a module is built.
    .plugin(
      name: "MessagePlugin", capability: .buildTool(), dependencies: ["MessageMaker"], path: "Sources/MessagePlugin"),
    .executableTarget(name: "MessageMaker", swiftSettings: settings),
    .plugin(
      name: "WordingPlugin", capability: .buildTool(), dependencies: ["WordingPacker"], path: "Sources/WordingPlugin"),
    .executableTarget(name: "WordingPacker", swiftSettings: settings),

    // What the tests expect things with.
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: testSettings),
    // What the tests play apps with: sessions by lines, and dialogues.
    .target(
      name: "TestSupport", dependencies: ["Aloud", "AloudTesting", "Expectations"], path: "Tests/TestSupport",
      swiftSettings: testSettings),

    // A test target lists every module that it imports: SwiftPM builds it again only when a listed module has changed.
    .testTarget(
      name: "AloudLanguageTests", dependencies: ["AloudLanguage", "Expectations"],
      exclude: [
        "Calendars/Fixtures", "Checking/Checks.txt", "Understanding/Phrases/Tables",
        "Understanding/Phrases/Fresh/Phrases",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "AloudTests",
      dependencies: ["Aloud", "AloudLanguage", "AloudTesting", "Expectations", "MessageMaker", "TestSupport"],
      exclude: ["Dialogues/Scenes", "Session/Pickers/RoundTrip/exceptions.txt"], swiftSettings: testSettings),
    .testTarget(
      name: "AloudDocumentsTests",
      dependencies: ["Aloud", "AloudDocuments", "AloudLanguage", "Expectations", "TestSupport"],
      exclude: [
        "Dialogues", "Errors.txt", "Examples", "AriaAT/Examples", "AriaAT/SOURCE", "AriaAT/assertions.jsonl",
        "AriaAT/commands.jsonl",
        "AriaAT/words.txt", "AriaAT/not-applicable.txt", "AriaAT/limits.txt", "AriaAT/figures.txt",
      ], swiftSettings: testSettings),
    .testTarget(
      name: "AloudPromptsTests",
      dependencies: ["Aloud", "AloudLanguage", "AloudPrompts", "AloudTesting", "Expectations", "TestSupport"],
      exclude: ["Dialogues/Scenes"], swiftSettings: testSettings),
    .testTarget(
      name: "AloudSpeechTests",
      dependencies: ["Aloud", "AloudLanguage", "AloudSpeech", "AloudSystem", "Expectations"],
      swiftSettings: testSettings),
    .testTarget(
      name: "AloudTerminalTests",
      dependencies: ["Aloud", "AloudLanguage", "AloudTerminal", "Expectations", "TestSupport"],
      exclude: ["Editing/Keys.txt"], swiftSettings: testSettings),
    .testTarget(
      name: "AloudCommandTests",
      dependencies: [
        "Aloud", "AloudApp", "AloudCommand", "AloudDocuments", "AloudLanguage", "AloudPrompts", "AloudReminders",
        "AloudTerminal", "AloudTesting", "CEmbedded", "Expectations", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Lint/Remarks.txt", "Lint/Rules", "Log/Log.txt", "Log/Outputs"],
      swiftSettings: testSettings),
    .testTarget(
      name: "AloudRemindersTests",
      dependencies: ["Aloud", "AloudLanguage", "AloudReminders", "AloudTesting", "Expectations", "TestSupport"],
      exclude: ["Dialogues"],
      swiftSettings: testSettings),
    .testTarget(
      name: "AloudAppTests",
      dependencies: [
        "Aloud", "AloudApp", "AloudLanguage", "AloudPrompts", "AloudSpeech", "AloudTerminal", "Expectations",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "AloudTestingTests",
      dependencies: ["Aloud", "AloudLanguage", "AloudTesting", "Expectations", "NotesExample"],
      exclude: ["Transcripts"],
      swiftSettings: testSettings),
    // The README's app.
    .executableTarget(
      name: "NotesExample", dependencies: ["Aloud", "AloudApp"], path: "Tests/NotesExample", swiftSettings: settings),
    // A conversation with a small assistant, as the article shows it.
    .executableTarget(
      name: "AssistantExample", dependencies: ["Aloud", "AloudApp"], path: "Tests/AssistantExample",
      swiftSettings: settings),
    .testTarget(
      name: "AloudEndToEndTests",
      dependencies: [
        "Aloud", "AloudApp", "AloudCommand", "AloudDocuments", "AloudLanguage", "AloudPrompts", "AloudReminders",
        "AloudTerminal", "AloudTesting", "AssistantExample", "Expectations", "NotesExample", "TestSupport",
      ],
      exclude: [
        "Transcripts", "Documents", "Examples", "Oracle/bidi_report.py", "Oracle/icu_report.py",
        "Oracle/exceptions.txt", "Oracle/Dialects/contracts.txt", "Oracle/Dialects/differences.txt",
        "Hard/Terminal/terminals.md", "Hard/Scripts/Installers",
        "Commands/PutAway", "Commands/Seen", "Questions/Tables", "Shell/Cases", "SpokenValues/LICENSE",
        "SpokenValues/cases.jsonl", "SpokenValues/figures.txt",
      ], swiftSettings: testSettings),
    // What the fuzzers check, on what they have kept. The fuzzers are a package of their own.
    .testTarget(
      name: "AloudFuzzedTests",
      dependencies: [
        "Aloud", "AloudDocuments", "AloudLanguage", "AloudReminders", "AloudTerminal", "AloudTesting", "TestSupport",
      ],
      path: "Tests/Fuzzing",
      exclude: [
        "Corpus", "Dictionaries", "Package.swift", "README.md", "Sources/AloudFuzzing", "Sources/AloudLines",
        "Sources/CFuzzer", "Sources/TestSupport", "broken", "figures", "lines", "nightly", "run",
      ],
      sources: ["Sources/FuzzedParts", "Replay"], swiftSettings: testSettings),
  ],
  cLanguageStandard: .c2x
)
