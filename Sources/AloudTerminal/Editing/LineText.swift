/// The text of a line that is being typed, character by character, and where the cursor stands in it.
struct LineText: Equatable, Sendable {
  /// How many scalars one character may gather: no pile of marks makes typing slow.
  private static let mostMarks = 32

  /// The characters, in logical order.
  private(set) var characters: [Character] = []
  /// How many characters stand before the cursor.
  private(set) var cursor = 0
  /// How many bytes the text has.
  private(set) var byteCount = 0

  /// The text as it will be taken.
  var text: String { String(characters) }
  /// Whether nothing has been typed.
  var isEmpty: Bool { characters.isEmpty }

  /// An empty line.
  init() {}

  /// A line with the cursor at its end.
  init(_ text: String) { insert(text) }

  /// Puts text in before the cursor. What belongs to the character before it joins that.
  mutating func insert(_ text: String) {
    var new = Array(text)
    if let first = new.first, cursor > 0, characters[cursor - 1].unicodeScalars.count < Self.mostMarks {
      let joined = String(characters[cursor - 1]) + String(first)
      if let one = joined.first, joined.count == 1 {
        characters[cursor - 1] = one
        new.removeFirst()
      }
    }
    characters.insert(contentsOf: new, at: cursor)
    cursor += new.count
    byteCount += text.utf8.count
  }

  /// Takes characters out, and gives them back; the cursor is then where they were.
  @discardableResult
  mutating func remove(_ range: Range<Int>) -> String {
    let text = String(characters[range])
    characters.removeSubrange(range)
    byteCount -= text.utf8.count
    cursor = range.lowerBound
    return text
  }

  /// Puts others in the place of characters; the cursor is then behind them.
  mutating func replace(_ range: Range<Int>, with text: String) {
    remove(range)
    insert(text)
  }

  /// Moves the cursor.
  mutating func move(to place: Int) { cursor = min(max(0, place), characters.count) }

  /// The character at the cursor, or nil at the end.
  var current: Character? { cursor < characters.count ? characters[cursor] : nil }

  /// Some of the text.
  func text(in range: Range<Int>) -> String { String(characters[range]) }

  // MARK: - Words

  /// Where the word ends that the cursor is in or before.
  var wordEnd: Int {
    let start = characters[cursor...].firstIndex(where: Self.isOfWord) ?? characters.count
    return characters[start...].firstIndex { !Self.isOfWord($0) } ?? characters.count
  }

  /// Where the word begins that the cursor is in or behind.
  var wordStart: Int {
    let end = characters[..<cursor].lastIndex(where: Self.isOfWord) ?? -1
    return end < 0 ? 0 : (characters[..<end].lastIndex { !Self.isOfWord($0) } ?? -1) + 1
  }

  /// Where what stands before the cursor begins, up to a space.
  var spacedStart: Int {
    let end = characters[..<cursor].lastIndex { !$0.isWhitespace } ?? -1
    return end < 0 ? 0 : (characters[..<end].lastIndex(where: \.isWhitespace) ?? -1) + 1
  }

  /// Whether a character is a part of a word, as readline has it.
  static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
