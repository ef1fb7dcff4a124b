internal import Aloud
internal import AloudTerminal
package import ArgumentParser

extension ParsableCommand {
  /// Runs the command with the arguments of the process: the command `parsed`, or the one that the parser finds. If that fails, ends
  /// the process. The message about wrong arguments repeats them, so it is cleaned as text from outside (SAFE-1).
  package static func runCleaned(_ arguments: [String]? = nil, parsed: (any ParsableCommand)? = nil) {
    var called: any ParsableCommand.Type = Self.self
    do {
      var command = try parsed ?? parseAsRoot(arguments)
      called = type(of: command)
      try command.run()
    } catch {
      let code = exitCode(for: error)
      guard !code.isSuccess else { exit(withError: error) }
      let lines = message(for: error, of: called).split(separator: "\n", omittingEmptySubsequences: false)
      if lines != [""] {
        StandardError.writeLine(lines.map { OutsideText.printed(String($0)) }.joined(separator: "\n"))
      }
      exit(withError: code == .validationFailure ? .wrongUse : code)
    }
  }

  /// Returns the message for an error. A validation error of a subcommand shows that command's usage, as a parser error does.
  private static func message(for error: any Error, of called: any ParsableCommand.Type) -> String {
    guard called != Self.self, error is ValidationError else { return fullMessage(for: error) }
    let own = fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false)
    let told = own.prefix { !$0.hasPrefix("Usage:") }.map(String.init)
    let help = "  See '\(_commandName) \(called._commandName) --help' for more information."
    return (told + ["Usage: " + usageString(for: called), help]).joined(separator: "\n")
  }
}
