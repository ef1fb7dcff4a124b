import Aloud
import AloudTesting
import Foundation
import Testing

@testable import AloudDocuments

/// The dialogues in `Dialogues`, each with a document: one that its setting "page" names, where a setting "values" stands for the line that
/// begins so, one of a screen with its "elements" and the other keys, or the interface of a "host". ALOUD_RECORD=1 writes down what comes of
/// the rows that differ.
@Suite("Dialogues with documents") struct DialogueTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path() + "Dialogues"
  private static var files: [String] {
    get throws { try DialogueFile.all(in: folder).map(\.name).filter { $0.hasSuffix(".txt") } }
  }

  @Test("each is heard as it is written", arguments: try files) func areHeard(_ name: String) throws {
    let file = DialogueFile(path: "\(Self.folder)/\(name)")
    let records = ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1"
    let issues = try file.play(records: records) { dialogue, settings, now in
      if let host = dialogue.settings["host"] {
        let hosted = try HostedApp(host, from: "host") { _, _ in ProvidedRow([:]) }
        return try PlayedDialogue(hosted, settings: settings, now: now)
      }
      return try PlayedDialogue(app(try Self.text(dialogue.settings)), settings: settings, now: now)
    }
    for issue in issues {
      let place = SourceLocation(
        fileID: "AloudDocumentsTests/\(name)", filePath: file.path, line: issue.line, column: 1)
      Issue.record("\(issue.text)", sourceLocation: place)
    }
  }

  private static func text(_ settings: [String: String]) throws -> String {
    guard let page = settings["page"] else {
      let keys = ["language", "values", "commands", "screens", "sheets"]
      let lines = keys.compactMap { key in settings[key].map { "\(key): \($0)\n" } }.joined()
      let screen = ["search", "elements", "selection"].compactMap { key in settings[key].map { "\(key): \($0)" } }
      return "app: Test\n\(lines)tabs: [{id: home, title: Home, \(screen.joined(separator: ", "))}]\n"
    }
    var text = try String(contentsOfFile: "\(folder)/\(page).yaml", encoding: .utf8)
    if let values = settings["values"] { text.replace(/(?m)^values: .*$/, with: "values: \(values)") }
    return text
  }
}
