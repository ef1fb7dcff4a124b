/// The reading of a line as an answer to a question with several answers (LOOP-8).
enum ChoiceReading: Equatable {
  case one(Int)
  /// The line may mean several of the answers, or all.
  case several([Int])
  case noNumber(Int)
}

/// A reader of answers to a question with several answers: a number, words of a label, or either within common phrases ("the
/// second", "the mail one"), which are the patterns of `which.one` in a wording.
struct ChoiceReader {
  private let titles: [String]
  private let locale: LoadedLocale
  private let understander: Understander
  private let numberedCount: Int

  /// The titles are folded. The first `numberedCount` of them have numbers.
  init(_ titles: [String], numberedCount: Int, _ locale: LoadedLocale, _ understander: Understander) {
    self.titles = titles
    self.locale = locale
    self.understander = understander
    self.numberedCount = numberedCount
  }

  /// Nil if the line is no answer. `objects` are the things that the line names if it is a command to choose one.
  func choice(_ folded: String, objects: [String] = []) -> ChoiceReading? {
    let whole = titles.indices.filter { titles[$0] == folded }
    if whole.count == 1 { return .one(whole[0]) }
    if whole.count > 1 { return .several(whole) }
    for phrase in [folded] + objects {
      guard let number = NumberReading.number(phrase, in: locale) else { continue }
      return number > 0 && number <= numberedCount ? .one(number - 1) : .noNumber(number)
    }
    var several: [Int] = []
    for phrase in [folded] + objects + NamePatterns(locale).inner(folded) {
      let found = LabelMatching.matches(phrase, in: titles)
      if found.count == 1 { return .one(found[0]) }
      if several.isEmpty { several = found }
    }
    for phrase in [folded] + objects + CorrectionReading(wording: locale.wording).values(in: folded) {
      if let index = ListPlace(phrase, understander)?.index(among: titles.count) { return .one(index) }
    }
    return several.isEmpty ? nil : .several(several)
  }
}
