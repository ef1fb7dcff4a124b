/// Texts in contiguous memory, identified by number, so that formatting a date copies each name only once.
struct TextPool: Sendable {
  private var bytes: [UInt8] = []
  private var ends = [0]
  /// The byte count of the longest text.
  private(set) var longest = 0

  /// Returns the number of the text.
  mutating func add(_ text: String) -> Int {
    bytes += Array(text.utf8)
    ends.append(bytes.count)
    longest = max(longest, text.utf8.count)
    return ends.count - 2
  }

  /// Returns the number of the first text. Those of the others follow it.
  mutating func add(_ texts: [String]) -> Int {
    let first = ends.count - 1
    for text in texts { _ = add(text) }
    return first
  }

  /// Returns an empty string if there is no such text.
  func text(_ number: Int) -> String {
    guard number >= 0, number + 1 < ends.count else { return "" }
    return String(decoding: bytes[ends[number]..<ends[number + 1]], as: UTF8.self)
  }

  /// `body` writes at most `capacity` bytes.
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

/// Writes texts of a pool, and numbers in its digits, into preallocated memory.
struct PoolWriter {
  /// The number of bytes written.
  private(set) var place = 0
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private let bytes: UnsafeBufferPointer<UInt8>
  private let ends: UnsafeBufferPointer<Int>
  private let firstDigit: Int
  private let minus: Int

  /// The pool's texts are `bytes`, split at `ends`.
  init(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, _ ends: UnsafeBufferPointer<Int>,
    firstDigit: Int, minus: Int
  ) {
    (self.buffer, self.bytes, self.ends) = (buffer, bytes, ends)
    (self.firstDigit, self.minus) = (firstDigit, minus)
  }

  /// Writes nothing if the pool has no text with that number.
  @inline(__always) mutating func write(_ number: Int) {
    guard number >= 0, number + 1 < ends.count else { return }
    copy(bytes, ends[number], ends[number + 1])
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { copy($0, 0, $0.count) }
  }

  /// Writes at least the given digits, up to nineteen.
  mutating func write(_ number: Int, digits: Int) {
    if number < 0 { write(minus) }
    let magnitude = number.magnitude
    if magnitude < 10, digits < 2 { return write(firstDigit + Int(magnitude)) }
    if magnitude < 100, digits < 3 {
      write(firstDigit + Int(magnitude / 10))
      return write(firstDigit + Int(magnitude % 10))
    }
    var divisor: UInt = 100
    var count = 3
    while count < 19, count < digits || magnitude / divisor >= 10 {
      divisor *= 10
      count += 1
    }
    while divisor > 0 {
      write(firstDigit + Int(magnitude / divisor % 10))
      divisor /= 10
    }
  }

  @inline(__always) private mutating func copy(_ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    guard let target = buffer.baseAddress, let source = source.baseAddress, place + (end - start) <= buffer.count else {
      return
    }
    for index in 0..<(end - start) { target[place + index] = source[start + index] }
    place += end - start
  }
}
