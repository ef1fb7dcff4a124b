/// How a locale joins the parts of a list. Source: CLDR listPatterns.
public struct ListPattern: Sendable, Equatable {
  /// Patterns with `{0}` and `{1}`: for two parts, for the first of many, for those between, and for the last.
  var two, start, middle, end: String

  /// The parts, joined.
  public func join(_ parts: [String]) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    if parts.count == 2 { return Self.fill(two, parts[0], parts[1]) }
    var result = Self.fill(end, parts[parts.count - 2], parts[parts.count - 1])
    for part in parts.dropFirst().dropLast(2).reversed() { result = Self.fill(middle, part, result) }
    return Self.fill(start, parts[0], result)
  }

  private static func fill(_ pattern: String, _ first: String, _ second: String) -> String {
    var result = ""
    var rest = pattern[...]
    while let place = rest.firstIndex(of: "{") {
      result += rest[..<place]
      rest = rest[place...]
      result += rest.hasPrefix("{0}") ? first : second
      rest = rest.dropFirst(3)
    }
    return result + rest
  }
}
