/// The first two letters of a word, folded; the second is nought where there is none.
struct WordBeginning: Sendable, Hashable {
  private let letters: UInt64

  init(_ first: Unicode.Scalar, _ second: Unicode.Scalar?) {
    letters = UInt64(first.value) << 32 | UInt64(second?.value ?? 0)
  }

  /// The beginning of folded text; nil where no letter is in it.
  init?(folded: String) {
    var letters = folded.unicodeScalars.makeIterator()
    func next() -> Unicode.Scalar? {
      while let letter = letters.next() { if letter != " " { return letter } }
      return nil
    }
    guard let first = next() else { return nil }
    self.init(first, next())
  }

  /// The first letter alone.
  var first: UInt32 { UInt32(truncatingIfNeeded: letters >> 32) }

  /// A number below 4,096 that few beginnings share.
  var place: Int { Int((letters &* 0x9E37_79B9_7F4A_7C15) >> 52) }
}
