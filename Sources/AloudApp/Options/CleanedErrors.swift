internal import Aloud
internal import AloudTerminal
package import ArgumentParser

extension ParsableCommand {
  /// Runs the command with the process's arguments, and ends the process. What is wrong with them is told with what was given,
  /// which is text from outside (SAFE-1), and ends with `wrongUse`.
  package static func runCleaned(wrongUse: ExitCode = .validationFailure) {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      guard !code.isSuccess else { exit(withError: error) }
      let lines = fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false)
      if lines != [""] {
        StandardError.writeLine(lines.map { OutsideText.printed(String($0)) }.joined(separator: "\n"))
      }
      exit(withError: code == .validationFailure ? wrongUse : code)
    }
  }
}
