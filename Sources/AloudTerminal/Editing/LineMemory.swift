internal import Aloud

/// The lines that were accepted in this run, and the current one among them. They are never written to a file.
struct LineHistory: Sendable {
  private static let limit = 500

  private var lines: [String] = []
  /// The line that is being typed comes after the last one.
  private var index = 0
  private var draft = ""

  mutating func keep(_ line: String) {
    if !line.allSatisfy(\.isWhitespace), line != lines.last { lines.append(line) }
    if lines.count > Self.limit { lines.removeFirst() }
    index = lines.count
    draft = ""
  }

  mutating func leave() { index = lines.count }

  enum Step { case previous, next, first, last }

  /// Returns nil if there is no such line. The last one is the line that is being typed; `current` is the text on the line now.
  mutating func take(_ step: Step, leaving current: String) -> String? {
    let place =
      switch step {
      case .previous: index - 1
      case .next: index + 1
      case .first: 0
      case .last: lines.count
      }
    guard place != index, (0...lines.count).contains(place) else { return nil }
    if index == lines.count { draft = current }
    index = place
    return index == lines.count ? draft : lines[index]
  }
}

/// The undo history of a line: its text before each change.
struct LineChanges: Sendable {
  /// In characters, of all lines together.
  private static let limit = 100_000

  private var earlier: [LineText] = []
  private var size = 0

  mutating func keep(_ line: LineText) {
    earlier.append(line)
    size += line.characters.count + 1
    while size > Self.limit, !earlier.isEmpty { size -= earlier.removeFirst().characters.count + 1 }
  }

  mutating func last() -> LineText? {
    guard let line = earlier.popLast() else { return nil }
    size -= line.characters.count + 1
    return line
  }

  mutating func first() -> LineText? {
    defer { self = LineChanges() }
    return earlier.first
  }
}

/// The pieces of text that were cut from lines and can be inserted again.
struct KillRing: Sendable {
  private static let limit = 10

  private var pieces: [String] = []
  private var index = 0

  var piece: String? { pieces.isEmpty ? nil : pieces[index] }

  mutating func keep(_ piece: String, isBefore: Bool, belongsToLast: Bool) {
    if piece.isEmpty { return }
    if belongsToLast, let last = pieces.popLast() {
      pieces.append(isBefore ? piece + last : last + piece)
    } else {
      pieces.append(piece)
      if pieces.count > Self.limit { pieces.removeFirst() }
    }
    index = pieces.count - 1
  }

  mutating func turn() { if !pieces.isEmpty { index = (index + pieces.count - 1) % pieces.count } }
}

/// The completions of a line, in the order in which they are offered: first the common prefix and the number of completions, then
/// each completion, then the typed text again.
struct CompletionCycle: Equatable, Sendable {
  private let typed: String
  private let completions: [String]
  /// -1 for the typed text or the common prefix.
  private var index = -1
  private var hasBegun = false

  init(of typed: String, _ completions: [String]) {
    self.typed = typed
    self.completions = completions
  }

  mutating func step(isBackward: Bool) -> (text: String?, said: SaidOfEditing) {
    guard let first = completions.first else { return (nil, .noCompletion) }
    if completions.count == 1 {
      defer { hasBegun = true }
      return (first, .text(first))
    }
    if !hasBegun {
      hasBegun = true
      let common = Self.beginning(of: completions)
      let isMore = common.count > typed.count
      return (
        isMore ? common : nil,
        isMore ? .both(.text(common), .completions(completions.count)) : .completions(completions.count)
      )
    }
    index += isBackward ? -1 : 1
    if index < -1 { index = completions.count - 1 }
    if index == completions.count { index = -1 }
    return index < 0
      ? (typed, typed.isEmpty ? .emptyLine : .text(typed)) : (completions[index], .text(completions[index]))
  }

  /// Returns the common prefix as the first text spells it. Case and accents are ignored.
  private static func beginning(of texts: [String]) -> String {
    texts.dropFirst().reduce(texts.first ?? "") { common, text in
      String(common.prefix(zip(common, text).prefix { isSame($0, $1) }.count))
    }
  }

  private static func isSame(_ first: Character, _ second: Character) -> Bool {
    if first == second { return true }
    let folded = Folding.fold(String(first))
    return !folded.isEmpty && folded == Folding.fold(String(second))
  }
}
