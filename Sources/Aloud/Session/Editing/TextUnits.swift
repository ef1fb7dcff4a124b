/// The characters, words and lines of a text. Positions are counted in bytes of UTF-8.
struct TextUnits {
  let text: String

  func character(at place: Int) -> Range<Int>? {
    let start = index(place)
    return start < text.endIndex ? place..<self.place(text.index(after: start)) : nil
  }

  func character(before place: Int) -> Range<Int>? {
    let end = index(place)
    return end > text.startIndex ? self.place(text.index(before: end))..<place : nil
  }

  /// Without the line feed.
  func line(at place: Int) -> Range<Int> {
    let index = index(place)
    let before = text.utf8[..<index].lastIndex(of: Self.lineEnd)
    let after = text.utf8[index...].firstIndex(of: Self.lineEnd) ?? text.endIndex
    return (before.map { self.place($0) + 1 } ?? 0)..<self.place(after)
  }

  /// Counted from 1.
  func line(numbered number: Int) -> Range<Int>? {
    guard number > 0, !text.isEmpty else { return nil }
    var line = line(at: 0)
    for _ in 1..<number {
      guard line.upperBound < text.utf8.count else { return nil }
      line = self.line(at: line.upperBound + 1)
    }
    return line
  }

  /// Counted from 1.
  func number(ofLineAt place: Int) -> Int { text.utf8[..<index(place)].count { $0 == Self.lineEnd } + 1 }

  func words(at place: Int) -> [Range<Int>] {
    TextWords.words(in: self[line(at: place)]).map { self.place($0.lowerBound)..<self.place($0.upperBound) }
  }

  func word(from place: Int) -> Range<Int>? {
    var place = place
    while true {
      if let word = words(at: place).first(where: { $0.lowerBound >= place }) { return word }
      let end = line(at: place).upperBound
      guard end < text.utf8.count else { return nil }
      place = end + 1
    }
  }

  func word(before place: Int) -> Range<Int>? {
    var place = place
    while true {
      if let word = words(at: place).last(where: { $0.lowerBound < place }) { return word }
      let start = line(at: place).lowerBound
      guard start > 0 else { return nil }
      // The end of the previous line is after all its words.
      place = start - 1
      if let word = words(at: place).last { return word }
    }
  }

  /// The word that contains a position, or otherwise the next word of its line, or the last one.
  func word(at place: Int) -> Range<Int>? {
    let words = words(at: place)
    return words.first { $0.upperBound > place } ?? words.last
  }

  subscript(range: Range<Int>) -> Substring { text[index(range.lowerBound)..<index(range.upperBound)] }

  private static var lineEnd: UInt8 { UInt8(ascii: "\n") }

  private func index(_ place: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: place) }

  private func place(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
}

/// The unit in which a text is read (EDIT-2).
enum TextUnit: Sendable, Equatable {
  /// A user-perceived character: a grapheme cluster.
  case character
  case word
  case line
}
