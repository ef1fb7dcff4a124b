/// Texts in one piece of memory, known by their numbers: no name is counted or copied twice where a date is told.
struct TextPool: Sendable {
  private var bytes: [UInt8] = []
  private var ends = [0]
  /// How many bytes the longest of them has.
  private(set) var longest = 0

  /// Adds a text; its number.
  mutating func add(_ text: String) -> Int {
    bytes += Array(text.utf8)
    ends.append(bytes.count)
    longest = max(longest, text.utf8.count)
    return ends.count - 2
  }

  /// Adds texts, one after the other; the number of the first.
  mutating func add(_ texts: [String]) -> Int {
    let first = ends.count - 1
    for text in texts { _ = add(text) }
    return first
  }

  /// A text by its number; nothing where there is none.
  func text(_ number: Int) -> String {
    guard number >= 0, number + 1 < ends.count else { return "" }
    return String(decoding: bytes[ends[number]..<ends[number + 1]], as: UTF8.self)
  }

  /// A text that `body` writes, of at most so many bytes.
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
