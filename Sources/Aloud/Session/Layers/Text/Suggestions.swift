/// Searches the suggestions of a combo box, and announces them (EDIT-4).
extension Suggestions {
  /// Returns the text that entering a text sets, or nil if it is not offered and only a suggestion can be entered.
  func held(for text: String, in around: LineContext) -> String? {
    if !isOnly || text.isEmpty { return text }
    return matches(text, in: around).whole
  }

  /// Returns the suggestion that equals a text, and the indices of those with a word that begins with it. Folding drops minus
  /// signs, which are compared here: "-5" does not match "5". An exact match takes precedence: "Polish" matches "polish" only if it
  /// is not offered itself.
  func matches(_ text: String, in around: LineContext) -> (whole: String?, places: [Int]) {
    let found = rows.matches(Folding.fold(text), limit: .max, label: around.label(of:))
    let hasMinus = NumberSign.minus.stands(in: text)
    let whole = found.whole.map { title(at: $0, in: around) }.filter { NumberSign.minus.stands(in: $0) == hasMinus }
    let places =
      hasMinus ? found.partly.filter { NumberSign.minus.stands(in: title(at: $0, in: around)) } : found.partly
    return (whole.first { $0 == text } ?? whole.first, places)
  }

  /// Returns the text that choosing a suggestion sets.
  func title(at place: Int, in around: LineContext) -> String { around.wording.text(rows[place].title) }

  /// Returns a Boolean value that indicates whether a number may be the name of a suggestion, or its beginning.
  func mayBeName(_ number: String, in around: LineContext) -> Bool {
    PickerLayer.hasNumbers(rows, in: around)
      || (0..<rows.count).contains { around.label(of: rows[$0]).hasPrefix(number) }
  }

  // MARK: - Sentences

  /// The sentence with the number of suggestions.
  var counted: LocalizedText { .message(.suggestCount(count: .number(rows.count))) }

  /// The maximum number of suggestions that are named at once.
  private static let named = 5

  /// The sentence that lists the suggestions if they are few, or otherwise counts them.
  var offered: LocalizedText {
    guard rows.count <= Self.named else { return counted }
    return .message(.suggestOffered(names: .list((0..<rows.count).map { rows[$0].title }, .or)))
  }

  /// The short hint on how suggestions are used.
  var hint: Message { isOnly ? .entryHintSuggestionsOnly : .entryHintSuggestions }

  /// The help on how suggestions are used.
  var help: Outcome {
    let free = isOnly ? Outcome.nothing : .said(.notice, .message(.helpSuggestionsFree))
    return .said(.notice, .message(.helpSuggestions)) + free
  }

  /// Returns the refusal of a text that matches no suggestion.
  static func refusal(of text: String) -> Announcement {
    Announcement(.refusal, .message(.suggestNone(text: .text(.verbatim(ParsedLine.shortened(text))))))
  }
}
