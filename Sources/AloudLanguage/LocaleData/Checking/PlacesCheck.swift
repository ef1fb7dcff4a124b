/// Compares the `{places}` of an entry with those of the English one.
enum PlacesCheck {
  /// Returns the errors, each with the index of the form that has it.
  static func errors(in entry: POEntry, _ original: POEntry) -> [(form: Int, LocaleFileError.Kind)] {
    let key = entry.key
    let wanted = Set(original.forms.flatMap(places))
    // A single brace in the English text is not a place.
    let mayHaveBraces = original.texts.contains { !isBalanced($0) }
    // Only one of the alternatives is used, so a place need not occur in all of them.
    let hasAlternatives = entry.texts.contains { $0.utf8.contains(UInt8(ascii: "|")) }
    // A plural form for a single number may write the number as a word.
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

  /// Returns a Boolean value that indicates whether every brace has its partner and none are nested.
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
