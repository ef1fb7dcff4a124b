/// Texts in contiguous memory, identified by number, so that formatting a date copies each name only once.
struct TextPool: Sendable {
  private var bytes: [UInt8] = []
  private var ends = [0]
  /// The byte count of the longest text.
  private(set) var longest = 0

  /// Adds a text and returns its number.
  mutating func add(_ text: String) -> Int {
    bytes += Array(text.utf8)
    ends.append(bytes.count)
    longest = max(longest, text.utf8.count)
    return ends.count - 2
  }

  /// Adds consecutive texts and returns the number of the first.
  mutating func add(_ texts: [String]) -> Int {
    let first = ends.count - 1
    for text in texts { _ = add(text) }
    return first
  }

  /// Returns the text with a number, or an empty string if there is none.
  func text(_ number: Int) -> String {
    guard number >= 0, number + 1 < ends.count else { return "" }
    return String(decoding: bytes[ends[number]..<ends[number + 1]], as: UTF8.self)
  }

  /// Returns a text of at most `capacity` bytes that `body` writes.
  @inline(__always)
  func text(capacity: Int, firstDigit: Int, minus: Int, _ body: (inout PoolWriter) -> Void) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        String(unsafeUninitializedCapacity: capacity) { buffer in
          var writer = PoolWriter(buffer, bytes, ends, firstDigit: firstDigit, minus: minus)
          body(&writer)
          return writer.place
        }
      }
    }
  }
}
