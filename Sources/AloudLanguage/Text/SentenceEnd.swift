extension TextRun {
  /// Nil if the text is only white space.
  fileprivate var endsSentence: Bool? {
    text.unicodeScalars.last { !$0.properties.isWhitespace }.map(SentenceEnd.all.contains)
  }
}

extension [TextRun] {
  /// An empty text counts as ended.
  package var endsSentence: Bool {
    for run in reversed() {
      if let ends = run.endsSentence { return ends }
    }
    return true
  }

  /// True if the text ends with a question mark, or is the wording's own and ends with an exclamation mark, so that no comma
  /// can follow. A name can also end with an exclamation mark, which does not count.
  package var asks: Bool {
    guard let last, let mark = last.text.endMark else { return false }
    return (last.kind == .wording ? SentenceEnd.calls : SentenceEnd.questions).contains(mark)
  }

  /// True if the text ends with a full stop that is not the wording's own and not of an abbreviation known as one.
  package var isStatement: Bool {
    guard let last, last.kind != .wording, !last.keepsStop, let mark = last.text.endMark else { return false }
    return SentenceEnd.stops.contains(mark)
  }

  /// True if the text ends with a comma, a colon or a semicolon of its own, as "Dear Sam," does.
  package var pauses: Bool { last?.text.unicodeScalars.last.map(SentenceEnd.pauses.contains) ?? false }
  private var endsWithColon: Bool { last?.text.unicodeScalars.last.map(SentenceEnd.colons.contains) ?? false }

  /// True if the full stop at the end may be that of an abbreviation: after a single word, as in "Approx.", or after a short
  /// one, as in "Acme Inc." and "4 p.m.". After five words, it is that of a sentence.
  package var endsWithShortWord: Bool {
    guard let text = last?.text, let space = text.lastIndex(where: \.isWhitespace) else { return true }
    if text.count(where: \.isWhitespace) >= 4 { return false }
    let word = text[space...].dropFirst().dropLast()
    return word.count < 5 || !word.allSatisfy(\.isLetter)
  }

  /// Adds words of a message whose runs begin at `start`. A leading full stop is left out if a name or value before it already ends
  /// a sentence, as the Russian date "2027 г." does; so is a mark that is already there, a colon after another, and a colon after a
  /// question, after which `capitalized` returns the beginning of a sentence.
  package mutating func append(words: consuming TextRun, from start: Int, _ capitalized: (String) -> String) {
    if count > start, asks, let rest = words.text.afterColon {
      let space = rest.prefix(while: \.isWhitespace)
      words.text = space + capitalized(String(rest[space.endIndex...]))
      words.reading = words.reading.map { $0.afterColon ?? $0 }
    }
    if count > start, endsWithColon, let rest = words.text.afterColon {
      words.text = rest
      words.reading = words.reading.map { $0.afterColon ?? $0 }
    }
    if count > start, let first = words.text.startMark, self[count - 1].endsSentence ?? true,
      SentenceEnd.stops.contains(first) || self[count - 1].text.endMark == first
    {
      words.text.removeFirst()
      words.reading?.removeFirst()
    }
    append(words)
  }

  /// Removes the full stop at the end of a run of the wording's own words, because the sentence goes on.
  package mutating func dropStop(ofRun index: Int) {
    guard self[index].kind == .wording, !self[index].keepsStop, let stop = self[index].text.endMark,
      SentenceEnd.stops.contains(stop)
    else { return }
    self[index].text.removeLast()
    self[index].reading?.removeLast()
  }
}

private enum SentenceEnd {
  static let all = Array(".!?:;…؟।。！？".unicodeScalars)
  static let questions = Array("?؟？".unicodeScalars)
  static let calls = Array("!?؟！？".unicodeScalars)
  static let stops = Array(".।。".unicodeScalars)
  static let colons = Array(":：".unicodeScalars)
  static let pauses = Array(",:;،؛、，：；".unicodeScalars)

  static func mark(_ scalar: Unicode.Scalar?) -> Unicode.Scalar? {
    scalar.flatMap { stops.contains($0) || calls.contains($0) ? $0 : nil }
  }
}

extension String {
  /// The text after a colon at its beginning, before which French sets a space; nil if there is none.
  fileprivate var afterColon: String? {
    let rest = unicodeScalars.drop { $0.properties.isWhitespace }
    return rest.first.map(SentenceEnd.colons.contains) == true ? String(rest.dropFirst()) : nil
  }

  fileprivate var startMark: Unicode.Scalar? { SentenceEnd.mark(unicodeScalars.first) }
  fileprivate var endMark: Unicode.Scalar? { SentenceEnd.mark(unicodeScalars.last) }
}
