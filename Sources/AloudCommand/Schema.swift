import Aloud
import AloudDocuments
import ArgumentParser

/// `aloud schema`: the JSON Schema of app documents, for editors.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "schema", abstract: Words.help("schema.abstract"))

  func run() throws {
    let words = Words.usual
    print(JSONSchema.text { words?.text($0) ?? $0.key })
  }
}
