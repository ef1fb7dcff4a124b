import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser

/// `aloud schema`: the JSON Schema of app documents, for editors.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: Words.help("schema.abstract"), example: "aloud schema > aloud.schema.json")

  func run() throws {
    let words = Words.usual
    let error = StandardOutput.writeLine(JSONSchema.text { words?.text($0) ?? $0.key })
    guard let error else { return }
    if error == .failed { StandardError.writeLine(words?.text(.outputFailed) ?? "") }
    throw ExitCode(Ending.outputLost(error).exitCode)
  }
}
