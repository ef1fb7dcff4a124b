/// A typed line with what was printed after it; the first exchange begins without one.
struct TranscriptExchange {
  /// The lines, the typed one first.
  var lines: [String]

  /// What was typed, or nil in the first exchange.
  var input: String? { lines.first.flatMap(Transcript.input) }

  /// Parts a body at its typed lines; the exchange before the first of them is there even if it is empty.
  static func split(_ body: [String]) -> [TranscriptExchange] {
    body.reduce(into: [TranscriptExchange(lines: [])]) { exchanges, line in
      if Transcript.input(line) != nil {
        exchanges.append(TranscriptExchange(lines: [line]))
      } else {
        exchanges[exchanges.count - 1].lines.append(line)
      }
    }
  }
}
