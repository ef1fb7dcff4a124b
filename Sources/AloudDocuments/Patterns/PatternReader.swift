/// A parser of patterns: characters, `.`, classes such as `[a-z]` and `\d`, groups, `|`, and the quantifiers `*`, `+`, `?` and
/// `{2,8}`. `^` at the beginning and `$` at the end are redundant. Lookahead and lookbehind are not supported.
struct PatternReader {
  private static let depthLimit = 50, repeatLimit = 1000

  private var rest: Substring
  private var depth = 0

  init(_ text: String) { rest = text[...] }

  mutating func pattern() -> PatternTree? {
    if rest.first == "^" { rest.removeFirst() }
    if rest.last == "$", rest.dropLast().last != "\\" { rest.removeLast() }
    guard let tree = either(), rest.isEmpty else { return nil }
    return tree
  }

  private mutating func either() -> PatternTree? {
    var parts: [PatternTree] = []
    repeat {
      guard let part = row() else { return nil }
      parts.append(part)
    } while take("|")
    return parts.count == 1 ? parts[0] : .either(parts)
  }

  private mutating func row() -> PatternTree? {
    var parts: [PatternTree] = []
    while let next = rest.first, next != "|", next != ")" {
      guard let part = one(), let repeated = repeated(part) else { return nil }
      parts.append(repeated)
    }
    return .row(parts)
  }

  /// Parses one item that a quantifier may follow.
  private mutating func one() -> PatternTree? {
    switch rest.removeFirst() {
    case "(": return group()
    case "[": return characterClass().map { .one($0) }
    case ".": return .one(CharacterSet(isNegated: true))
    case "\\": return escaped().map { .one($0) }
    case "*", "+", "?", "{", "}", "]", "^", "$": return nil
    case let character: return .row(character.unicodeScalars.map { .one(CharacterSet(ranges: [$0...$0])) })
    }
  }

  private mutating func group() -> PatternTree? {
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
    switch character {
    case "t": return "\t"
    case "n": return "\n"
    case _ where character.isLetter || character.isNumber: return nil
    case _: return character.unicodeScalars.count == 1 ? character.unicodeScalars.first : nil
    }
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

  private mutating func repeated(_ part: PatternTree) -> PatternTree? {
    if take("*") { return .repeated(part, least: 0, most: nil) }
    if take("+") { return .repeated(part, least: 1, most: nil) }
    if take("?") { return .repeated(part, least: 0, most: 1) }
    guard take("{") else { return part }
    guard let end = rest.firstIndex(of: "}") else { return nil }
    let numbers = rest[..<end].split(separator: ",", omittingEmptySubsequences: false)
    rest = rest[rest.index(after: end)...]
    guard let least = numbers.first.flatMap({ Int($0) }), (0...Self.repeatLimit).contains(least) else { return nil }
    switch numbers.count {
    case 1: return .repeated(part, least: least, most: least)
    case 2 where numbers[1].isEmpty: return .repeated(part, least: least, most: nil)
    case 2:
      guard let most = Int(numbers[1]), (least...max(least, Self.repeatLimit)).contains(most) else { return nil }
      return .repeated(part, least: least, most: most)
    case _: return nil
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}

indirect enum PatternTree {
  case one(CharacterSet)
  case row([PatternTree])
  case either([PatternTree])
  /// Without `most` there is no upper limit.
  case repeated(PatternTree, least: Int, most: Int?)

  /// Returns false if there would be too many states.
  func append(to states: inout [Pattern.State]) -> Bool {
    guard states.count < Pattern.stateLimit else { return false }
    switch self {
    case .one(let set): states.append(.take(set))
    case .row(let parts): return parts.allSatisfy { $0.append(to: &states) }
    case .either(let parts): return append(either: parts[...], to: &states)
    case .repeated(let part, let least, let most):
      for _ in 0..<least { guard part.append(to: &states) else { return false } }
      guard let most else {
        let start = states.count
        states.append(.split(start + 1, start + 1))
        guard part.append(to: &states) else { return false }
        states.append(.jump(start))
        states[start] = .split(start + 1, states.count)
        return true
      }
      for _ in least..<most {
        let start = states.count
        states.append(.split(start + 1, start + 1))
        guard part.append(to: &states) else { return false }
        states[start] = .split(start + 1, states.count)
      }
    }
    return true
  }

  private func append(either parts: ArraySlice<PatternTree>, to states: inout [Pattern.State]) -> Bool {
    guard let first = parts.first else { return true }
    guard parts.count > 1 else { return first.append(to: &states) }
    let start = states.count
    states.append(.split(start + 1, start + 1))
    guard first.append(to: &states) else { return false }
    let jump = states.count
    states.append(.jump(jump))
    states[start] = .split(start + 1, states.count)
    guard append(either: parts.dropFirst(), to: &states) else { return false }
    states[jump] = .jump(states.count)
    return true
  }
}
