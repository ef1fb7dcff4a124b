/// Understands how long from now a moment is: "in 20 minutes", "in half an hour", "1 day and 2 hours ago".
struct DistanceUnderstanding: Sendable {
  /// How many pieces "from now" and the like have at most.
  private static let limit = 4

  let durations: OnceRead<DurationUnderstanding>

  /// How far away a phrase says that a moment is, where it does so in hours, minutes or seconds too.
  func shift(_ phrase: Phrase, _ lattice: Lattice<DateToken>, _ dates: DateUnderstanding) -> MomentShift? {
    if let shift = dates.shift(phrase, lattice) { return shift }
    guard dates.hasDistance(lattice) else { return nil }
    let count = phrase.pieces.count
    for length in stride(from: min(Self.limit, count - 1), to: 0, by: -1) {
      for (beside, rest) in [(0..<length, length..<count), (count - length..<count, 0..<count - length)] {
        let symbols = phrase.symbols(of: beside)
        for case .direction(let sign) in lattice.tokens(from: symbols.lowerBound, to: symbols.upperBound) {
          guard let seconds = durations.value.seconds(phrase.text(of: rest)), seconds > 0, seconds < 1e9 else {
            continue
          }
          var shift = MomentShift()
          shift.add(sign * Int(seconds.rounded()), .second)
          return shift
        }
      }
    }
    return nil
  }
}
