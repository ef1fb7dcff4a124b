/// How a locale joins the parts of a list. Source: CLDR listPatterns.
public struct ListPattern: Sendable, Equatable {
  /// Patterns with `{0}` and `{1}`: for two parts, for the first of many, for those between, and for the last.
  var two, start, middle, end: String

  /// The parts, joined.
  public func join(_ parts: [String]) -> String { join(parts) { String($0) } }

  /// The parts, joined, where they are more than text; `words` makes one of the pattern's own words.
  func join<Part: RangeReplaceableCollection>(_ parts: [Part], words: (Substring) -> Part) -> Part {
    guard parts.count > 1 else { return parts.first ?? Part() }
    if parts.count == 2 { return Self.fill(two, parts[0], parts[1], words) }
    var result = Self.fill(end, parts[parts.count - 2], parts[parts.count - 1], words)
    for part in parts.dropFirst().dropLast(2).reversed() { result = Self.fill(middle, part, result, words) }
    return Self.fill(start, parts[0], result, words)
  }

  private static func fill<Part: RangeReplaceableCollection>(
    _ pattern: String, _ first: Part, _ second: Part, _ words: (Substring) -> Part
  ) -> Part {
    var result = Part()
    var rest = pattern[...]
    while let place = rest.firstIndex(of: "{") {
      if place > rest.startIndex { result += words(rest[..<place]) }
      rest = rest[place...]
      result += rest.hasPrefix("{0}") ? first : second
      rest = rest.dropFirst(3)
    }
    return rest.isEmpty ? result : result + words(rest)
  }
}
