/// A fast search of many lines for a folded text, which passes over most lines eight bytes at a time.
///
/// The results equal those of decoding, folding and matching each line.
extension TextLines {
  /// All matches are counted, but at most the first `limit` of each kind are returned.
  func matches(_ folded: String, by way: LabelMatching.Way = .beginnings, limit: Int) -> RowMatches {
    var found = RowMatches()
    let reader = LineReader(sought: SoughtText(folded), way: way)
    for piece in pieces {
      reader.search(piece, in: 0..<piece.bytes.count) { match, place in
        found.add(match, limit: limit) { piece.firstLine + piece.line(at: place) }
        return true
      }
    }
    return found
  }

  /// The first of all matching lines if `line` is nil.
  func match(_ folded: String, by way: LabelMatching.Way = .beginnings, after line: Int?) -> Int? {
    let reader = LineReader(sought: SoughtText(folded), way: way)
    let next = line.map { $0 + 1 } ?? 0
    guard next < count else { return nil }
    for piece in pieces[piece(ofLine: next)...] {
      let start = next > piece.firstLine ? piece.range(ofLine: next - piece.firstLine).lowerBound : 0
      var found: Int?
      reader.search(piece, in: start..<piece.bytes.count) { _, place in
        found = piece.firstLine + piece.line(at: place)
        return false
      }
      if let found { return found }
    }
    return nil
  }

  func match(_ folded: String, by way: LabelMatching.Way = .beginnings, before line: Int) -> Int? {
    let reader = LineReader(sought: SoughtText(folded), way: way)
    guard line > 0, line <= count else { return nil }
    for piece in pieces[...piece(ofLine: line - 1)].reversed() {
      let isLast = line < piece.firstLine + piece.count
      let end = isLast ? piece.range(ofLine: line - piece.firstLine).lowerBound : piece.bytes.count
      var found: Int?
      reader.search(piece, in: 0..<end) { _, place in
        found = place
        return true
      }
      if let found { return piece.firstLine + piece.line(at: found) }
    }
    return nil
  }
}

private struct LineReader {
  let sought: SoughtText
  let way: LabelMatching.Way

  func search(
    _ piece: TextPiece, in range: Range<Int>, _ take: (LabelMatching.Match, _ place: Int) -> Bool
  ) {
    guard !sought.folded.isEmpty else { return }
    piece.bytes.withUnsafeBufferPointer { whole in
      let buffer = UnsafeBufferPointer(rebasing: whole[..<range.upperBound])
      var place = range.lowerBound
      while true {
        // A control character is said by its number, so its line may match text that its bytes do not contain.
        if !piece.hasControls {
          place = buffer.placeWorthReading(sought, from: place, passesOthers: !piece.hasOtherThanASCII)
        }
        guard place < buffer.count else { return }
        if !piece.hasControls, buffer[place] < 0x80, !sought.mayStand(about: place, in: buffer) {
          place += 1
          continue
        }
        let start = buffer.startOfLine(at: place, notBefore: range.lowerBound)
        let end = buffer.place(of: TextPiece.lineEnd, from: place)
        let line = TextPiece.trimmed(start..<end, buffer)
        if let match = match(line, in: buffer, of: piece), !take(match, line.lowerBound) { return }
        place = end + 1
      }
    }
  }

  private func match(
    _ line: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>, of piece: TextPiece
  ) -> LabelMatching.Match? {
    if !piece.hasControls, !piece.hasOtherThanASCII || buffer.place(ofOtherThanASCII: line) == nil {
      return way == .inside ? sought.matchInside(line, in: buffer) : sought.match(line, in: buffer)
    }
    let text = String(decoding: buffer[line], as: UTF8.self)
    let printed = text.unicodeScalars.allSatisfy(\.isOrdinary) ? text : OutsideText.printed(text)
    return LabelMatching.match(sought.folded, Folding.fold(printed), by: way)
  }
}

extension Unicode.Scalar {
  /// Returns whether the scalar is among those, nearly all that lines have, that are printed as they are. This is decided without
  /// the properties of the scalar, because it is asked of each in a million lines.
  fileprivate var isOrdinary: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x02FF, 0x0370...0x0482, 0x048A...0x0590, 0x05D0...0x05F4, 0x0620...0x064A,
      0x1E00...0x1FFF, 0x2010...0x2027, 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x9FFF,
      0xAC00...0xD7A3, 0xFF01...0xFF60:
      true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Searches for the rarest byte of the text, or a non-ASCII byte that may stand for it.
  fileprivate func placeWorthReading(_ sought: SoughtText, from start: Int, passesOthers: Bool) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101, highs: UInt64 = 0x8080_8080_8080_8080
    // A letter and its capital differ in one bit. If that turns a digit into another character, the line is read in vain.
    let pattern = UInt64(sought.rarest | 0x20) &* ones, cases = 0x20 &* ones
    let others = passesOthers ? 0 : highs
    // If no ASCII line can match, only non-ASCII bytes count.
    let wanted: UInt64 = sought.isASCII ? highs : 0
    let raw = UnsafeRawBufferPointer(self)
    var place = start
    while place + 8 <= count {
      let bytes = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let difference = (bytes | cases) ^ pattern
      let found = ((difference &- ones) & ~difference & wanted) | (bytes & others)
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count {
      if self[place] >= 0x80 ? !passesOthers : sought.isASCII && self[place] | 0x20 == sought.rarest | 0x20 {
        return place
      }
      place += 1
    }
    return place
  }

  fileprivate func place(ofOtherThanASCII range: Range<Int>) -> Int? { range.first { self[$0] >= 0x80 } }

  fileprivate func startOfLine(at place: Int, notBefore first: Int) -> Int {
    var start = place
    while start > first, self[start - 1] != TextPiece.lineEnd { start -= 1 }
    return start
  }
}

/// The rows that match a text.
public struct RowMatches: Sendable, Equatable {
  /// The number of rows whose whole label is the text.
  public internal(set) var wholeCount = 0
  /// The indices of the first of these rows, in order, counted from 0.
  public internal(set) var whole: [Int] = []
  /// The number of other rows that match: their label, or a word in it, begins with the text, or the label contains the text if
  /// that is asked for.
  public internal(set) var partlyCount = 0
  /// The indices of the first of these rows, in order.
  public internal(set) var partly: [Int] = []

  /// The number of all matches.
  public var count: Int { wholeCount + partlyCount }

  /// Calls `index` only if the match is one of the first `limit` of its kind.
  mutating func add(_ match: LabelMatching.Match, limit: Int, _ index: () -> Int) {
    switch match {
    case .whole:
      wholeCount += 1
      if whole.count < limit { whole.append(index()) }
    case .partly:
      partlyCount += 1
      if partly.count < limit { partly.append(index()) }
    }
  }
}

/// A section of a list of rows: the rows with one initial letter, or a section that the app names.
public struct RowSection: Sendable, Equatable {
  /// The title.
  public var title: LocalizedText
  /// The index of the first row, counted from 0. The section ends before the next one begins.
  public var first: Int

  /// Creates a section that begins at the row with the index `first`.
  public init(_ title: LocalizedText, first: Int) { (self.title, self.first) = (title, first) }
}
