extension Understander {
  /// The times of day that a phrase can mean, as minutes from midnight, the likeliest first; `now` is what "in an hour" is
  /// seen from.
  public func minutes(_ phrase: String, now: DateTime) -> [Int] {
    readings(of: phrase, as: .time, now: now).compactMap(ISODate.minutes)
  }

  /// How long a phrase can mean, in seconds, the likeliest first: "an hour and a half" is 5,400.
  public func seconds(_ phrase: String) -> [Double] {
    readings(of: phrase, as: .duration, now: DateTime(day: Day(0))).compactMap { Double($0) }
  }

  /// The colors that a phrase can mean, the likeliest first: names, "rgb(…)" and "hsl(…)", hex numbers, parts by their words.
  public func colors(_ phrase: String) -> [Color] {
    readings(of: phrase, as: .color, now: DateTime(day: Day(0))).compactMap { Color(hex: $0) }
  }

  /// The whole number that a phrase is, in digits or words; nil where it is none, or none that `Int` holds.
  public func number(_ phrase: String) -> Int? {
    readings(of: phrase, as: .number, now: DateTime(day: Day(0))).first.flatMap { Int($0) }
  }

  /// The numbers that a phrase can mean, the likeliest first, with their fractions.
  public func decimals(_ phrase: String) -> [Double] {
    readings(of: phrase, as: .number, now: DateTime(day: Day(0))).compactMap { Double($0) }
  }

  /// Whether a phrase is one word that says yes or no by itself, such as "sure" or "nope".
  public func isAnswerWord(_ phrase: String) -> Bool { answers.value.isWord(phrase) }

  /// A phrase, folded, without words such as "please" and "uh" around it; nil where it has none, or nothing else.
  public func withoutCourtesy(_ phrase: String) -> String? {
    phrase.utf8.count > 1_000 ? nil : answers.value.withoutCourtesy(phrase)
  }

  /// Whether a phrase is yes or no; nil where it is neither.
  public func answer(_ phrase: String) -> Bool? {
    readings(of: phrase, as: .boolean, now: DateTime(day: Day(0))).first.map { $0 == "true" }
  }
}
