/// What a combo box suggests, as lines find it and as it is told (EDIT-4).
extension Suggestions {
  /// The text that is held where one is entered as a whole; nil where that is not offered, and nothing else can be entered.
  func held(for text: String, in around: Surroundings) -> String? {
    if !isOnly || text.isEmpty { return text }
    return matches(text, in: around).whole
  }

  /// The one that a text wholly is, and the places of those that it begins, or that have words that begin so. What folding
  /// drops is told apart: "-5" is not "5", and "Polish" is "polish" only where it is not offered itself.
  func matches(_ text: String, in around: Surroundings) -> (whole: String?, places: [Int]) {
    let found = rows.matches(Folding.fold(text), limit: .max, label: around.label(of:))
    let hasMinus = NumberSign.minus.stands(in: text)
    let whole = found.whole.map { title(at: $0, in: around) }.filter { NumberSign.minus.stands(in: $0) == hasMinus }
    let places =
      hasMinus ? found.partly.filter { NumberSign.minus.stands(in: title(at: $0, in: around)) } : found.partly
    return (whole.first { $0 == text } ?? whole.first, places)
  }

  /// The text that is held when one of them is taken.
  func title(at place: Int, in around: Surroundings) -> String { around.wording.text(rows[place].title) }

  /// Whether a number may be meant as the name of one of them, or as its beginning.
  func mayBeName(_ number: String, in around: Surroundings) -> Bool {
    PickerLayer.hasNumbers(rows, in: around)
      || (0..<rows.count).contains { around.label(of: rows[$0]).hasPrefix(number) }
  }

  // MARK: - Sentences

  /// How many there are.
  var counted: LocalizedText { .message(.suggestCount(count: .number(rows.count))) }

  /// Up to how many are named at once.
  private static let named = 5

  /// Which there are, where they are few, else how many.
  var offered: LocalizedText {
    guard rows.count <= Self.named else { return counted }
    return .message(.suggestOffered(names: .list((0..<rows.count).map { rows[$0].title }, .or)))
  }

  /// How they are used, in short.
  var hint: Message { isOnly ? .entryHintSuggestionsOnly : .entryHintSuggestions }

  /// How they are used.
  var help: Outcome {
    let free = isOnly ? Outcome.nothing : .said(.notice, .message(.helpSuggestionsFree))
    return .said(.notice, .message(.helpSuggestions)) + free
  }

  /// Says that nothing that is offered is called so.
  static func refusal(of text: String) -> Announcement {
    Announcement(.refusal, .message(.suggestNone(text: .text(.verbatim(Heard.shortened(text))))))
  }
}
