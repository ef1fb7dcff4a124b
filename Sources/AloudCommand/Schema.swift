import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser

/// `aloud schema`: the JSON Schema of app documents, for editors.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "schema", abstract: Words.help("schema.abstract"))

  func run() throws {
    let words = Words.usual
    let problem = StandardOutput.writeLine(JSONSchema.text { words?.text($0) ?? $0.key })
    guard let problem else { return }
    if problem == .failed { StandardError.writeLine(words?.text("output.failed") ?? "") }
    throw ExitCode(Ending.outputLost(problem).exitCode)
  }
}
