extension Understander {
  /// An understander of a locale's words, digits, dates and colors.
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
  /// The words that say what a number counts, by the unit's name: "day" and "days" for "day".
  package func words(ofUnit name: String) -> [String] {
    values.lines.filter { $0.kind == "unit" && $0.name == name }.flatMap(\.words)
  }
}

extension NumberReading {
  /// The number that a folded line is in a locale's words, or nil.
  package static func number(_ folded: String, in locale: LoadedLocale) -> Int? {
    number(folded, words: locale.countingWords)
  }
}
