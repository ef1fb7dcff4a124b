/// Keeps names in their place on terminals that reorder by themselves: "(3)? 2" would jump across a Hebrew name (SET-4). The
/// marks are invisible; pipes, files, speech and braille get none.
enum DirectionMarks {
  /// The text of `runs` in a line that runs as `base`: what runs the other way stands between marks of the line's direction,
  /// and a name moreover between marks of its own inside those, so that "C++" keeps its last signs.
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

  /// The text of `runs` with names isolated, each in a direction of its own: not all terminals know
  /// isolates.
  static func isolate(_ runs: [TextRun]) -> String {
    parts(of: runs).map { $0.isName ? "\u{2068}\($0.text)\u{2069}" : $0.text }.joined()
  }

  /// A marked text as a line of a terminal, after `space`: by what comes first, VTE tells which way it runs. A mark that stands
  /// on nothing is dropped there, so a line that begins with one begins with a space.
  static func line(_ text: String, base: TextDirection, after space: String) -> String {
    guard base == .rightToLeft else { return space + text }
    guard direction(of: text) != nil else { return space + text + mark(base) }
    return (space.isEmpty && text.hasPrefix(mark(base)) ? " " : space) + text
  }

  /// The text of `runs` as a line from right to left of a terminal that takes each for one from left to right, and knows
  /// isolates (konsole): the space at its beginning carries the sign.
  static func embedded(_ runs: [TextRun], after space: String) -> String {
    " \u{202B}\(space)\(isolate(runs))\u{202C}"
  }

  /// The words of the wording each by itself, and what comes from outside as a whole with the hidden characters in it.
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
