/// The reading of a line as an answer to a question with several answers (LOOP-8).
enum ChoiceReading: Equatable {
  case one(Int)
  /// The line may mean several of the answers, or all.
  case several([Int])
  case noNumber(Int)
}

/// A reader of answers to a question with several answers: a number, words of a label, or either within the phrases of names ("the
/// second", "the mail one").
struct ChoiceReader {
  /// The folded labels.
  let titles: [String]
  /// The number of labels, from the first one on, that have numbers.
  let numberedCount: Int
  let context: LineContext

  /// Nil if the line is no answer. `objects` are the things that the line names if it is a command to choose one.
  func choice(_ folded: String, objects: [String] = []) -> ChoiceReading? {
    let whole = titles.indices.filter { titles[$0] == folded }
    if whole.count == 1 { return .one(whole[0]) }
    if whole.count > 1 { return .several(whole) }
    for phrase in [folded] + objects {
      guard let number = context.number(phrase) else { continue }
      return number > 0 && number <= numberedCount ? .one(number - 1) : .noNumber(number)
    }
    var several: [Int] = []
    for phrase in [folded] + objects + context.nameForms.inner(folded) {
      let found = LabelMatching.matches(phrase, in: titles)
      if found.count == 1 { return .one(found[0]) }
      if several.isEmpty { several = found }
    }
    for phrase in [folded] + objects + CorrectionReading(wording: context.wording).values(in: folded) {
      if let index = ListPlace(phrase, context.user.understander)?.index(among: titles.count) { return .one(index) }
    }
    return several.isEmpty ? nil : .several(several)
  }
}
