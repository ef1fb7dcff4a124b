internal import CLocales

/// The bytes of a file of `locales/`. Files compiled in are not copied, because a wording has more than 100,000 bytes, of which a
/// session reads a few hundred.
struct LocaleBytes: Sendable {
  private enum Source {
    case own([UInt8])
    case bundled(Int)
  }

  private let source: Source

  init(_ bytes: [UInt8]) { source = .own(bytes) }

  init(bundled index: Int) { source = .bundled(index) }

  /// The bytes are valid only during the call.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch source {
    case .own(let bytes): return bytes.withUnsafeBufferPointer(body)
    case .bundled(let index):
      let file = aloud_locale_file(index)
      return body(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
  }

  var array: [UInt8] { withBytes { Array($0) } }
}

/// Searches for bytes, eight at a time, because files of `locales/` are searched at every launch.
extension UnsafeBufferPointer<UInt8> {
  /// Returns the count if the byte does not occur from `start` on.
  package func place(of byte: UInt8, from start: Int) -> Int {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(self)
    var place = start
    while place + 8 <= count {
      // A byte of `difference` is zero exactly where the byte was found; only there does `found` have the high bit set.
      let difference = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) ^ pattern
      let found = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count, self[place] != byte { place += 1 }
    return place
  }

  /// Calls `body` with each offset at which `text` begins, in order, until `body` returns false. The search looks for the byte of
  /// `text` at index `rarest`, which should be the least common one.
  @inline(__always)
  func eachPlace(of text: [UInt8], rarest: Int, _ body: (Int) -> Bool) {
    var found = place(of: text[rarest], from: rarest)
    while found < count {
      let start = found - rarest
      if start + text.count <= count, self[start..<start + text.count].elementsEqual(text), !body(start) { return }
      found = place(of: text[rarest], from: found + 1)
    }
  }

  func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
    let rest = self[range].trimmingSpaces()
    return rest.startIndex..<rest.endIndex
  }
}
