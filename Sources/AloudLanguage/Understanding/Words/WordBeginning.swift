/// The first two letters of a word, folded; the second is nought where there is none.
struct WordBeginning: Sendable, Hashable {
  private let letters: UInt64

  private init(letters: UInt64) { self.letters = letters }

  init(_ first: Unicode.Scalar, _ second: Unicode.Scalar?) {
    self.init(letters: UInt64(first.value) << 32 | UInt64(second?.value ?? 0))
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

  /// The same with its first letter alone.
  var shortened: WordBeginning { WordBeginning(letters: letters & ~0xFFFF_FFFF) }

  /// Whether it is a letter or two from a to z, which a phrase folds as they stand.
  var isPlain: Bool {
    [letters >> 32, letters & 0xFFFF_FFFF].allSatisfy { $0 == 0 || (0x61...0x7A).contains($0) }
  }

  /// A number below 4,096 that few beginnings share.
  var place: Int { Int((letters &* 0x9E37_79B9_7F4A_7C15) >> 52) }
}
