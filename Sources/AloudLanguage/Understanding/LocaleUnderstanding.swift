extension Understander {
  /// Returns the minutes since midnight that a phrase can mean, the likeliest first. "In an hour" counts from `now`.
  public func minutes(_ phrase: String, now: DateTime) -> [Int] {
    readings(of: phrase, as: .time, now: now).compactMap(ISODate.minutes)
  }

  /// Returns the durations in seconds that a phrase can mean, the likeliest first: "an hour and a half" is 5,400.
  public func seconds(_ phrase: String) -> [Double] {
    readings(of: phrase, as: .duration, now: DateTime(day: Day(0))).compactMap { Double($0) }
  }

  /// Returns the colors that a phrase can mean, the likeliest first: by name, CSS function, hex number, or named components.
  public func colors(_ phrase: String) -> [Color] {
    readings(of: phrase, as: .color, now: DateTime(day: Day(0))).compactMap { Color(hex: $0) }
  }

  /// Returns the whole number that a phrase means, in digits or words, or nil if there is none in the range of `Int`.
  public func number(_ phrase: String) -> Int? {
    readings(of: phrase, as: .number, now: DateTime(day: Day(0))).first.flatMap { Int($0) }
  }

  /// Returns the numbers that a phrase can mean, the likeliest first, with their fractions.
  public func decimals(_ phrase: String) -> [Double] {
    readings(of: phrase, as: .number, now: DateTime(day: Day(0))).compactMap { Double($0) }
  }

  /// Returns a Boolean value that indicates whether a phrase is a single word for yes or no, such as "sure" or "nope".
  public func isAnswerWord(_ phrase: String) -> Bool { answers.value.isWord(phrase) }

  /// The words that change nothing beside a value, such as "please" and "uh".
  public var courtesies: Courtesies { answers.value.courtesies }

  /// Returns a Boolean value that indicates whether a phrase means yes, or nil if it means neither yes nor no.
  public func answer(_ phrase: String) -> Bool? {
    readings(of: phrase, as: .boolean, now: DateTime(day: Day(0))).first.map { $0 == "true" }
  }
}

extension LoadedLocale {
  /// For example "day" and "days" for "day".
  package func words(ofUnit name: String) -> [String] {
    values.lines("unit", name).flatMap(\.words)
  }

  package var dictatedSigns: [(sign: Character, name: String)] {
    characters.signs.filter { $0.sign.isPunctuation }
  }

  /// Returns the letters that words of a spelling alphabet stand for, such as "ab" for "alpha bravo". Nil if a word has none.
  package func letters(saying words: [String]) -> String? {
    var letters = ""
    for word in words {
      let folded = Folding.fold(word)
      if folded.count == 1 {
        letters += folded
      } else if let spelling = characters.spellings.first(where: { Folding.fold($0.word) == folded }) {
        letters.append(spelling.letter)
      } else if let digit = NumberReading.number(folded, in: self), (0...9).contains(digit) {
        letters += String(digit)
      } else {
        return nil
      }
    }
    return letters.isEmpty ? nil : letters
  }
}
