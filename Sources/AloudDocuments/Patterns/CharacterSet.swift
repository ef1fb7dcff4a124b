/// Which characters a place of a pattern takes.
struct CharacterSet: Sendable, Equatable {
  /// Characters that are known by what they are.
  enum Kind: Character, Sendable {
    case digit = "d"
    /// A letter, a digit or an underscore.
    case word = "w"
    case space = "s"

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .digit: ("0"..."9").contains(scalar)
      case .word: scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
      case .space: scalar.properties.isWhitespace
      }
    }
  }

  var ranges: [ClosedRange<Unicode.Scalar>] = []
  var kinds: [(kind: Kind, isTaken: Bool)] = []
  /// Whether it takes what it would not take.
  var isNegated = false

  /// The character that it takes, where that is one alone.
  var only: Unicode.Scalar? {
    guard ranges.count == 1, kinds.isEmpty, !isNegated, ranges[0].lowerBound == ranges[0].upperBound else { return nil }
    return ranges[0].lowerBound
  }

  /// Whether it takes a character.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isFound =
      ranges.contains { $0.contains(scalar) } || kinds.contains { $0.kind.contains(scalar) == $0.isTaken }
    return isFound != isNegated
  }

  static func == (one: Self, other: Self) -> Bool {
    one.ranges == other.ranges && one.isNegated == other.isNegated
      && one.kinds.elementsEqual(other.kinds) { $0 == $1 }
  }
}
