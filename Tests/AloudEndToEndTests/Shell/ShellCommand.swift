import AloudTesting
import Expectations
import Foundation
import Testing

/// A command of a case, and what it must do.
///
/// | Sign | On pipes | At a terminal |
/// | --- | --- | --- |
/// | `<` | a line of its input, or several with `\n` between | a line that is typed when there is a prompt |
/// | none, `=` | a line that it prints; `...` stands for any lines, or for any text in a line | a text that is waited for |
/// | `~` | a text that it prints among others; alone, it prints whatever it likes | |
/// | `!` | a text that it writes to standard error; alone, it writes nothing there | a command that succeeds beside it |
/// | `^` | a text that it prints nowhere | a text that is never shown |
/// | `?` | its exit code, 0 where none is told | its exit code, which is waited for |
/// | `:` | | keys that are typed at once: `\e`, `\r`, `\t`, `^C` and such |
struct ShellCommand: Sendable {
  let isAtATerminal: Bool
  private var text: String
  private let place: String
  private var expectations: [(sign: Character, text: String)] = []

  private static let signs = "<=~!^?:"

  init(_ line: String, place: String) {
    isAtATerminal = line.hasPrefix("@")
    self.place = place
    let parts = line.dropFirst(2).components(separatedBy: "  ")
    text = parts[0]
    for part in parts.dropFirst() {
      if let expectation = Self.expectation(part) {
        expectations.append(expectation)
      } else if let last = expectations.popLast() {
        expectations.append((last.sign, "\(last.text)  \(part)"))
      } else {
        text += "  \(part)"
      }
    }
  }

  /// Adds a line that stands after the command.
  mutating func add(_ line: String) {
    if line.hasPrefix("> "), expectations.isEmpty {
      text += "\n\(line.dropFirst(2))"
    } else {
      expectations.append(Self.expectation(line) ?? ("=", line))
    }
  }

  private static func expectation(_ part: String) -> (sign: Character, text: String)? {
    guard let sign = part.first, signs.contains(sign), part.count == 1 || part.dropFirst().hasPrefix(" ") else {
      return nil
    }
    return (sign, String(part.dropFirst(2)))
  }

  private func texts(_ sign: Character) -> [String] { expectations.filter { $0.sign == sign }.map(\.text) }

  private var exit: Int32 { texts("?").first.flatMap { Int32($0) } ?? 0 }

  /// Runs it with pipes.
  func run(_ environment: [String: String], in folder: String) async throws {
    let lines = texts("<").map { Self.lines($0) + "\n" }.joined()
    let result = try await CommandRun(
      "/bin/sh", ["-c", text], input: Array(lines.utf8), environment: environment, directory: folder
    ).result()
    let place = "\(place): \(text)\n\(result.outputText.prefix(2_000))\n\(result.errorText.prefix(2_000))"
    expect(result.exit, is: .code(exit), place)
    if !texts("=").isEmpty || texts("~").isEmpty {
      var printed = result.outputText.components(separatedBy: "\n")
      if printed.last == "" { printed.removeLast() }
      expect(LeftOut.agrees(texts("="), with: printed), place)
    }
    for part in texts("~") where !part.isEmpty { expect(result.outputText.contains(part), place) }
    for part in texts("!") { expect(part.isEmpty ? result.errors.isEmpty : result.errorText.contains(part), place) }
    for part in texts("^") { expect(!result.outputText.contains(part) && !result.errorText.contains(part), place) }
  }

  /// Runs it at a terminal.
  func runAtATerminal(_ environment: [String: String], in folder: String) throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", text], size: TerminalSize(columns: 200),
      environment: ["ALOUD_SPEECH": "off"].merging(environment) { $1 }, directory: folder)
    for (sign, text) in expectations {
      switch sign {
      case "=": try terminal.wait(for: Self.lines(text))
      case "<":
        try terminal.wait(for: "\n> ")
        try terminal.enter(text)
      case "!": expect(Program.succeeds(text, environment, in: folder), "\(place): \(text)")
      case ":": try terminal.write(Self.keys(text))
      case "?": try expect(terminal.waitForExit(), is: .code(exit), "\(place): \(terminal.text)")
      case _: continue
      }
    }
    for part in texts("^") { expect(!terminal.text.contains(Self.lines(part)), "\(place): \(terminal.text)") }
    // Killed would be what has not ended by itself when its terminal went away.
    expect(terminal.close() != .signal(9), "\(place)")
  }

  /// The text with the controls that stand for `\n`, `\e`, `\a` and `\b`.
  private static func lines(_ text: String) -> String {
    let controls: KeyValuePairs = [#"\n"#: "\n", #"\e"#: "\u{1B}", #"\a"#: "\u{07}", #"\b"#: "\u{08}"]
    return controls.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  /// The text with what keys send for `\r`, `\t`, and `^C` or another letter.
  private static func keys(_ text: String) -> [UInt8] {
    let plain = lines(text).replacing(#"\r"#, with: "\r").replacing(#"\t"#, with: "\t")
    return Array(plain.replacing(/\^([A-Z?])/) { String(UnicodeScalar(($0.1.first?.asciiValue ?? 64) ^ 64)) }.utf8)
  }
}
