import AloudTesting
import Expectations
import Foundation
import Testing

@testable import AloudReminders

/// The dialogues in `Dialogues`, with the built-in app. ALOUD_RECORD=1 writes down what comes of the rows that differ.
@Suite("Dialogues with the built-in app") struct DialogueTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path() + "Dialogues"
  private static var files: [String] { get throws { try DialogueFile.all(in: folder).map(\.name) } }

  @Test("each is heard as it is written", arguments: try files) func areHeard(_ name: String) throws {
    let file = DialogueFile(path: "\(Self.folder)/\(name)")
    let issues = try file.play { _, settings, now in
      try PlayedDialogue(
        BuiltInApp(languages: Playthrough.languages), settings: settings, now: now, outside: Playthrough.outside())
    }
    for issue in issues { fail(issue.text, in: file.path, line: issue.line) }
  }
}
