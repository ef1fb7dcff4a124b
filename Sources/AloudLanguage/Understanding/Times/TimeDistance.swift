/// Understands a time by its distance from another: "an hour before noon".
struct TimeDistance: Sendable {
  /// The maximum number of pieces of words such as "antes de la".
  private static let limit = 3
  /// In seconds.
  private static let lengths = 60.0...43_200

  let times: TimeUnderstanding
  let durations: OnceRead<DurationUnderstanding>

  /// Since midnight, the likeliest first.
  func seconds(_ phrase: Phrase, _ lattice: Lattice<TimeToken>) -> [Int] {
    guard lattice.contains(where: { Self.direction([$0]) != nil }) else { return [] }
    let count = phrase.pieces.count
    for start in phrase.pieces.indices.dropFirst() {
      for end in phrase.pieces.indices where start < end && end <= start + Self.limit {
        let symbols = phrase.symbols(of: start..<end)
        guard let direction = Self.direction(lattice.tokens(from: symbols.lowerBound, to: symbols.upperBound)),
          let length = durations.value.seconds(phrase.text(of: 0..<start)), Self.lengths.contains(length)
        else { continue }
        let others = times.seconds(lattice, [phrase.symbols(of: end..<count)])
        if !others.isEmpty { return others.map { ($0 + direction * Int(length) + 86_400) % 86_400 } }
      }
    }
    return []
  }

  private static func direction(_ tokens: [TimeToken]) -> Int? {
    tokens.contains(.to) ? -1 : tokens.contains(.past) ? 1 : nil
  }
}
