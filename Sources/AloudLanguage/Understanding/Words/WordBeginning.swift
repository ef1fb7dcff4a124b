/// The first two letters of a folded word. The second is zero if there is none.
struct WordBeginning: Sendable, Hashable {
  private let letters: UInt64

  private init(letters: UInt64) { self.letters = letters }

  init(_ first: Unicode.Scalar, _ second: Unicode.Scalar?) {
    self.init(letters: UInt64(first.value) << 32 | UInt64(second?.value ?? 0))
  }

  /// Creates the beginning of a folded text. Returns nil if it has no letters.
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
  var shortened: WordBeginning { WordBeginning(letters: letters & ~0xFFFF_FFFF) }

  /// A Boolean value that indicates whether all letters are from a to z, which fold to themselves.
  var isPlain: Bool {
    [letters >> 32, letters & 0xFFFF_FFFF].allSatisfy { $0 == 0 || (0x61...0x7A).contains($0) }
  }

  /// A hash below 4,096.
  var place: Int { Int((letters &* 0x9E37_79B9_7F4A_7C15) >> 52) }
}
