/// Many lines of text in little more memory than their bytes take: what a command printed, however long.
///
/// Lines come as a stream does, cut anywhere. An empty line is no line. A line is made into a `String` when it is asked for.
public struct TextLines: Sendable, Equatable {
  private(set) var pieces: [TextPiece] = []

  /// No lines yet.
  public init() {}

  /// The lines of `text`.
  public init(_ text: String) {
    self.init()
    append(text)
  }

  /// How many lines there are that are not empty.
  public var count: Int { pieces.last.map { $0.firstLine + $0.count } ?? 0 }

  /// How many bytes there are, line ends with them.
  public var byteCount: Int { pieces.reduce(0) { $0 + $1.bytes.count } }

  /// The line at `index`, counted from 0 and less than the count, without its end.
  public subscript(index: Int) -> String {
    let piece = pieces[piece(ofLine: index)]
    return String(decoding: piece.bytes[piece.range(ofLine: index - piece.firstLine)], as: UTF8.self)
  }

  /// The bytes of the line at `index` as they came, with a carriage return that stands before its end.
  public func bytes(at index: Int) -> [UInt8] {
    let piece = pieces[piece(ofLine: index)]
    let line = piece.range(ofLine: index - piece.firstLine)
    return Array(piece.bytes[line.lowerBound...].prefix { $0 != TextPiece.lineEnd })
  }

  /// All of it, as it came.
  public var text: String {
    var text = ""
    text.reserveCapacity(byteCount)
    for piece in pieces { text += String(decoding: piece.bytes, as: UTF8.self) }
    return text
  }

  /// Adds what has come next.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Adds the bytes that have come next, which may end in the middle of a line or of a character.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if pieces.last?.isFull ?? true { beginPiece() }
      let last = pieces.count - 1
      let taken = rest.prefix(pieces[last].room)
      pieces[last].append(UnsafeRawBufferPointer(rebasing: taken))
      rest = rest.dropFirst(taken.count)
    }
  }

  /// The piece that holds a line.
  func piece(ofLine index: Int) -> Int {
    precondition((0..<count).contains(index))
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].firstLine <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Begins a piece with the line that the last one has not ended: each piece holds whole lines.
  private mutating func beginPiece() {
    let last = pieces.count - 1
    let open = last < 0 ? [] : pieces[last].removeOpenLine()
    pieces.append(TextPiece(open, firstLine: count))
  }
}

extension TextLines: ExpressibleByStringLiteral {
  /// The lines of `value`.
  public init(stringLiteral value: String) { self.init(value) }
}

extension TextLines {
  /// Whether all of it is text (UTF-8).
  public var isText: Bool { pieces.allSatisfy(\.isText) }

  /// The lines that have ended: of what was cut off, the last line may be half of one.
  public var wholeLines: TextLines {
    guard let last = pieces.indices.last else { return self }
    var result = self
    _ = result.pieces[last].removeOpenLine()
    if result.pieces[last].bytes.isEmpty { result.pieces.removeLast() }
    return result
  }

  /// The lines before the first one that is not text (UTF-8).
  public var beforeDamage: TextLines {
    guard let damaged = pieces.firstIndex(where: { !$0.isText }) else { return self }
    var result = self
    result.pieces.removeSubrange(damaged...)
    let whole = pieces[damaged].wholeText
    whole.withUnsafeBytes { result.append($0) }
    return result
  }
}
