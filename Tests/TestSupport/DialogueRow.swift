/// A row of a dialogue: what is said, and what comes of it, as `lines | heard | told: events | on place`.
///
/// - Several lines are said in turn where `>` stands between them; the last is answered.
/// - Where `/` stands between lines, the rest of the dialogue is played once after each of them.
/// - A row that begins with `- ` is played in a copy of the session, together with the indented rows below it.
/// - A row that begins with a locale, such as `[de] `, is played in a copy of a session that has just started in that locale.
/// - In the answer, `/` stands between announcements, and `…` for any text.
package struct DialogueRow: Sendable {
  package let number: Int
  /// The alternative lines or happenings, each a list of what is said in turn.
  package let alternatives: [[DialogueStep]]
  /// The expected outcome, or nil if any will do.
  package let expected: String?
  package let isBranch: Bool
  /// The locale of a new session, or nil to go on in the same.
  package let locale: String?
  /// The rows that follow a branch.
  package internal(set) var rest: [DialogueRow] = []
  let isContinuation: Bool
  /// The row without its outcome, as in the file.
  let head: String

  init(_ line: String, number: Int) throws(DialogueError) {
    let bar = line.firstRange(of: " | ")
    head = String(line[..<(bar?.lowerBound ?? line.endIndex)])
    expected = bar.map { String(line[$0.upperBound...]) }
    isContinuation = line.hasPrefix("  ")
    var said = head[...].drop { $0 == " " }
    var locale: String?
    isBranch = said.hasPrefix("- ") || said.hasPrefix("[")
    if said.hasPrefix("- ") { said = said.dropFirst(2) }
    if said.first == "[", let end = said.firstIndex(of: "]") {
      locale = String(said[said.index(after: said.startIndex)..<end])
      said = said[said.index(after: end)...].drop { $0 == " " }
    }
    self.number = number
    self.locale = locale
    alternatives = said.split(separator: " / ", omittingEmptySubsequences: false)
      .map { $0.split(separator: " > ", omittingEmptySubsequences: false).map { DialogueStep($0) } }
    if said.isEmpty { throw DialogueError(line: number, text: line) }
  }

  /// Returns whether an outcome is the expected one, part by part.
  package func expects(_ outcome: String) -> Bool {
    guard let expected else { return true }
    let (wanted, got) = (expected.split(separator: " | "), outcome.split(separator: " | "))
    return wanted.count == got.count && zip(wanted, got).allSatisfy(Self.matches)
  }

  private static func matches(_ pattern: Substring, _ text: Substring) -> Bool {
    let pieces = pattern.split(separator: "…", omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return pattern == text }
    guard text.hasPrefix(first), text.hasSuffix(last), text.count >= first.count + last.count else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

/// A line that is said, or something else that happens.
package enum DialogueStep: Sendable, Hashable {
  case line(String)
  /// A happening such as `(elapsed tick)`: its name, and what follows it.
  case happening(String, String)

  init(_ text: Substring) {
    guard text.first == "(", text.last == ")" else {
      self = .line(text == "<Enter>" ? "" : String(text))
      return
    }
    let words = text.dropFirst().dropLast().split(separator: " ", maxSplits: 1)
    self = .happening(String(words.first ?? ""), words.count > 1 ? String(words[1]) : "")
  }
}
