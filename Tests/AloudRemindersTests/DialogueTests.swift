import TestSupport
import Testing

@testable import AloudReminders

/// The dialogues in `Dialogues`, with the built-in app. ALOUD_RECORD=1 writes down what comes of the rows that differ.
@Suite("Dialogues with the built-in app") struct DialogueTests {
  private static var files: [DialogueFile] { get throws { try DialogueFile.all(in: "Dialogues") } }

  @Test("each is heard as it is written", arguments: try files) func areHeard(_ file: DialogueFile) throws {
    try file.play { _, settings, now in
      try PlayedDialogue(
        BuiltInApp(languages: Playthrough.languages), settings: settings, now: now, outside: Playthrough.outside())
    }
  }
}
