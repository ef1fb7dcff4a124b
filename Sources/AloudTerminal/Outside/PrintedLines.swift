/// What a command prints, as lines that are told when they have ended.
struct PrintedLines {
  /// How many bytes of a line are kept: a line without an end takes no more memory.
  private static let limit = 1 << 16

  private var rest: [UInt8] = []

  /// Takes in what has come next; gives the lines that have ended with it.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> [String] {
    var lines: [String] = []
    var left = bytes[...]
    while let end = left.firstIndex(of: UInt8(ascii: "\n")) {
      keep(left[..<end])
      lines.append(String(decoding: rest, as: UTF8.self))
      rest = []
      left = left[(end + 1)...]
    }
    keep(left)
    return lines
  }

  /// What has come after the last line end; nil where that is nothing.
  var last: String? { rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self) }

  private mutating func keep(_ bytes: Slice<UnsafeRawBufferPointer>) { rest += bytes.prefix(Self.limit - rest.count) }
}
