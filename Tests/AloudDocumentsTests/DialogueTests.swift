import Aloud
import Foundation
import TestSupport
import Testing

@testable import AloudDocuments

/// The dialogues in `Dialogues`, each with a document: one that its setting "page" names, where a setting "values" stands for the line that
/// begins so, one of a screen with its "elements" and the other keys, or the interface of a "host". ALOUD_RECORD=1 writes down what comes of
/// the rows that differ.
@Suite("Dialogues with documents") struct DialogueTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().path() + "Dialogues"
  private static var files: [DialogueFile] { get throws { try DialogueFile.all(in: "Dialogues") } }

  @Test("each is heard as it is written", arguments: try files) func areHeard(_ file: DialogueFile) throws {
    try file.play { dialogue, settings, now in
      if let host = dialogue.settings["host"] {
        let hosted = try HostedApp(host, from: "host") { _, _ in ProvidedRow([:]) }
        return try PlayedDialogue(hosted, settings: settings, now: now)
      }
      let document = try Document(bytes: Array(Self.text(dialogue.settings).utf8), path: "app.yaml") {
        try? Self.texts($0)
      }
      let files = LocaleFiles.bundled.with(texts: document.texts)
      return try PlayedDialogue(document.app, settings: settings, now: now, files: files)
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

  /// The PO files in a folder beside the scenes.
  private static func texts(_ texts: String) throws -> [String: [UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(texts)")
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, Array(try Data(contentsOf: URL(filePath: "\(folder)/\(texts)/\($0)")))) })
  }
}
