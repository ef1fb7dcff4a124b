/// A text that is being read or edited, with its cursor, selection and undo history (EDIT-2). Lines end with a line feed.
struct EditedText: Sendable, Equatable {
  /// In bytes.
  static let limit = 1_048_576
  /// The maximum number of changes that can be undone, and the maximum number of bytes that they hold.
  private static let historyLimit = (count: 100, bytes: 8 * limit)

  private(set) var text: String
  private(set) var lineCount: Int
  /// The piece that was last read, selected or changed; nil before that. New text is inserted before it, or at the end of the
  /// text.
  private(set) var place: Range<Int>?
  private(set) var unit = TextUnit.character
  private(set) var isSelected = false
  private var edits: [TextEdit] = []
  private var undoneEdits: [TextEdit] = []

  init(_ text: String) {
    let hasReturns = text.utf8.contains(UInt8(ascii: "\r"))
    self.text = hasReturns ? text.replacing("\r\n", with: "\n").replacing("\r", with: "\n") : text
    lineCount = text.isEmpty ? 0 : Self.lineEnds(in: self.text) + 1
  }

  var units: TextUnits { TextUnits(text: text) }

  var isEdited: Bool { !edits.isEmpty }

  var selection: Range<Int>? { isSelected ? place : nil }

  var cursor: Int { place?.lowerBound ?? text.utf8.count }

  mutating func go(to piece: Range<Int>, _ unit: TextUnit) {
    (place, self.unit, isSelected) = (piece, unit, false)
  }

  mutating func select(_ piece: Range<Int>) { (place, unit, isSelected) = (piece, .word, true) }

  /// Returns false if the text would be too long. `name` describes the change if the pieces alone do not.
  mutating func replace(_ piece: Range<Int>, with new: String, named name: LocalizedText? = nil) -> Bool {
    guard text.utf8.count - piece.count + new.utf8.count <= Self.limit else { return false }
    let edit = TextEdit(place: piece.lowerBound, old: String(units[piece]), new: new, ownName: name)
    put(edit.new, over: edit.old, at: edit.place)
    edits.append(edit)
    undoneEdits = []
    while edits.count > Self.historyLimit.count || bytesOfHistory > Self.historyLimit.bytes { edits.removeFirst() }
    return true
  }

  /// Adds a line after the line with the cursor. Returns false if the text would be too long.
  mutating func add(line: String) -> Bool {
    let end = place.map { units.line(at: $0.lowerBound).upperBound } ?? text.utf8.count
    let isFirst = lineCount == 0
    guard replace(end..<end, with: isFirst ? line : "\n" + line) else { return false }
    // An empty first line is also a line.
    if isFirst { lineCount = 1 + Self.lineEnds(in: line) }
    // After a line at the end, the next line is added at the end too.
    if end + line.utf8.count + (isFirst ? 0 : 1) == text.utf8.count { place = nil }
    return true
  }

  mutating func undo() -> TextEdit? {
    guard let edit = edits.popLast() else { return nil }
    put(edit.old, over: edit.new, at: edit.place)
    go(to: edit.place..<edit.place, .character)
    undoneEdits.append(edit)
    return edit
  }

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
    // Appending must take time in proportion to what is added, however long the text is.
    if first == text.endIndex { text.append(new) } else { text.replaceSubrange(first..<last, with: new) }
    lineCount += Self.lineEnds(in: new) - Self.lineEnds(in: old) + (isEmpty ? 1 : 0)
    if text.isEmpty { lineCount = 0 }
    let end = start + new.utf8.count
    go(to: end..<end, .character)
  }

  private static func lineEnds(in text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}

/// A change of a text that can be undone.
struct TextEdit: Sendable, Equatable {
  /// The position of the change, in bytes.
  var place: Int
  var old: String
  var new: String
  var ownName: LocalizedText?

  /// For example "Replace milk with cream".
  var name: LocalizedText {
    if let ownName { return ownName }
    if old.isEmpty { return .message(.editUndoInsert(text: .text(told(new)))) }
    if new.isEmpty { return .message(.editUndoDelete(text: .text(told(old)))) }
    return .message(.editUndoReplace(old: .text(told(old)), new: .text(told(new))))
  }

  /// Leaves out leading and trailing white space, which only joins the piece to the rest.
  private func told(_ piece: String) -> LocalizedText {
    let words = piece.trimmed
    return words.isEmpty ? .message(.textBlankLine) : .told(words)
  }
}

/// The text of a field that is being entered or read, and the position of the user in it (EDIT-2).
struct TextPlace: Sendable, Equatable {
  let id: ID
  let title: LocalizedText
  /// A Boolean value that indicates whether the text is secret. If so, none of it is here.
  let isSecure: Bool
  let original: String
  var edited: EditedText
  /// The lines that did not fit.
  var leftOutCount = 0

  init(_ field: TextField) {
    self.init(id: field.id, title: field.title, text: field.isSecure ? "" : field.value, isSecure: field.isSecure)
  }

  init(id: ID, title: LocalizedText, text: String, isSecure: Bool = false) {
    self.id = id
    self.title = title
    self.isSecure = isSecure
    original = text
    edited = EditedText(text)
  }
}
