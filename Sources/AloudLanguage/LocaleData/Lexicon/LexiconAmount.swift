/// The amount that a word of a lexicon means, written in its key: "2.week" is two weeks, and "2" is two of any unit.
struct LexiconAmount: Sendable, Equatable {
  let count: Double
  /// The unit that the word includes, or nil if another word names it.
  let unit: RelativeUnit?

  /// Parses a name. Returns nil if it is not an amount.
  init?(_ name: String) {
    unit = name.split(separator: ".").last.flatMap { RelativeUnit(rawValue: String($0)) }
    guard let count = Double(unit.map { name.dropLast($0.rawValue.count + 1) } ?? name[...]), count.isFinite, count > 0
    else { return nil }
    self.count = count
  }
}
