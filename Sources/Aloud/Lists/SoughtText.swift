/// A folded text, prepared for a search in bytes.
struct SoughtText: Sendable, Equatable {
  let folded: String
  let isASCII: Bool
  /// The byte of the text that is probably the rarest. An ASCII line without it, ignoring case, does not match.
  let rarest: UInt8
  /// The bytes beside the rarest byte in its word; nil at the beginning or the end of the word.
  private let beforeRarest: UInt8?
  private let afterRarest: UInt8?
  private let bytes: [UInt8]
  private let words: [[UInt8]]

  init(_ folded: String) {
    self.folded = folded
    bytes = Array(folded.utf8)
    words = bytes.split(separator: UInt8(ascii: " ")).map { Array($0) }
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    let rarest = words.joined().min { Self.rank($0) < Self.rank($1) } ?? 0
    let word = words.first { $0.contains(rarest) } ?? []
    let place = word.firstIndex(of: rarest) ?? 0
    self.rarest = rarest
    beforeRarest = place > 0 ? word[place - 1] : nil
    afterRarest = place + 1 < word.count ? word[place + 1] : nil
  }

  /// Returns whether the text may occur around a position of its rarest byte: the adjacent bytes must be the same, except for
  /// apostrophes and non-ASCII bytes.
  @inline(__always) func mayStand(about place: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    (place == 0 || Self.mayBe(buffer[place - 1], beforeRarest))
      && (place + 1 == buffer.count || Self.mayBe(buffer[place + 1], afterRarest))
  }

  @inline(__always) private static func mayBe(_ byte: UInt8, _ wanted: UInt8?) -> Bool {
    wanted == nil || lower(byte) == wanted || byte == apostrophe || byte >= 0x80
  }

  func match(_ line: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>) -> LabelMatching.Match? {
    guard isASCII, !words.isEmpty else { return nil }
    var wanted = 0
    var place = line.lowerBound
    while place < line.upperBound {
      // Go to the next word.
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

  func matchInside(_ line: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>) -> LabelMatching.Match? {
    guard isASCII, let first = bytes.first else { return nil }
    let isFound = line.contains { start in
      guard Self.lower(buffer[start]) == first else { return false }
      var place = start
      for (number, word) in words.enumerated() {
        if number > 0 {
          let next = (place..<line.upperBound).first { Self.isWordByte(buffer[$0]) } ?? line.upperBound
          guard (place..<next).contains(where: { buffer[$0] != Self.apostrophe }) else { return false }
          place = next
        }
        guard let after = end(of: word, place..<line.upperBound, in: buffer) else { return false }
        place = after
      }
      return true
    }
    return isFound ? isWhole(line, in: buffer) ? .whole : .partly : nil
  }

  private func end(of word: [UInt8], _ range: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = range.lowerBound
    for wanted in word {
      while place < range.upperBound, buffer[place] == Self.apostrophe { place += 1 }
      guard place < range.upperBound, Self.lower(buffer[place]) == wanted else { return nil }
      place += 1
    }
    return place
  }

  /// Returns whether a line that contains all the words contains nothing else: any further byte or word makes the line longer
  /// than the text.
  private func isWhole(_ line: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    var left = bytes.count
    var wantsSpace = false
    for place in line {
      let byte = buffer[place]
      if Self.isWordByte(byte) {
        left -= wantsSpace ? 2 : 1
        if left < 0 { return false }
        wantsSpace = false
      } else if byte != Self.apostrophe, left < bytes.count {
        wantsSpace = true
      }
    }
    return left == 0
  }

  private static let apostrophe = UInt8(ascii: "'")

  @inline(__always) private static func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  @inline(__always) private static func isWordByte(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }

  @inline(__always) private static func isInWord(_ byte: UInt8) -> Bool { isWordByte(byte) || byte == apostrophe }

  /// By frequency in names and text; the order of the letters is that of English.
  private static func rank(_ byte: UInt8) -> Int {
    if byte &- 0x30 < 10 { return 10 }
    return "zqjxkvbpygfwmucldrhsnioate".utf8.enumerated().first { $0.element == byte }.map { 2 * $0.offset } ?? 0
  }
}
