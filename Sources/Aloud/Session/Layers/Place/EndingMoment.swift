/// A text that ends with a moment: "buy oats tomorrow at five" (LOOP-9).
struct EndingMoment: Sendable, Equatable {
  /// The text before the moment.
  let text: String
  /// The moment, as it was typed.
  let moment: String

  /// The maximum number of words at the end of a text that can be a moment.
  private static let most = 40

  /// Creates a text and its moment, the longest end of `all` that means one. Returns nil if there is none, or no text before it. A
  /// number alone is no moment.
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
