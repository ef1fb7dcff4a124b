/// A text that is being read or edited: where the user is in it, what is selected, and what can be taken back (EDIT-2).
/// Lines end with a line feed.
struct EditedText: Sendable, Equatable {
  /// How many bytes a text may grow to.
  static let limit = 1_048_576
  /// How many changes can be taken back, and how many bytes they may hold.
  private static let historyLimit = (count: 100, bytes: 8 * limit)

  private(set) var text: String
  private(set) var lineCount: Int
  /// What was read, selected or changed last; nil before anything was. A new piece of text goes before it, or to the end.
  private(set) var place: Range<Int>?
  /// What kind of piece that is.
  private(set) var unit = TextUnit.character
  /// Whether that is selected.
  private(set) var isSelected = false
  private var edits: [TextEdit] = []
  private var undoneEdits: [TextEdit] = []

  /// A text in which nobody has been yet.
  init(_ text: String) {
    self.text = text.utf8.contains(UInt8(ascii: "\r")) ? Self.withLineFeeds(text) : text
    lineCount = text.isEmpty ? 0 : Self.lineEnds(in: self.text) + 1
  }

  /// Where its characters, words and lines are.
  var units: TextUnits { TextUnits(text: text) }

  /// Whether it is another than at the beginning, so far as can be taken back.
  var isEdited: Bool { !edits.isEmpty }

  /// What is selected.
  var selection: Range<Int>? { isSelected ? place : nil }

  /// Where the user is.
  var cursor: Int { place?.lowerBound ?? text.utf8.count }

  /// Goes to a piece of the text.
  mutating func go(to piece: Range<Int>, _ unit: TextUnit) {
    (place, self.unit, isSelected) = (piece, unit, false)
  }

  /// Selects a piece of the text.
  mutating func select(_ piece: Range<Int>) { (place, unit, isSelected) = (piece, .word, true) }

  /// Puts `new` in the place of a piece; false where the text would be too long.
  /// The change is called `name`, where the pieces alone do not tell it.
  mutating func replace(_ piece: Range<Int>, with new: String, named name: LocalizedText? = nil) -> Bool {
    guard text.utf8.count - piece.count + new.utf8.count <= Self.limit else { return false }
    let edit = TextEdit(place: piece.lowerBound, old: String(units[piece]), new: new, ownName: name)
    put(edit.new, over: edit.old, at: edit.place)
    edits.append(edit)
    undoneEdits = []
    while edits.count > Self.historyLimit.count || bytesOfHistory > Self.historyLimit.bytes { edits.removeFirst() }
    return true
  }

  /// Adds a line after the one where the user is; false where the text would be too long.
  mutating func add(line: String) -> Bool {
    let end = place.map { units.line(at: $0.lowerBound).upperBound } ?? text.utf8.count
    let isFirst = lineCount == 0
    guard replace(end..<end, with: isFirst ? line : "\n" + line) else { return false }
    // A first line may be empty, and is one.
    if isFirst { lineCount = 1 + Self.lineEnds(in: line) }
    // Where nobody has been, the next one goes to the end too.
    if end + line.utf8.count + (isFirst ? 0 : 1) == text.utf8.count { place = nil }
    return true
  }

  /// Takes the last change back; nil where there is none.
  mutating func undo() -> TextEdit? {
    guard let edit = edits.popLast() else { return nil }
    put(edit.old, over: edit.new, at: edit.place)
    go(to: edit.place..<edit.place, .character)
    undoneEdits.append(edit)
    return edit
  }

  /// Makes the change again that was taken back; nil where there is none.
  mutating func redo() -> TextEdit? {
    guard let edit = undoneEdits.popLast() else { return nil }
    put(edit.new, over: edit.old, at: edit.place)
    edits.append(edit)
    return edit
  }

  private var bytesOfHistory: Int { edits.reduce(0) { $0 + $1.old.utf8.count + $1.new.utf8.count } }

  private mutating func put(_ new: String, over old: String, at start: Int) {
    let isEmpty = lineCount == 0
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    let last = text.utf8.index(first, offsetBy: old.utf8.count)
    // What is added at the end must cost no more than it has, however long the text is.
    if first == text.endIndex { text.append(new) } else { text.replaceSubrange(first..<last, with: new) }
    lineCount += Self.lineEnds(in: new) - Self.lineEnds(in: old) + (isEmpty ? 1 : 0)
    if text.isEmpty { lineCount = 0 }
    let end = start + new.utf8.count
    go(to: end..<end, .character)
  }

  private static func lineEnds(in text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  private static func withLineFeeds(_ text: String) -> String {
    text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
      .split(separator: "\r", omittingEmptySubsequences: false).joined(separator: "\n")
  }
}

/// One change of a text, so that it can be taken back.
struct TextEdit: Sendable, Equatable {
  /// Where it was, in bytes.
  var place: Int
  var old: String
  var new: String
  /// What it is called where the pieces alone do not tell it.
  var ownName: LocalizedText?

  /// What it was, such as "Replace milk with cream".
  var name: LocalizedText {
    if let ownName { return ownName }
    if old.isEmpty { return .message(.editUndoInsert(text: .text(told(new)))) }
    if new.isEmpty { return .message(.editUndoDelete(text: .text(told(old)))) }
    return .message(.editUndoReplace(old: .text(told(old)), new: .text(told(new))))
  }

  /// A piece without the spaces and line ends that only join it to the rest.
  private func told(_ piece: String) -> LocalizedText {
    var words = piece[...].drop { $0.isWhitespace }
    while let last = words.last, last.isWhitespace { words.removeLast() }
    return words.isEmpty ? .message(.textBlankLine) : .told(String(words))
  }
}
