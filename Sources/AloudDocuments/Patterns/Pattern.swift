/// What a text as a whole has to look like, such as `[a-z_][a-z0-9_-]*`. Whatever it is and whatever it is held against, that takes
/// no more steps than the pattern has states, for each character of the text: nothing is tried twice.
struct Pattern: Sendable, Equatable {
  /// One thing that is done while a text is gone through; where it goes on is counted from the first.
  enum State: Sendable, Equatable {
    /// Takes one character of these, and goes on with the next state.
    case take(CharacterSet)
    /// Goes on at both places.
    case split(Int, Int)
    /// Goes on at a place.
    case jump(Int)
    /// The text fits, if it ends here.
    case match
  }

  /// How many states there may be, and how many characters are looked at: more is no name, no number and no word.
  static let stateLimit = 2000
  private static let textLimit = 10_000

  private let states: [State]

  /// The pattern that `text` is; nil where it is none, or too large to be looked at in no time.
  init?(_ text: String) {
    var reader = PatternReader(text)
    guard let tree = reader.pattern() else { return nil }
    var states: [State] = []
    guard tree.append(to: &states), states.count < Self.stateLimit else { return nil }
    self.states = states + [.match]
  }

  /// Whether the whole of `text` looks like this.
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

  /// The states that take something, or end the text, that are reached from some without taking anything.
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
