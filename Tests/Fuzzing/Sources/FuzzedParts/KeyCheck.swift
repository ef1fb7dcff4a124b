@testable internal import Aloud
internal import AloudLanguage
@testable internal import AloudTerminal

/// Keys into the editor of lines.
enum KeyCheck {
  static func check(_ bytes: [UInt8]) throws {
    var choices = FuzzedBytes(bytes)
    let columns = [1, 2, 3, 10, 80][choices.below(5)]
    let isSecret = choices.below(8) == 0
    let length = 1 + choices.below(16)
    var rest = choices.takeRest()[...]
    var lines = EditedLines(KeyBindings())
    var ends = 0
    lines.begin(isSecret: isSecret, keyEcho: isSecret ? .none : .characters)
    lines.showPrompt(columns: columns)
    while !rest.isEmpty {
      lines.take(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
      while let event = lines.next(completions: { [$0 + "a", $0 + "ab"] }, single: { $0 == "?" ? "help" : nil }) {
        switch event {
        case .said: _ = lines.show(columns: columns)
        case .reading(.line(let text, _)):
          FuzzTarget.countLine()
          try check(line: text)
          try end(&lines, columns)
        case .reading: try end(&lines, columns)
        case .interrupt: try end(&lines, columns)
        }
        ends += 1
        if ends > 100_000 { throw Finding("the keys never end") }
      }
    }
  }

  private static func end(_ lines: inout EditedLines, _ columns: Int) throws {
    _ = lines.showFinished(columns: columns)
    lines.showPrompt(columns: columns)
  }

  /// A line holds no key.
  private static func check(line: String) throws {
    for scalar in line.unicodeScalars where scalar.properties.generalCategory == .control && scalar != "\t" {
      throw Finding("U+\(String(scalar.value, radix: 16)) in a line: \(line.debugDescription)")
    }
  }
}
