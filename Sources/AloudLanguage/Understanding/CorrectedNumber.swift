/// Corrections of a number or a time in a phrase: "2 hours" and "no, 3" make "3 hours" (LOOP-9).
extension Understander {
  /// In characters.
  private static let longestCorrected = 100

  /// Returns a phrase with its time, if it may hold one, or one of its numbers replaced by a correction: one result for each that can
  /// be meant, the time and then the last number first. The correction is a time, or a number that may be followed by the words after
  /// that number in the phrase.
  public func corrected(_ phrase: String, by correction: String, mayHoldTime: Bool = true) -> [String] {
    guard phrase.count <= Self.longestCorrected else { return [] }
    // "The 5th" replaces no time.
    let isDay = days(correction, today: Day(0)).contains(where: \.isOrdinal)
    let time = mayHoldTime && (isDay || isTime(correction)) ? self.time(in: phrase) : nil
    let timed = isDay ? nil : time.flatMap { self.timed(phrase, $0, by: correction) }
    return [timed].compactMap(\.self) + numbered(phrase, by: correction, except: time?.whole)
  }

  /// Returns whether a correction is a time of day, and neither a year nor a day such as "the 5th".
  private func isTime(_ correction: String) -> Bool {
    guard !Self.isYear(correction[...]), !clockTimes(correction).isEmpty else { return false }
    return number(correction) != nil || days(correction, today: Day(0)).isEmpty
  }

  private func numbered(_ phrase: String, by correction: String, except time: Range<String.Index>?) -> [String] {
    guard let number = numbers(in: correction).first else { return [] }
    // "In three" corrects "in two hours".
    let lead = Folding.fold(String(correction[..<number.lowerBound]))
    let rest = Folding.fold(String(correction[number.upperBound...]))
    let (isYear, counter) = (Self.isYear(correction[number]), counter(of: correction[number]))
    return numbers(in: phrase).reversed().filter { range in
      guard Self.isYear(phrase[range]) == isYear, time?.overlaps(range) != true,
        counter.isEmpty || ["", counter].contains(self.counter(of: phrase[range]))
      else { return false }
      return Folding.fold(String(phrase[..<range.lowerBound])).hasSuffix(lead)
        && Folding.fold(String(phrase[range.upperBound...])).hasPrefix(rest)
    }
    .map { String(phrase[..<$0.lowerBound] + correction[number] + phrase[$0.upperBound...]) }
  }

  /// Returns the counter that ends a number: 시간 (hours) of 한 시간. Empty if the number has none.
  private func counter(of number: Substring) -> String {
    let text = String(number)
    guard let last = Self.tokens(text).last, last.lowerBound > text.startIndex, !isNumber(text[last]) else { return "" }
    return Folding.fold(String(text[last]))
  }

  /// A part of a phrase, and the times that it may mean.
  private typealias Timed = (range: Range<String.Index>, times: Set<Int>)

  /// Returns the last time of a phrase, and all parts of the phrase that are times.
  private func time(in phrase: String) -> (whole: Range<String.Index>, parts: [Timed])? {
    let tokens = Self.tokens(phrase)
    let runs = tokens.indices.flatMap { first in
      tokens.indices[first...].map { tokens[first].lowerBound..<tokens[$0].upperBound }
    }
    let timed = runs.filter { !isLengthOfTime(String(phrase[$0])) && !Self.isYear(phrase[$0]) }
      .map { (range: $0, times: clockTimes(String(phrase[$0]))) }.filter { !$0.times.isEmpty }
    let last = timed.map(\.range.upperBound).max()
    let whole = timed.filter { $0.range.upperBound == last }.min { $0.range.lowerBound < $1.range.lowerBound }
    return whole.map { whole in
      let inner = timed.filter {
        $0.range.lowerBound >= whole.range.lowerBound && !$0.times.isDisjoint(with: whole.times)
      }
      return (whole.range, inner)
    }
  }

  /// Returns a phrase with its last time replaced: "tomorrow at nine in the morning" of "tomorrow at half nine in the morning". The
  /// part of the day stays, unless the correction is twelve, which may be at noon or at midnight.
  private func timed(
    _ phrase: String, _ time: (whole: Range<String.Index>, parts: [Timed]), by correction: String
  ) -> String? {
    let (whole, meant) = (time.whole, clockTimes(correction))
    func replaced(_ run: Range<String.Index>, in range: Range<String.Index>) -> String {
      phrase[range.lowerBound..<run.lowerBound] + correction + phrase[run.upperBound..<range.upperBound]
    }
    // The fewest words that leave a time: not "8 点 30" of "8 点 30 分", and not "deux" of "deux heures" for "trois heures".
    let last = Self.tokens(correction).last.map { Folding.fold(String(correction[$0])) } ?? ""
    let parts = time.parts.map(\.range)
      .filter { !Folding.fold(String(phrase[$0.upperBound...])).hasPrefix(last) }
      .sorted { phrase[$0].count < phrase[$1].count }
    let run =
      meant.contains(0) ? whole : parts.first { !clockTimes(replaced($0, in: whole)).isDisjoint(with: meant) }
    return run.map { replaced($0, in: phrase.startIndex..<phrase.endIndex) }
  }

  /// The times that a phrase may mean whatever the time is now, which "in an hour" does not, in minutes of half a day.
  private func clockTimes(_ phrase: String) -> Set<Int> {
    let day = Day(0)
    let times = Set(minutes(phrase, now: DateTime(day: day)))
    return Set(times.intersection(minutes(phrase, now: DateTime(day: day, minute: 7))).map { $0 % (12 * 60) })
  }

  private static func isYear(_ number: Substring) -> Bool { number.count == 4 && number.allSatisfy(\.isNumber) }

  /// Finds numbers in digits or words. A time such as "17:30" counts as a number, a date in digits does not.
  private func numbers(in phrase: String) -> [Range<String.Index>] {
    let tokens = Self.tokens(phrase)
    var numbers: [Range<String.Index>] = []
    var next = 0
    while next < tokens.count {
      let ends = (next..<min(tokens.count, next + 6)).reversed()
      guard let end = ends.first(where: { isNumber(phrase[tokens[next].lowerBound..<tokens[$0].upperBound]) }) else {
        next += 1
        continue
      }
      numbers.append(tokens[next].lowerBound..<tokens[end].upperBound)
      next = end + 1
    }
    return numbers
  }

  private func isNumber(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1 { return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) } }
    if number(String(text)) != nil { return true }
    // A single Han or kana character, such as 後, would be read as a place in a list.
    if text.contains(where: { Kind($0) == .apart }) { return false }
    return !readings(of: String(text), as: .ordinal, now: DateTime(day: Day(0))).isEmpty
  }

  /// A run of digits is a word, and so is each character of a script without spaces.
  private static func tokens(_ phrase: String) -> [Range<String.Index>] {
    var tokens: [Range<String.Index>] = []
    var (kind, start) = (Kind.space, phrase.startIndex)
    for index in phrase.indices {
      let next = Kind(phrase[index])
      if next != kind || next == .apart {
        if kind != .space { tokens.append(start..<index) }
        (kind, start) = (next, index)
      }
    }
    if kind != .space { tokens.append(start..<phrase.endIndex) }
    return tokens
  }

  private enum Kind {
    case space, digits, word, apart

    init(_ character: Character) {
      if character.isWhitespace || character == "," {
        self = .space
      } else if character.wholeNumberValue != nil && !character.isLetter || ":./-".contains(character) {
        self = .digits
      } else {
        self = character.unicodeScalars.first.map { (0x2E80...0x9FFF).contains($0.value) } ?? false ? .apart : .word
      }
    }
  }

  /// With another number, or with another distance from the value before it.
  package func corrections(of phrase: String, by value: String, holdsTime: Bool) -> [String] {
    let isShift = heldShift(phrase) != nil
    return isShift && heldShift(value) != nil
      ? [value] : corrected(phrase, by: value, mayHoldTime: holdsTime && !isShift)
  }
}
