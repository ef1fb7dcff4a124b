/// A folded text made ready to be looked for in bytes.
struct SoughtText: Sendable, Equatable {
  /// The text, folded.
  let folded: String
  /// Its words in bytes; none where it has letters that no line of ASCII can hold.
  let words: [[UInt8]]
  /// The byte of it that is likely to be the rarest: what has it not, case aside, is no match.
  let rarest: UInt8

  /// A text that has been folded.
  init(_ folded: String) {
    self.folded = folded
    let isASCII = folded.utf8.allSatisfy { $0 < 0x80 }
    words = isASCII ? folded.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) } : []
    rarest = words.joined().min { Self.rank($0) < Self.rank($1) } ?? 0
  }

  /// How well a line of ASCII from outside matches.
  func match(_ line: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>) -> LabelMatching.Match? {
    guard !words.isEmpty else { return nil }
    var wanted = 0
    var place = line.lowerBound
    while place < line.upperBound {
      // To the next word.
      while place < line.upperBound, !Self.isWordByte(buffer[place]) { place += 1 }
      if let after = end(of: words[wanted], place..<line.upperBound, in: buffer) {
        wanted += 1
        if wanted == words.count { return isWhole(line, in: buffer) ? .whole : .partly }
        place = after
      }
      while place < line.upperBound, Self.isInWord(buffer[place]) { place += 1 }
    }
    return nil
  }

  /// Where a word ends with which the bytes begin; nil where they don't.
  private func end(of word: [UInt8], _ range: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = range.lowerBound
    for wanted in word {
      while place < range.upperBound, buffer[place] == Self.apostrophe { place += 1 }
      guard place < range.upperBound, Self.lower(buffer[place]) == wanted else { return nil }
      place += 1
    }
    return place
  }

  /// Whether a line that has all the words has nothing else.
  private func isWhole(_ line: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    var left = folded.utf8.count
    var wantsSpace = false
    for place in line {
      let byte = buffer[place]
      if Self.isWordByte(byte) {
        // Each byte that a word has more, and each word more, makes the line longer than what is sought.
        left -= wantsSpace ? 2 : 1
        if left < 0 { return false }
        wantsSpace = false
      } else if byte != Self.apostrophe, left < folded.utf8.count {
        wantsSpace = true
      }
    }
    return left == 0
  }

  private static let apostrophe = UInt8(ascii: "'")

  /// A letter in lower case; a digit as it is.
  @inline(__always) private static func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// Whether folding keeps the byte.
  @inline(__always) private static func isWordByte(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }

  /// Whether the byte does not end a word.
  @inline(__always) private static func isInWord(_ byte: UInt8) -> Bool { isWordByte(byte) || byte == apostrophe }

  /// How common a byte is in names and text; the order of the letters is that of English.
  private static func rank(_ byte: UInt8) -> Int {
    if byte &- 0x30 < 10 { return 10 }
    return "zqjxkvbpygfwmucldrhsnioate".utf8.enumerated().first { $0.element == byte }.map { 2 * $0.offset } ?? 0
  }
}
