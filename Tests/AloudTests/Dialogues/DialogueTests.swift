import AloudTesting
import Expectations
import Foundation
import Testing

@testable import Aloud

/// The dialogues in `Scenes`. ALOUD_RECORD=1 writes down what comes of the rows that differ; read them aloud before you commit.
@Suite("Dialogues") struct DialogueTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path() + "Scenes"
  private static var files: [String] { get throws { try DialogueFile.all(in: folder).map(\.name) } }

  @Test("each is heard as it is written", arguments: try files) func areHeard(_ name: String) throws {
    let file = DialogueFile(path: "\(Self.folder)/\(name)")
    let issues = try file.play { dialogue, settings, now in
      let app = try #require(DialogueApps.app(dialogue.settings), "\(dialogue.title): There is no such app.")
      return try Self.start(app, settings, now)
    }
    for issue in issues { fail(issue.text, in: file.path, line: issue.line) }
  }

  private static func start(_ app: some App, _ settings: Settings, _ now: DateTime) throws -> any DialogueSession {
    try PlayedDialogue(app, settings: settings, now: now)
  }
}
