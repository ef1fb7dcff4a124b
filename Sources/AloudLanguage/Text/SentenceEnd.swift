extension [TextRun] {
  /// Whether the text ends as a sentence does; nothing at all needs no end.
  package var endsSentence: Bool {
    for run in reversed() {
      // Most texts end with a letter or a sign of ASCII.
      if let byte = run.text.utf8.last, (0x21..<0x7F).contains(byte) { return SentenceEnd.inASCII.contains(byte) }
      if let last = run.text.unicodeScalars.last(where: { !$0.properties.isWhitespace }) {
        return SentenceEnd.all.contains(last)
      }
    }
    return true
  }

  /// Whether the text ends as a question or a call does: no comma can follow.
  package var asks: Bool {
    guard let end = last?.text.unicodeScalars.last else { return false }
    return SentenceEnd.calls.contains(end)
  }

  /// Adds words of a message whose runs begin at `start`; where a name or a value before them ends a sentence itself, such as
  /// a Russian date ("2027 г."), their full stop is left out, and a mark that it has already.
  package mutating func append(words: TextRun, from start: Int) {
    var words = words
    if count > start, let last, [last].endsSentence, let first = words.text.unicodeScalars.first,
      SentenceEnd.stops.contains(first) || SentenceEnd.calls.contains(first) && last.text.unicodeScalars.last == first
    {
      words.text.removeFirst()
      words.reading?.removeFirst()
    }
    append(words)
  }

  /// Leaves out the full stop at the end of a run, where it is of the wording's own words: more of the sentence comes.
  package mutating func dropStop(ofRun index: Int) {
    let run = self[index]
    guard run.kind == .wording, let stop = run.text.unicodeScalars.last, SentenceEnd.stops.contains(stop) else {
      return
    }
    self[index].text.removeLast()
    self[index].reading?.removeLast()
  }
}

/// The marks that sentences end with.
private enum SentenceEnd {
  static let all = Array(".!?:;…؟।。！？".unicodeScalars)
  static let inASCII = Array(".!?:;".utf8)
  /// Those that say how it is said.
  static let calls = Array("!?؟！？".unicodeScalars)
  /// Those that say nothing but that it ends.
  static let stops = Array(".।。".unicodeScalars)
}
