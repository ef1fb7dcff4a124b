import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser
import Glibc

/// The options of Aloud that come by a variable, for prompts whose arguments are a script's.
enum VariableOptions {
  static let name = "ALOUD_OPTIONS"

  /// The words of the variable. Where they are wrong that is told, and the process ends with `wrongUse`.
  static func words(wrongUse: Int32) -> [String] {
    let words = ShellWords.words(of: EnvironmentVariable.value(name) ?? "")
    if !words.isEmpty { _ = session(words, wrongUse) }
    return words
  }

  /// The session that the variable asks for, likewise.
  static func session(wrongUse: Int32) -> SessionOptions {
    session(ShellWords.words(of: EnvironmentVariable.value(name) ?? ""), wrongUse)
  }

  private static func session(_ words: [String], _ wrongUse: Int32) -> SessionOptions {
    var plain = PlainArguments(words)
    if var session = SessionOptions(plain: &plain), plain.words.isEmpty, (try? session.validate()) != nil {
      return session
    }
    do { return try SessionOptions.parse(words) } catch {
      let message = Message.dialectBadVariable(name: .text(.verbatim(name)))
      // What stands there is text from outside (SAFE-1); how a session is called is of no use here.
      let lines = SessionOptions.fullMessage(for: error).split(separator: "\n").prefix { !$0.hasPrefix("Usage:") }
      let told = lines.map { OutsideText.printed(String($0)) }
      StandardError.writeLine(([Words.usual?.text(message) ?? name] + told).joined(separator: "\n"))
      exit(wrongUse)
    }
  }
}
