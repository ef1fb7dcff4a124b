/// The words for durations in a lexicon.
struct DurationWords: Sendable {
  private(set) var store = WordStore(WordList<DurationToken>())
  private var list = WordList<DurationToken>()
  let composing: NumberComposing
  /// The folded words that name a time or a date, and alone are not a duration: 時 is "o'clock", and اليوم is "today".
  let others: Set<String>

  init(_ lexicon: Lexicon, _ numbers: NumberWords) {
    composing = numbers.composing
    others = lexicon.lines("duration", "not").foldedWords
    // Units come first, because a word can also be a filler of numbers, or an ordinal ("second").
    for line in lexicon.lines where line.kind == "duration" { add(line) }
    for line in lexicon.lines where line.kind == "unit" {
      guard let unit = RelativeUnit(rawValue: line.name) else { continue }
      for word in line.writtenWords where !others.contains(word.folded) { add(unit, word) }
    }
    for line in lexicon.lines where ["time", "duration"].contains(line.kind) && line.name == "less" {
      list.add(.less, line)
    }
    list.add(numbers.list) { token, _ in token == .filler || token == .counter ? .filler : .number(token) }
    for line in lexicon.lines("date", "few") { list.add(.number(.value(3)), line) }
    store = WordStore(list, LetterMarks(lexicon))
  }

  private mutating func add(_ line: Lexicon.Line) {
    if line.name == "whole" { return list.add(.whole, line) }
    if line.name == "filler" { return list.add(.filler, line) }
    if line.name == "limit" { return list.add(.limit, line) }
    if let unit = RelativeUnit(rawValue: line.name) { return line.writtenWords.forEach { add(unit, $0) } }
    guard let amount = LexiconAmount(line.name) else { return }
    list.add(amount.unit.map { .amount(amount.count, $0) } ?? .number(.value(amount.count)), line)
  }

  /// A single letter of a script with spaces between words is an abbreviation.
  private mutating func add(_ unit: RelativeUnit, _ word: WrittenWord) {
    let letters = word.folded.unicodeScalars
    let isLetter = letters.count == 1 && letters.allSatisfy { $0.value < 0x0700 }
    list.add(isLetter ? .letter(unit) : .unit(unit), word)
  }
}

/// A word of a duration, by its role.
enum DurationToken: Sendable, Equatable {
  case digits(Double)
  /// A number in words, or a part of one.
  case number(ValueToken)
  case unit(RelativeUnit)
  /// A unit as a single letter, which counts only digits: "h".
  case letter(RelativeUnit)
  /// A number of units in a single word, which can be counted in turn: "fortnight", ساعتين.
  case amount(Double, RelativeUnit)
  /// A word that makes one of a unit without a number: "the whole week", "another week".
  case whole
  /// A word for an amount that is subtracted: "ساعة إلا خمس دقائق".
  case less
  /// A word with which an amount is only a limit, and no duration: "less than".
  case limit
  /// A word without meaning: "for", "at least".
  case filler
}

/// An amount of a unit as a part of a duration, such as two and a half hours.
struct DurationAmount: Sendable, Equatable {
  let count: Double
  let unit: RelativeUnit

  var seconds: Double { count * unit.seconds }
}
