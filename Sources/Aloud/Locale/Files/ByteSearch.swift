/// Finds bytes eight at a time: the files of the table are looked through at each start of the program.
extension UnsafeBufferPointer<UInt8> {
  /// The place of the first byte of a kind from `start` on; the end where there is none.
  func place(of byte: UInt8, from start: Int) -> Int {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(self)
    var place = start
    while place + 8 <= count {
      // A byte of `difference` is zero where the byte is found, and only there is its high bit set below.
      let difference = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) ^ pattern
      let found = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count, self[place] != byte { place += 1 }
    return place
  }

  /// Calls `body` with each place of a byte, in order, until that gives false. It may be called with places of other bytes.
  @inline(__always)
  func eachPlace(of byte: UInt8, _ body: (Int) -> Bool) {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    let raw = UnsafeRawBufferPointer(self)
    var place = 0
    while place + 8 <= count {
      let difference = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) ^ pattern
      var found = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      while found != 0 {
        if !body(place + found.trailingZeroBitCount / 8) { return }
        found &= found - 1
      }
      place += 8
    }
    while place < count {
      if self[place] == byte, !body(place) { return }
      place += 1
    }
  }

  /// What is left of a range without spaces and tabs (and a carriage return) at its ends.
  func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(start) { start += 1 }
    while start < end, isSpace(end - 1) { end -= 1 }
    return start..<end
  }

  private func isSpace(_ place: Int) -> Bool {
    let byte = self[place]
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
