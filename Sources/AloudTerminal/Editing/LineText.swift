/// The text of a line that is being typed, as characters, and the cursor's position in it.
struct LineText: Equatable, Sendable {
  /// In scalars. A longer character takes no more marks, so that a pile of marks does not slow typing down.
  private static let mostMarks = 32

  /// In logical order.
  private(set) var characters: [Character] = []
  private(set) var cursor = 0
  private(set) var byteCount = 0

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }

  init() {}

  init(_ text: String) { insert(text) }

  /// Inserts text before the cursor. Text that continues the character before it, such as a combining mark, joins it.
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

  mutating func remove(_ range: Range<Int>) {
    byteCount -= text(in: range).utf8.count
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    remove(range)
    insert(text)
  }

  mutating func move(to place: Int) { cursor = min(max(0, place), characters.count) }

  var current: Character? { cursor < characters.count ? characters[cursor] : nil }

  func text(in range: Range<Int>) -> String { String(characters[range]) }

  // MARK: - Words

  var wordEnd: Int {
    let start = characters[cursor...].firstIndex(where: Self.isOfWord) ?? characters.count
    return characters[start...].firstIndex { !Self.isOfWord($0) } ?? characters.count
  }

  var wordStart: Int {
    let end = characters[..<cursor].lastIndex(where: Self.isOfWord) ?? -1
    return end < 0 ? 0 : (characters[..<end].lastIndex { !Self.isOfWord($0) } ?? -1) + 1
  }

  var spacedStart: Int {
    let end = characters[..<cursor].lastIndex { !$0.isWhitespace } ?? -1
    return end < 0 ? 0 : (characters[..<end].lastIndex(where: \.isWhitespace) ?? -1) + 1
  }

  /// Follows readline's rule.
  static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
