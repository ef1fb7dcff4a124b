/// Holds the `{places}` of an entry against those of the English one.
enum PlacesCheck {
  /// What is wrong, each with the form that it is wrong in.
  static func errors(in entry: POEntry, _ original: POEntry) -> [(form: Int, LocaleFileError.Kind)] {
    let key = entry.key
    let wanted = Set(original.forms.flatMap(places))
    // Where English itself has a lone brace, it is no place.
    let mayHaveBraces = original.texts.contains { !isBalanced($0) }
    // Alternatives are what may be said, so one place may stand in some of them only.
    let hasAlternatives = entry.texts.contains { $0.utf8.contains(UInt8(ascii: "|")) }
    // A form that holds for one number may say it in words.
    let needed = entry.isPlural && original.isPlural ? wanted.subtracting(["count"]) : wanted
    var found: [(Int, LocaleFileError.Kind)] = []
    var seen: Set<String> = []
    for (index, form) in entry.forms.enumerated() where !entry.texts[index].isEmpty {
      let own = Set(places(form))
      if !mayHaveBraces, !isBalanced(entry.texts[index]) { found.append((index, .brace(key: key))) }
      found += own.subtracting(wanted).sorted().map { (index, .unknownPlace($0, key: key)) }
      seen.formUnion(own)
      if !hasAlternatives {
        found += needed.subtracting(own).sorted().map { (index, .missingPlace($0, key: key)) }
      }
    }
    if hasAlternatives { found += needed.subtracting(seen).sorted().map { (0, .missingPlace($0, key: key)) } }
    return found
  }

  private static func places(_ form: [POEntry.Piece]) -> [String] {
    form.compactMap { if case .place(let name) = $0 { name } else { nil } }
  }

  /// Whether each brace that opens is closed before the next one opens, and none closes alone.
  private static func isBalanced(_ text: String) -> Bool {
    var isOpen = false
    for byte in text.utf8 where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
      let opens = byte == UInt8(ascii: "{")
      if opens == isOpen { return false }
      isOpen = opens
    }
    return !isOpen
  }
}
