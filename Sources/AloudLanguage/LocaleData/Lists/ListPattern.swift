/// The patterns by which a locale joins the parts of a list. Source: CLDR listPatterns.
struct ListPattern: Sendable, Equatable {
  /// Patterns with `{0}` and `{1}`: for two parts, for the first of many, for the middle ones, and for the last.
  var two, start, middle, end: String
  var variant: ListVariant?

  func join(_ parts: [String]) -> String { join(parts, words: String.init, text: \.self) }

  /// Joins parts that are more than text. `words` turns the pattern's own words into a part, and `text` a part into text.
  func join<Part: RangeReplaceableCollection>(
    _ parts: [Part], words: (Substring) -> Part, text: (Part) -> String
  ) -> Part {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? Part() }
    let variant = variant.flatMap { $0.isUsed(before: text(last)) ? $0 : nil }
    if parts.count == 2 { return Self.fill(variant?.two ?? two, parts[0], last, words) }
    var result = Self.fill(variant?.end ?? end, parts[parts.count - 2], last, words)
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

extension ListPattern {
  init(_ file: TableFiles, _ kind: ListKind) throws(LocaleFileError) {
    let key = "list.\(kind.rawValue)"
    self.init(
      two: try file.required("\(key).two"), start: try file.required("\(key).start"),
      middle: try file.required("\(key).middle"), end: try file.required("\(key).end"),
      variant: ListVariant(file, key))
  }
}

/// A variant of a list's conjunction that depends on the word after it: Spanish "y" becomes "e" before an i sound.
struct ListVariant: Sendable, Equatable {
  var two, end: String
  /// The beginnings of words that use the variant and, after a minus, of those that do not. "11$" matches a whole word, "א…ת" any
  /// letter in the range. If only words with a minus are listed, all others use the variant.
  var before: [String]

  init?(_ file: TableFiles, _ key: String) {
    guard let before = file["\(key).variantBefore"] else { return nil }
    two = file["\(key).two.variant"] ?? ""
    end = file["\(key).end.variant"] ?? ""
    self.before = before.split(separator: " ").map(String.init)
  }

  func isUsed(before text: String) -> Bool {
    let text = Folding.fold(text)
    let asking = before.filter { !$0.hasPrefix("-") }
    let others = before.filter { $0.hasPrefix("-") }.map { $0.dropFirst() }
    return (asking.isEmpty || asking.contains { begins(text, $0[...]) }) && !others.contains { begins(text, $0) }
  }

  private func begins(_ text: String, _ beginning: Substring) -> Bool {
    let ends = beginning.split(separator: "…")
    if ends.count == 2, let first = text.first { return (ends[0]...ends[1]).contains(Substring(String(first))) }
    if beginning.last == "$" {
      let word = beginning.dropLast()
      return text.hasPrefix(word) && (text.dropFirst(word.count).first.map { $0 == " " } ?? true)
    }
    return text.hasPrefix(beginning)
  }
}
