extension Understander {
  /// Creates an understander of a locale's words, digits, dates and colors.
  public init(_ locale: LoadedLocale) {
    self.init(
      values: locale.values, numbers: locale.numberWords, decimal: locale.table.numbers.decimal, dates: locale.dates,
      calendar: locale.calendar, colors: locale.colorNames)
    if let dates = locale.englishDates {
      let (values, numbers, colors) = (locale.values, locale.numberWords, locale.colorNames)
      beside = OnceRead {
        Understander(
          values: values, numbers: numbers, decimal: dates.numbers.decimal, dates: dates, calendar: .gregory,
          colors: colors)
      }
    }
  }
}

extension LoadedLocale {
  /// For example "day" and "days" for "day".
  package func words(ofUnit name: String) -> [String] {
    values.lines.filter { $0.kind == "unit" && $0.name == name }.flatMap(\.words)
  }
}

extension LoadedLocale {
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

extension NumberReading {
  package static func number(_ folded: String, in locale: LoadedLocale) -> Int? {
    number(folded, words: locale.countingWords)
  }
}
