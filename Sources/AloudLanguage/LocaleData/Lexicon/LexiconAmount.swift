/// What a word of a lexicon amounts to, as its key writes it: "2.week" is two weeks, "2" two of whatever is counted.
struct LexiconAmount: Sendable, Equatable {
  let count: Double
  /// The unit that the word holds; nil where another word says it.
  let unit: RelativeUnit?

  /// Reads a name; nil where it is none of an amount.
  init?(_ name: String) {
    unit = name.split(separator: ".").last.flatMap { RelativeUnit(rawValue: String($0)) }
    guard let count = Double(unit.map { name.dropLast($0.rawValue.count + 1) } ?? name[...]), count.isFinite, count > 0
    else { return nil }
    self.count = count
  }
}
