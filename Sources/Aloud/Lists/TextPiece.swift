/// A piece of a large text: unchanged, complete lines one after another. Only the last line of the last piece may be
/// unfinished.
struct TextPiece: Sendable, Equatable {
  /// In bytes. A single longer line stays in one piece.
  static let size = 1 << 16
  /// The number of lines between two whose position is stored; other lines are found from these.
  static let stride = 64

  private(set) var bytes: [UInt8]
  /// Counted from 0 in the whole text.
  let firstLine: Int
  private(set) var hasOtherThanASCII = false
  private(set) var hasControls = false
  private var ended = 0
  private var openStart = 0
  private var starts: [UInt32] = []

  /// Begins with the unfinished line of the piece before.
  init(_ bytes: [UInt8], firstLine: Int) {
    self.bytes = []
    self.bytes.reserveCapacity(Self.size)
    self.firstLine = firstLine
    bytes.withUnsafeBytes { append($0) }
  }

  /// Empty lines do not count.
  var count: Int { ended + (openLine.isEmpty ? 0 : 1) }
  var isFull: Bool { bytes.count >= Self.size && openStart > 0 }
  var room: Int { bytes.count < Self.size ? Self.size - bytes.count : Self.size }

  static func == (one: TextPiece, other: TextPiece) -> Bool {
    one.firstLine == other.firstLine && one.bytes == other.bytes
  }

  mutating func append(_ new: UnsafeRawBufferPointer) {
    let old = bytes.count
    bytes.append(contentsOf: new)
    note(new)
    var (ended, openStart) = (ended, openStart)
    var newStarts: [UInt32] = []
    bytes.withUnsafeBufferPointer { buffer in
      var end = buffer.place(of: Self.lineEnd, from: old)
      while end < buffer.count {
        if !Self.trimmed(openStart..<end, buffer).isEmpty {
          if ended.isMultiple(of: Self.stride) { newStarts.append(UInt32(openStart)) }
          ended += 1
        }
        openStart = end + 1
        end = buffer.place(of: Self.lineEnd, from: openStart)
      }
    }
    starts += newStarts
    (self.ended, self.openStart) = (ended, openStart)
  }

  mutating func removeOpenLine() -> [UInt8] {
    let open = Array(bytes[openStart...])
    bytes.removeSubrange(openStart...)
    return open
  }

  /// The index is counted from the first line of the piece.
  func range(ofLine index: Int) -> Range<Int> {
    bytes.withUnsafeBufferPointer { buffer in
      let known = index / Self.stride
      var line = known * Self.stride
      var start = known < starts.count ? Int(starts[known]) : openStart
      while true {
        let end = buffer.place(of: Self.lineEnd, from: start)
        let range = Self.trimmed(start..<end, buffer)
        if !range.isEmpty {
          if line == index { return range }
          line += 1
        }
        precondition(end < buffer.count)
        start = end + 1
      }
    }
  }

  /// Counted from the first line of the piece.
  func line(at place: Int) -> Int {
    let known = starts.partitioningIndex { Int($0) > place }
    guard known > 0 else { return 0 }
    return bytes.withUnsafeBufferPointer { buffer in
      var line = (known - 1) * Self.stride
      var start = Int(starts[known - 1])
      var end = buffer.place(of: Self.lineEnd, from: start)
      while end < place {
        if !Self.trimmed(start..<end, buffer).isEmpty { line += 1 }
        start = end + 1
        end = buffer.place(of: Self.lineEnd, from: start)
      }
      return line
    }
  }

  static func trimmed(_ line: Range<Int>, _ buffer: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    guard let last = line.last, buffer[last] == UInt8(ascii: "\r") else { return line }
    return line.lowerBound..<last
  }

  static let lineEnd = UInt8(ascii: "\n")

  private var openLine: Range<Int> { bytes.withUnsafeBufferPointer { Self.trimmed(openStart..<$0.count, $0) } }

  private mutating func note(_ new: UnsafeRawBufferPointer) {
    var high: UInt8 = 0
    var controls: UInt8 = 0
    for byte in new {
      high |= byte
      controls |= byte < 0x09 || byte > 0x0D && byte < 0x20 || byte == 0x7F ? 1 : 0
    }
    if high >= 0x80 { hasOtherThanASCII = true }
    if controls > 0 { hasControls = true }
  }
}

extension TextPiece {
  var isText: Bool { !hasOtherThanASCII || String(validating: bytes, as: UTF8.self) != nil }

  /// The lines before the first one that is not valid UTF-8.
  var wholeText: ArraySlice<UInt8> {
    var start = 0
    while start < bytes.count {
      let end = bytes.withUnsafeBufferPointer { $0.place(of: Self.lineEnd, from: start) }
      if String(validating: bytes[start..<end], as: UTF8.self) == nil { break }
      start = end + 1
    }
    return bytes[..<min(start, bytes.count)]
  }
}
