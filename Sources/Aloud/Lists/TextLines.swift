/// A collection of text lines that takes little more memory than their bytes, such as the output of a command, however long.
///
/// Text is appended as it streams in, cut anywhere. Empty lines do not count. A line becomes a `String` only when it is read.
public struct TextLines: Sendable, Equatable {
  private(set) var pieces: [TextPiece] = []

  /// Creates a collection without lines.
  public init() {}

  /// Creates the lines of `text`.
  public init(_ text: String) {
    self.init()
    append(text)
  }

  /// The number of lines that are not empty.
  public var count: Int { pieces.last.map { $0.firstLine + $0.count } ?? 0 }

  /// The number of bytes, including line ends.
  public var byteCount: Int { pieces.reduce(0) { $0 + $1.bytes.count } }

  /// Returns the line at an index, counted from 0 and less than the count, without its end.
  public subscript(index: Int) -> String {
    let piece = pieces[piece(ofLine: index)]
    return String(decoding: piece.bytes[piece.range(ofLine: index - piece.firstLine)], as: UTF8.self)
  }

  /// Returns the unchanged bytes of the line at an index, including a carriage return before its end.
  public func bytes(at index: Int) -> [UInt8] {
    let piece = pieces[piece(ofLine: index)]
    let line = piece.range(ofLine: index - piece.firstLine)
    return Array(piece.bytes[line.lowerBound...].prefix { $0 != TextPiece.lineEnd })
  }

  /// The whole text, unchanged.
  public var text: String {
    var text = ""
    text.reserveCapacity(byteCount)
    for piece in pieces { text += String(decoding: piece.bytes, as: UTF8.self) }
    return text
  }

  /// Appends text.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends bytes, which may end within a line or a character.
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

  func piece(ofLine index: Int) -> Int {
    precondition((0..<count).contains(index))
    return pieces.partitioningIndex { $0.firstLine > index } - 1
  }

  /// Begins a piece with the unfinished line of the last one, so that each piece has whole lines.
  private mutating func beginPiece() {
    let last = pieces.count - 1
    let open = last < 0 ? [] : pieces[last].removeOpenLine()
    pieces.append(TextPiece(open, firstLine: count))
  }
}

extension TextLines: ExpressibleByStringLiteral {
  /// Creates the lines of a string literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension TextLines {
  /// A Boolean value that indicates whether all bytes are valid UTF-8.
  public var isText: Bool { pieces.allSatisfy(\.isText) }

  /// The complete lines. If the text was cut off, the last line may be incomplete.
  public var wholeLines: TextLines {
    guard let last = pieces.indices.last else { return self }
    var result = self
    _ = result.pieces[last].removeOpenLine()
    if result.pieces[last].bytes.isEmpty { result.pieces.removeLast() }
    return result
  }

  /// The lines before the first one that is not valid UTF-8.
  public var beforeDamage: TextLines {
    guard let damaged = pieces.firstIndex(where: { !$0.isText }) else { return self }
    var result = self
    result.pieces.removeSubrange(damaged...)
    let whole = pieces[damaged].wholeText
    whole.withUnsafeBytes { result.append($0) }
    return result
  }
}
