extension [TextRun] {
  /// Whether the text ends as a sentence does; nothing at all needs no end.
  var endsSentence: Bool {
    for run in reversed() {
      if let last = run.text.unicodeScalars.last(where: { !$0.properties.isWhitespace }) {
        return SentenceEnd.all.contains(last)
      }
    }
    return true
  }

  /// Whether the text ends as a question or a call does: no comma can follow.
  var asks: Bool {
    guard let end = last?.text.unicodeScalars.last else { return false }
    return SentenceEnd.calls.contains(end)
  }

  /// Adds words of a message; where a name before them ends a sentence itself, their full stop is left out, and a mark that
  /// the name has already.
  mutating func append(words: TextRun) {
    var words = words
    if let last, last.kind == .outside, [last].endsSentence, let first = words.text.unicodeScalars.first,
      SentenceEnd.stops.contains(first) || SentenceEnd.calls.contains(first) && last.text.unicodeScalars.last == first
    {
      words.text.removeFirst()
      words.reading?.removeFirst()
    }
    append(words)
  }

  /// Leaves out the full stop at the end, where it is of the wording's own words: more of the sentence comes.
  mutating func dropStop() {
    guard let last, last.kind == .wording, let stop = last.text.unicodeScalars.last, SentenceEnd.stops.contains(stop)
    else { return }
    self[count - 1].text.removeLast()
    self[count - 1].reading?.removeLast()
  }
}

/// The marks that sentences end with.
private enum SentenceEnd {
  static let all = Array(".!?:;…؟।。！？".unicodeScalars)
  /// Those that say how it is said.
  static let calls = Array("!?؟！？".unicodeScalars)
  /// Those that say nothing but that it ends.
  static let stops = Array(".।。".unicodeScalars)
}
