internal import Synchronization

extension Renderer {
  /// Returns the announcement as one line of plain text, in logical order.
  public func printed(_ announcement: Announcement) -> String {
    printedLast.text(of: announcement) { line(of: sentences(announcement)).text.withoutDirectionMarks }
  }

  /// As one line if `columns` is nil.
  package func lines(_ announcement: Announcement, columns: Int?) -> [String] {
    let line = printed(announcement)
    return columns.map { LineWrapping.wrap(line, columns: $0, indent: LineWrapping.indent(for: $0)) } ?? [line]
  }

  /// A blank line follows the announcement for users who read visually: larger text gets more space, not narrower lines
  /// (SET-1).
  package func isSpaced(_ announcement: Announcement) -> Bool {
    announcement.kind == .item ? settings.textSize.spacesItems : settings.textSize.spacesAnnouncements
  }

  private func line(of sentences: [[TextRun]]) -> [TextRun] {
    guard var line = sentences.first else { return [] }
    for sentence in sentences.dropFirst() {
      // A run that lost its full stop may be empty.
      if let last = line.last(where: { !$0.text.isEmpty }), Self.needsGap(after: last.text) {
        line.append(TextRun(" "))
      }
      line += sentence
    }
    return line
  }

  /// Returns whether a space is needed after a sentence, which is not so after a full-width stop, as in Chinese and Japanese.
  private static func needsGap(after line: String) -> Bool {
    guard let last = line.unicodeScalars.last else { return false }
    return !(0x3000...0x303F).contains(last.value) && !(0xFF01...0xFF60).contains(last.value)
  }

  /// Like `lines`, but names in the opposite direction are kept in place, by marks if the terminal reorders text itself,
  /// otherwise by visual order.
  package func terminalLines(_ announcement: Announcement, columns: Int?, order: LineOrder) -> [String] {
    let line = line(of: sentences(announcement))
    // A right-to-left line may need a space at its beginning.
    let reserve = direction == .rightToLeft && order != .visual ? 1 : 0
    let indent = columns.map(LineWrapping.indent) ?? 0
    let pieces = columns.map { line.wrapped(columns: $0 - reserve, indent: indent) } ?? [line]
    return pieces.enumerated().map { number, piece in
      let space = String(repeating: " ", count: number == 0 ? 0 : indent)
      let mayReorder =
        direction == .rightToLeft || piece.contains { $0.text.unicodeScalars.contains(where: BidiClass.canRunRight) }
      if !mayReorder { return space + piece.text }
      // A line in visual order begins at the left, whatever its direction.
      if order == .visual { return space + VisualOrder.reorder(DirectionMarks.isolate(piece), base: direction) }
      if order == .embedded, direction == .rightToLeft { return DirectionMarks.embedded(piece, after: space) }
      return DirectionMarks.line(DirectionMarks.mark(piece, base: direction), base: direction, after: space)
    }
  }

  /// The direction of lines: the user's setting, otherwise that of the locale.
  public var direction: TextDirection { settings.direction ?? locale.table.direction }
}

/// Invisible marks that keep names in place on terminals that reorder text themselves: "(3)? 2" would jump across a Hebrew name
/// (SET-4). Pipes, files, speech and braille get no marks.
private enum DirectionMarks {
  /// Marks `runs` for a line in the direction `base`: text in the opposite direction is placed between marks of the direction
  /// of the line, and a name also between marks of its own direction inside those, so that "C++" keeps its last characters in
  /// place.
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

  /// Puts each name in an isolate with a direction of its own. Not all terminals support isolates.
  static func isolate(_ runs: [TextRun]) -> String {
    parts(of: runs).map { $0.isName ? "\u{2068}\($0.text)\u{2069}" : $0.text }.joined()
  }

  /// VTE takes the direction of the line from its first character, and drops a mark without a base there, so a line that begins
  /// with a mark gets a space before it.
  static func line(_ text: String, base: TextDirection, after space: String) -> String {
    guard base == .rightToLeft else { return space + text }
    guard direction(of: text) != nil else { return space + text + mark(base) }
    return (space.isEmpty && text.hasPrefix(mark(base)) ? " " : space) + text
  }

  /// For a terminal that takes each line as left to right and supports isolates (konsole). The space at the beginning carries
  /// the mark.
  static func embedded(_ runs: [TextRun], after space: String) -> String { " \u{202B}\(space)\(isolate(runs))\u{202C}" }

  /// Each run of the wording is a part by itself. Adjacent runs of other text, including hidden characters, are one name.
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

  private static func mark(_ direction: TextDirection) -> String { direction == .leftToRight ? "\u{200E}" : "\u{200F}" }
}

/// A cache of the last printed announcements and their texts. A place has few announcements, which are repeated.
final class PrintedMemory: Sendable {
  /// Shared rather than copied, because most announcements were printed before.
  private typealias Printed = Kept<(announcement: Announcement, text: String)>

  /// For each hash value the last entry and the one before, because the same element is often announced with two alternating
  /// sets of facts.
  private let printed = Mutex([Printed?](repeating: nil, count: 2 * 128))

  func text(of announcement: Announcement, _ make: () -> String) -> String {
    let place = 2 * Self.place(of: announcement)
    let (last, older) = printed.withLock { ($0[place], $0[place + 1]) }
    if let last, last.value.announcement == announcement { return last.value.text }
    if let older, older.value.announcement == announcement { return older.value.text }
    let text = make()
    printed.withLock {
      $0[place + 1] = $0[place]
      $0[place] = Printed((announcement, text))
    }
    return text
  }

  private static func place(of announcement: Announcement) -> Int {
    var hash =
      (announcement.name ?? announcement.sentences.first ?? announcement.hint.map { .message($0) })?.roughHash ?? 0
    hash = hash &* 31 &+ (announcement.number ?? announcement.position.map { -$0.index } ?? 0)
    return (hash ^ hash >> 7) & 127
  }
}

extension LocalizedText {
  fileprivate var roughHash: Int {
    let text =
      switch self {
      case .verbatim(let text), .tagged(let text, _): text
      case .message(let message): message.key
      }
    return text.utf8.prefix(16).reduce(text.utf8.count) { $0 &* 31 &+ Int($1) }
  }
}
