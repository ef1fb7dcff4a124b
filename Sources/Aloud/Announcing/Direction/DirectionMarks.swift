/// Invisible marks that keep names in place on terminals that reorder text themselves: "(3)? 2" would jump across a Hebrew name
/// (SET-4). Pipes, files, speech and braille get no marks.
enum DirectionMarks {
  /// Returns the text of `runs` for a line in the direction `base`: text in the opposite direction is placed between marks of the
  /// direction of the line, and a name also between marks of its own direction inside those, so that "C++" keeps its last
  /// characters in place.
  static func mark(_ runs: [TextRun], base: TextDirection) -> String {
    var text = ""
    for part in parts(of: runs) {
      let own = direction(of: part.text)
      let runsAgainst = part.text.unicodeScalars.contains { BidiClass($0).direction.map { $0 != base } ?? false }
      // A name without letters, such as "-5", runs from left to right.
      let isAgainst = part.isName && (own ?? .leftToRight) != base
      let inside = isAgainst ? mark(base == .leftToRight ? .rightToLeft : .leftToRight) : ""
      let outside = runsAgainst || isAgainst ? mark(base) : ""
      text += outside + inside + part.text + inside + outside
    }
    return text
  }

  /// Returns the text of `runs` with each name in an isolate with a direction of its own. Not all terminals support isolates.
  static func isolate(_ runs: [TextRun]) -> String {
    parts(of: runs).map { $0.isName ? "\u{2068}\($0.text)\u{2069}" : $0.text }.joined()
  }

  /// Returns a marked text as a line of a terminal, after `space`. VTE takes the direction of the line from its first character,
  /// and drops a mark without a base there, so a line that begins with a mark gets a space before it.
  static func line(_ text: String, base: TextDirection, after space: String) -> String {
    guard base == .rightToLeft else { return space + text }
    guard direction(of: text) != nil else { return space + text + mark(base) }
    return (space.isEmpty && text.hasPrefix(mark(base)) ? " " : space) + text
  }

  /// Returns the text of `runs` as a right-to-left line for a terminal that takes each line as left to right and supports isolates
  /// (konsole). The space at the beginning carries the mark.
  static func embedded(_ runs: [TextRun], after space: String) -> String {
    " \u{202B}\(space)\(isolate(runs))\u{202C}"
  }

  /// Returns each run of the wording by itself, and adjacent runs of other text, including hidden characters, as one name.
  private static func parts(of runs: [TextRun]) -> [(text: String, isName: Bool)] {
    var parts: [(text: String, isName: Bool)] = []
    for run in runs {
      let isName = run.kind != .wording
      if isName, let last = parts.last, last.isName {
        parts[parts.count - 1].text += run.text
      } else {
        parts.append((run.text, isName))
      }
    }
    return parts
  }

  private static func direction(of text: String) -> TextDirection? {
    text.unicodeScalars.lazy.compactMap { BidiClass($0).direction }.first
  }

  private static func mark(_ direction: TextDirection) -> String {
    direction == .leftToRight ? "\u{200E}" : "\u{200F}"
  }
}
