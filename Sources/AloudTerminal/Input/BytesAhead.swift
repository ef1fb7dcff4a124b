/// Bytes of a descriptor that have been seen, and are still there to be taken.
struct BytesAhead {
  private var bytes: ArraySlice<UInt8> = []
  /// How many bytes the first line has, with its end; nil where no whole line has been seen.
  private(set) var lineLength: Int?

  /// What ends a line.
  static var lineEnd: UInt8 { UInt8(ascii: "\n") }

  /// Nothing has been seen.
  init() {}

  /// What has been seen.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    lineLength = Self.lineLength(of: bytes)
  }

  /// Takes note that `taken` is no longer there. Where something else was seen, nothing is known any more.
  mutating func pass(_ taken: [UInt8]?) {
    guard let taken, bytes.starts(with: taken) else { return self = BytesAhead() }
    self = BytesAhead(bytes.dropFirst(taken.count))
  }

  private static func lineLength(of bytes: ArraySlice<UInt8>) -> Int? {
    bytes.firstIndex(of: lineEnd).map { $0 - bytes.startIndex + 1 }
  }
}
