extension TextRun {
  /// Whether the text ends as a sentence does; nil where there is nothing in it that could.
  fileprivate var endsSentence: Bool? {
    // Most texts end with a letter or a sign of ASCII.
    if let byte = text.utf8.last, (0x21..<0x7F).contains(byte) { return SentenceEnd.inASCII.contains(byte) }
    return text.unicodeScalars.last { !$0.properties.isWhitespace }.map(SentenceEnd.all.contains)
  }
}

extension [TextRun] {
  /// Whether the text ends as a sentence does; nothing at all needs no end.
  package var endsSentence: Bool {
    for run in reversed() {
      if let ends = run.endsSentence { return ends }
    }
    return true
  }

  /// Whether the text ends as a question does, or as a call of the wording's own: no comma can follow. A name can end with
  /// the mark of a call.
  package var asks: Bool {
    guard let last, let mark = last.text.endMark else { return false }
    return (last.kind == .wording ? SentenceEnd.calls : SentenceEnd.questions).contains(mark)
  }

  /// Adds words of a message whose runs begin at `start`; where a name or a value before them ends a sentence itself, such as
  /// a Russian date ("2027 г."), their full stop is left out, and a mark that it has already.
  package mutating func append(words: consuming TextRun, from start: Int) {
    if count > start, let first = words.text.startMark, self[count - 1].endsSentence ?? true,
      SentenceEnd.stops.contains(first) || self[count - 1].text.endMark == first
    {
      words.text.removeFirst()
      words.reading?.removeFirst()
    }
    append(words)
  }

  /// Leaves out the full stop at the end of a run, where it is of the wording's own words: more of the sentence comes.
  package mutating func dropStop(ofRun index: Int) {
    guard self[index].kind == .wording, !self[index].keepsStop, let stop = self[index].text.endMark,
      SentenceEnd.stops.contains(stop)
    else { return }
    self[index].text.removeLast()
    self[index].reading?.removeLast()
  }
}

/// The marks that sentences end with.
private enum SentenceEnd {
  static let all = Array(".!?:;…؟।。！？".unicodeScalars)
  static let inASCII = Array(".!?:;".utf8)
  /// Those that ask.
  static let questions = Array("?؟？".unicodeScalars)
  /// Those that say how it is said.
  static let calls = Array("!?؟！？".unicodeScalars)
  /// Those that say nothing but that it ends.
  static let stops = Array(".।。".unicodeScalars)

  /// A scalar where it is a stop or a call.
  static func mark(_ scalar: Unicode.Scalar?) -> Unicode.Scalar? {
    scalar.flatMap { stops.contains($0) || calls.contains($0) ? $0 : nil }
  }

  /// Whether a byte can be of a stop or a call: hardly any text begins or ends with one that is.
  static func canBeMark(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= 0x80 || inASCII.contains(byte)
  }
}

extension String {
  /// The stop or call that the text begins with.
  fileprivate var startMark: Unicode.Scalar? {
    SentenceEnd.canBeMark(utf8.first) ? SentenceEnd.mark(unicodeScalars.first) : nil
  }

  /// The stop or call that the text ends with.
  fileprivate var endMark: Unicode.Scalar? {
    SentenceEnd.canBeMark(utf8.last) ? SentenceEnd.mark(unicodeScalars.last) : nil
  }
}
