/// A regular expression that a whole text has to match, such as `[a-z_][a-z0-9_-]*`. Matching never backtracks: for each character
/// of the text it takes at most as many steps as the pattern has states.
struct Pattern: Sendable {
  /// Other states are given by their distance.
  enum State: Sendable {
    /// Matches one character of a set and continues with the next state.
    case take(CharacterSet)
    /// Continues with the next state, and with another one.
    case split(Int)
    case jump(Int)
    case match
  }

  /// In states and in characters of a text. Anything longer is not a name, a number or a word.
  static let stateLimit = 2000
  private static let textLimit = 10_000

  private let states: [State]

  init?(_ text: String) {
    var reader = PatternReader(text)
    guard let states = reader.pattern() else { return nil }
    self.states = states + [.match]
  }

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
      case .jump(let distance): open.append(place + distance)
      case .split(let distance): open += [place + distance, place + 1]
      }
    }
    return reached
  }
}

struct CharacterSet: Sendable {
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
    let isFound = ranges.contains { $0.contains(scalar) } || kinds.contains { $0.kind.contains(scalar) == $0.isTaken }
    return isFound != isNegated
  }
}

/// A parser of patterns: characters, `.`, classes such as `[a-z]` and `\d`, groups, `|`, and the quantifiers `*`, `+`, `?` and
/// `{2,8}`. `^` at the beginning and `$` at the end are redundant. Lookahead and lookbehind are not supported.
struct PatternReader {
  private typealias States = [Pattern.State]

  private static let depthLimit = 50, repeatLimit = 1000

  private var rest: Substring
  private var depth = 0

  init(_ text: String) { rest = text[...] }

  mutating func pattern() -> [Pattern.State]? {
    if rest.first == "^" { rest.removeFirst() }
    if rest.last == "$", rest.dropLast().last != "\\" { rest.removeLast() }
    guard let states = either(), rest.isEmpty else { return nil }
    return states
  }

  private mutating func either() -> States? {
    var parts: [States] = []
    repeat {
      guard let part = row() else { return nil }
      parts.append(part)
    } while take("|")
    guard var states = parts.popLast(), Self.fits(parts.reduce(states.count) { $0 + $1.count + 2 }) else { return nil }
    for part in parts.reversed() { states = [.split(part.count + 2)] + part + [.jump(states.count + 1)] + states }
    return states
  }

  private mutating func row() -> States? {
    var states: States = []
    while let next = rest.first, next != "|", next != ")" {
      guard let part = one().flatMap({ repeated($0) }), Self.fits(states.count + part.count) else { return nil }
      states += part
    }
    return states
  }

  private static func fits(_ count: Int) -> Bool { count < Pattern.stateLimit }

  private mutating func one() -> States? {
    switch rest.removeFirst() {
    case "(": return group()
    case "[": return characterClass().map { [.take($0)] }
    case ".": return [.take(CharacterSet(isNegated: true))]
    case "\\": return escaped().map { [.take($0)] }
    case "*", "+", "?", "{", "}", "]", "^", "$": return nil
    case let character: return character.unicodeScalars.map { .take(CharacterSet(ranges: [$0...$0])) }
    }
  }

  private mutating func group() -> States? {
    depth += 1
    defer { depth -= 1 }
    if rest.hasPrefix("?:") { rest.removeFirst(2) }
    guard depth <= Self.depthLimit, let inside = either(), take(")") else { return nil }
    return inside
  }

  /// Called after a backslash.
  private mutating func escaped() -> CharacterSet? {
    guard let character = rest.popFirst() else { return nil }
    if let kind = CharacterSet.Kind(rawValue: Character(character.lowercased())) {
      return CharacterSet(kinds: [(kind, character.isLowercase)])
    }
    guard let scalar = Self.scalar(escaped: character) else { return nil }
    return CharacterSet(ranges: [scalar...scalar])
  }

  /// Other letters and digits are rejected, since they have other meanings in other dialects.
  private static func scalar(escaped character: Character) -> Unicode.Scalar? {
    if let sign = ["t": "\t", "n": "\n"][character] as Unicode.Scalar? { return sign }
    let scalars = character.unicodeScalars
    return character.isLetter || character.isNumber || scalars.count > 1 ? nil : scalars.first
  }

  private mutating func characterClass() -> CharacterSet? {
    var set = CharacterSet()
    set.isNegated = take("^")
    while let character = rest.popFirst() {
      if character == "]" { return set.ranges.isEmpty && set.kinds.isEmpty ? nil : set }
      guard let part = classPart(character) else { return nil }
      guard let first = part.only, rest.first == "-", let last = rest.dropFirst().first, last != "]" else {
        set.ranges += part.ranges
        set.kinds += part.kinds
        continue
      }
      rest.removeFirst(2)
      guard let last = classPart(last)?.only, first <= last else { return nil }
      set.ranges.append(first...last)
    }
    return nil
  }

  /// The character may be a backslash before another one.
  private mutating func classPart(_ character: Character) -> CharacterSet? {
    if character == "\\" { return escaped() }
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else { return nil }
    return CharacterSet(ranges: [scalar...scalar])
  }

  private mutating func repeated(_ part: States) -> States? {
    if take("*") { return Self.repeated(part, least: 0, most: nil) }
    if take("+") { return Self.repeated(part, least: 1, most: nil) }
    if take("?") { return Self.repeated(part, least: 0, most: 1) }
    guard take("{") else { return part }
    guard let end = rest.firstIndex(of: "}") else { return nil }
    let numbers = rest[..<end].split(separator: ",", omittingEmptySubsequences: false)
    rest = rest[rest.index(after: end)...]
    guard let least = numbers.first.flatMap({ Int($0) }), (0...Self.repeatLimit).contains(least) else { return nil }
    switch numbers.count {
    case 1: return Self.repeated(part, least: least, most: least)
    case 2 where numbers[1].isEmpty: return Self.repeated(part, least: least, most: nil)
    case 2:
      guard let most = Int(numbers[1]), (least...max(least, Self.repeatLimit)).contains(most) else { return nil }
      return Self.repeated(part, least: least, most: most)
    case _: return nil
    }
  }

  /// Without `most` there is no upper limit.
  private static func repeated(_ part: States, least: Int, most: Int?) -> States? {
    // What can be left out comes after a state that passes over it, and before one that returns if there is no limit.
    let optional: States = [.split(part.count + (most == nil ? 2 : 1))] + part
    let more = most.map { $0 - least } ?? 1
    guard fits(part.count * least + optional.count * more) else { return nil }
    let states = Array(repeatElement(part, count: least).joined()) + repeatElement(optional, count: more).joined()
    return most == nil ? states + [.jump(-optional.count)] : states
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}
