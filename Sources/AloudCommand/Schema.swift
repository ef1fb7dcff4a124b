import Aloud
import AloudApp
import AloudDocuments
import AloudTerminal
import ArgumentParser

/// The command `aloud schema`, which prints the JSON Schema of app documents for editors.
struct Schema: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "schema", abstract: Words.help("schema.abstract"), example: "aloud schema > aloud.schema.json")
  }

  func run() throws {
    guard let error = StandardOutput.writeLine(JSONSchema.text) else { return }
    if error == .failed { StandardError.writeLine(Words.usual?.text(.outputFailed) ?? "") }
    throw ExitCode(Ending.outputLost(error).exitCode)
  }
}
