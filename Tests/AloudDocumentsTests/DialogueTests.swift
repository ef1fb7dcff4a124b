import Aloud
import AloudTesting
import Foundation
import Testing

@testable import AloudDocuments

/// The dialogues in `Dialogues`, each with the elements of a document that its setting "page" names.
///
/// A setting "values" stands for the line of the document that begins so. ALOUD_RECORD=1 writes down what comes of the rows that differ.
@Suite("Dialogues with documents") struct DialogueTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path() + "Dialogues"
  private static var files: [String] {
    get throws { try DialogueFile.all(in: folder).map(\.name).filter { $0.hasSuffix(".txt") } }
  }

  @Test("each is heard as it is written", arguments: try files) func areHeard(_ name: String) throws {
    let file = DialogueFile(path: "\(Self.folder)/\(name)")
    let records = ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1"
    let issues = try file.play(records: records) { dialogue, settings, now in
      let page = try #require(dialogue.settings["page"])
      var text = try String(contentsOfFile: "\(Self.folder)/\(page).yaml", encoding: .utf8)
      if let values = dialogue.settings["values"] { text.replace(/(?m)^values: .*$/, with: "values: \(values)") }
      return try PlayedDialogue(app(text), settings: settings, now: now)
    }
    for issue in issues {
      let place = SourceLocation(
        fileID: "AloudDocumentsTests/\(name)", filePath: file.path, line: issue.line, column: 1)
      Issue.record("\(issue.text)", sourceLocation: place)
    }
  }
}
