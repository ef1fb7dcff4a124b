/// A text that ends with a moment: "buy oats tomorrow at five" (LOOP-9).
struct EndingMoment: Sendable, Equatable {
  /// What stands before the moment.
  let text: String
  /// The moment, as it was typed.
  let moment: String

  /// How many words at the end of a text may make a moment.
  private static let most = 40

  /// The text before the longest end that means a moment, and that end; nil where none does, or nothing stands before it. A
  /// number alone is none.
  init?(_ all: String, _ understander: Understander, now: DateTime) {
    let whole = all[...]
    let places = all.indices.dropFirst().filter { whole.isBreak($0) && all[$0] != " " }
    let start = places.suffix(Self.most).first { place in
      let end = String(all[place...])
      return understander.number(end) == nil && !understander.moments(end, now: now).isEmpty
    }
    guard let start else { return nil }
    text = String(all[..<start]).trimmingSpaces()
    moment = String(all[start...]).trimmingSpaces()
  }
}
