/// A decoder that turns the bytes from a terminal into keys, however the bytes are split.
///
/// No timer is used: the end of a burst tells the Escape key from the beginning of a sequence.
struct KeyDecoder: Sendable {
  /// In bytes. Terminals send fewer than 30.
  private static let longest = 256
  private static let escape: UInt8 = 0x1B
  private static let pasteStart = Array("\u{1B}[200~".utf8), pasteEnd = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var start = 0
  /// While pasted bytes are being received, no escape sequence is recognised in them but the end of the paste.
  private(set) var isPasting = false
  /// True if the last burst was a lone Escape, which a slow line may have split off a sequence.
  private var isAfterEscape = false
  private(set) var takenCount = 0

  var isEmpty: Bool { start == bytes.count }

  mutating func take(_ new: some Collection<UInt8>) {
    if new.isEmpty { return }
    bytes.removeFirst(start)
    start = 0
    if isAfterEscape, bytes.isEmpty, new.first == UInt8(ascii: "[") { bytes = [Self.escape] }
    isAfterEscape = false
    bytes += new
  }

  /// Returns nil if more bytes must come.
  mutating func next() -> Key? {
    guard start < bytes.count else { return nil }
    if isPasting, bytes[start] == Self.escape { return keyInPaste() }
    if bytes[start] == Self.escape {
      guard let length = sequenceLength else { return nil }
      return key(length)
    }
    if Self.isControl(bytes[start]) { return key(1) }
    return text()
  }

  /// Returns an incomplete escape sequence as a key, because the burst has ended and no more of it came.
  mutating func endBurst() -> Key? {
    guard !isPasting, start < bytes.count, bytes[start] == Self.escape, bytes.count - start <= 2 else { return nil }
    isAfterEscape = bytes.count - start == 1
    return key(bytes.count - start)
  }

  // MARK: - Sequences

  private mutating func key(_ count: Int) -> Key {
    let sequence = Array(bytes[start..<start + count])
    pass(count)
    if sequence == Self.pasteStart {
      isPasting = true
      return .pasteStart
    }
    return sequence == Self.pasteEnd ? .pasteEnd : .sequence(sequence)
  }

  private mutating func keyInPaste() -> Key? {
    let rest = bytes[start...].prefix(Self.pasteEnd.count)
    if rest.elementsEqual(Self.pasteEnd) {
      isPasting = false
      pass(rest.count)
      return .pasteEnd
    }
    return Self.pasteEnd.starts(with: rest) ? nil : key(1)
  }

  /// In bytes; nil if more must come.
  private var sequenceLength: Int? {
    let rest = bytes[start...]
    guard rest.count > 1 else { return nil }
    switch rest[start + 1] {
    case UInt8(ascii: "["): return controlSequenceLength(rest)
    case UInt8(ascii: "O"): return rest.count < 3 ? nil : Self.isFinal(rest[start + 2]) ? 3 : 2
    // A terminal's answer, which ends with the bell or the string terminator.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      guard rest.count > 2 else { return nil }
      for index in rest.indices.dropFirst(2) {
        if rest[index] == 0x07 { return index - start + 1 }
        if rest[index] == UInt8(ascii: "\\"), rest[index - 1] == Self.escape { return index - start + 1 }
      }
      return rest.count > 16 * Self.longest ? rest.count : nil
    // Escape, and the beginning of another sequence.
    case Self.escape: return 1
    case let byte where byte < 0x80: return 2
    default:
      guard let length = Self.characterLength(rest.dropFirst()) else { return rest.count > 4 ? 2 : nil }
      return 1 + length
    }
  }

  /// The sequence begins with a bracket, and ends with a letter or before a byte that can't be part of it.
  private func controlSequenceLength(_ rest: ArraySlice<UInt8>) -> Int? {
    // The function keys of the Linux console send another bracket and a letter.
    if rest.count > 2, rest[start + 2] == UInt8(ascii: "[") { return rest.count > 3 ? 4 : nil }
    for index in rest.indices.dropFirst(2) {
      if Self.isFinal(rest[index]) { return index - start + 1 }
      if !(0x20...0x3F).contains(rest[index]) { return index - start }
    }
    return rest.count > Self.longest ? rest.count : nil
  }

  private static func isFinal(_ byte: UInt8) -> Bool { (0x40...0x7E).contains(byte) }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  // MARK: - Text

  /// Returns the text up to the next control character, or an undecodable part; nil if the rest of a character must still come.
  private mutating func text() -> Key? {
    var end = start
    while end < bytes.count, !Self.isControl(bytes[end]) {
      guard let length = Self.characterLength(bytes[end...]) else { break }
      // Control characters of two bytes are not text.
      if length == 2, bytes[end] == 0xC2, bytes[end + 1] < 0xA0 { break }
      end += length
    }
    if end > start {
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      pass(end - start)
      return .text(text)
    }
    if Self.characterLength(bytes[start...]) != nil { return key(2) }
    if Self.isUnfinished(bytes[start...]) { return nil }
    let bad = bytes[start...].prefix { $0 >= 0x80 }.indices.prefix { Self.characterLength(bytes[$0...]) == nil }
    pass(max(1, bad.count))
    return .unreadable
  }

  /// Returns nil if the bytes begin with no character or it is incomplete.
  private static func characterLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first < 0x80 { return 1 }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, bytes.count >= length else { return nil }
    return String(validating: bytes.prefix(length), as: UTF8.self) == nil ? nil : length
  }

  private static func isUnfinished(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, (0xC2...0xF4).contains(first) else { return false }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    return bytes.count < length && bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }

  private mutating func pass(_ count: Int) {
    start += count
    takenCount += count
  }
}

/// A key that was pressed, or several characters that arrived together.
enum Key: Equatable, Sendable {
  /// Printable text, as much as arrived together.
  case text(String)
  /// The bytes of a key that sends a control character or an escape sequence.
  case sequence([UInt8])
  case unreadable
  case pasteStart
  case pasteEnd
}
