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
  private let titles: [String]
  private let context: LineContext
  private let numberedCount: Int

  /// The titles are folded. The first `numberedCount` of them have numbers.
  init(_ titles: [String], numberedCount: Int, in context: LineContext) {
    self.titles = titles
    self.context = context
    self.numberedCount = numberedCount
  }

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
    for phrase in [folded] + objects {
      if let place = Self.place(phrase, among: titles.count, context.user.understander) { return .one(place) }
    }
    return several.isEmpty ? nil : .several(several)
  }

  /// An ordinal names an index among `count` things: "the second", "the last one".
  static func place(_ phrase: String, among count: Int, _ understander: Understander) -> Int? {
    let now = DateTime(day: Day(0))
    guard let ordinal = understander.readings(of: phrase, as: .ordinal, now: now).first else { return nil }
    let place =
      ordinal.hasPrefix("end") ? Int(ordinal.dropFirst(3)).map { $0.adding(saturating: count) } : Int(ordinal)
    return place.flatMap { $0 > 0 && $0 <= count ? $0 - 1 : nil }
  }
}
