/// The set of characters that one position of a pattern matches.
struct CharacterSet: Sendable, Equatable {
  /// A class of characters.
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
  /// A Boolean value that indicates whether the set is inverted.
  var isNegated = false

  /// The only character in the set, if there is just one.
  var only: Unicode.Scalar? {
    guard ranges.count == 1, kinds.isEmpty, !isNegated, ranges[0].lowerBound == ranges[0].upperBound else { return nil }
    return ranges[0].lowerBound
  }

  /// Returns whether the set contains a character.
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
