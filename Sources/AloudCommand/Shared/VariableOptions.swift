import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser
import Glibc

/// Aloud's own options from an environment variable, for prompts whose arguments belong to a script.
enum VariableOptions {
  static let name = "ALOUD_OPTIONS"

  static var words: [String] { ShellWords.words(of: EnvironmentVariable.value(name) ?? "") }

  /// Returns the options in the variable. If they are wrong, reports that and exits with `wrongUse`.
  static func session(wrongUse: Int32) -> SessionOptions {
    do { return try SessionOptions.parse(words) } catch {
      // The variable's contents come from outside (SAFE-1). Usage lines for a session would not help here.
      let lines = SessionOptions.fullMessage(for: error).split(separator: "\n").prefix { !$0.hasPrefix("Usage:") }
      let told = lines.map { OutsideText.printed(String($0)) }
      StandardError.writeLine((["The options in \(name) are wrong."] + told).joined(separator: "\n"))
      exit(wrongUse)
    }
  }
}
