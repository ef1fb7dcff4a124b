/// A regular expression that a whole text has to match, such as `[a-z_][a-z0-9_-]*`. Matching never backtracks: for each character
/// of the text it takes at most as many steps as the pattern has states.
struct Pattern: Sendable, Equatable {
  /// Positions are indexes of states.
  enum State: Sendable, Equatable {
    /// Matches one character of a set and continues with the next state.
    case take(CharacterSet)
    case split(Int, Int)
    case jump(Int)
    /// Accepts the text if it ends here.
    case match
  }

  /// In states and in characters of a text. Anything longer is not a name, a number or a word.
  static let stateLimit = 2000
  private static let textLimit = 10_000

  private let states: [State]

  /// Returns `nil` if the text is not a pattern or is too large to match quickly.
  init?(_ text: String) {
    var reader = PatternReader(text)
    guard let tree = reader.pattern() else { return nil }
    var states: [State] = []
    guard tree.append(to: &states), states.count < Self.stateLimit else { return nil }
    self.states = states + [.match]
  }

  /// The whole of `text` has to match.
  func matches(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard scalars.count <= Self.textLimit else { return false }
    var current = reached(from: [0])
    for scalar in scalars {
      let next = current.compactMap { place -> Int? in
        if case .take(let set) = states[place], set.contains(scalar) { place + 1 } else { nil }
      }
      if next.isEmpty { return false }
      current = reached(from: next)
    }
    return current.contains(states.count - 1)
  }

  /// Returns the matching and accepting states that can be reached without consuming a character.
  private func reached(from places: [Int]) -> [Int] {
    var isSeen = [Bool](repeating: false, count: states.count)
    var open = Array(places.reversed())
    var reached: [Int] = []
    while let place = open.popLast() {
      if isSeen[place] { continue }
      isSeen[place] = true
      switch states[place] {
      case .take, .match: reached.append(place)
      case .jump(let next): open.append(next)
      case .split(let one, let other): open += [other, one]
      }
    }
    return reached
  }
}

/// The characters that one position of a pattern matches.
struct CharacterSet: Sendable, Equatable {
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
  var isNegated = false

  var only: Unicode.Scalar? {
    guard ranges.count == 1, kinds.isEmpty, !isNegated, ranges[0].lowerBound == ranges[0].upperBound else { return nil }
    return ranges[0].lowerBound
  }

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
