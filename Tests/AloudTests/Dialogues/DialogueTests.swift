import TestSupport
import Testing

@testable import Aloud

/// The dialogues in `Scenes`. ALOUD_RECORD=1 writes down what comes of the rows that differ; read them aloud before you commit.
@Suite("Dialogues") struct DialogueTests {
  private static var files: [DialogueFile] { get throws { try DialogueFile.all(in: "Scenes") } }

  @Test("each is heard as it is written", arguments: try files) func areHeard(_ file: DialogueFile) throws {
    try file.play { dialogue, settings, now in
      let app = try #require(DialogueApps.app(dialogue.settings), "\(dialogue.title): There is no such app.")
      return try Self.start(app, settings, now)
    }
  }

  private static func start(_ app: some App, _ settings: Settings, _ now: DateTime) throws -> any DialogueSession {
    try PlayedDialogue(app, settings: settings, now: now)
  }
}
