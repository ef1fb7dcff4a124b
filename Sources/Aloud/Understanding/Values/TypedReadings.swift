extension Understander {
  /// The times of day that a phrase can mean, as minutes, the likeliest first; `now` is what "in an hour" is seen from.
  func minutes(_ phrase: String, now: DateTime) -> [Int] {
    readings(of: phrase, as: .time, now: now).compactMap(ISODate.minutes)
  }

  /// How long a phrase can mean, in seconds, the likeliest first.
  func seconds(_ phrase: String) -> [Double] {
    readings(of: phrase, as: .duration, now: DateTime(day: Day(0))).compactMap { Double($0) }
  }

  /// The colors that a phrase can mean, the likeliest first.
  func colors(_ phrase: String) -> [Color] {
    readings(of: phrase, as: .color, now: DateTime(day: Day(0))).compactMap { Color(hex: $0) }
  }

  /// The whole number that a phrase is.
  func number(_ phrase: String) -> Int? {
    readings(of: phrase, as: .number, now: DateTime(day: Day(0))).first.flatMap { Int($0) }
  }

  /// The numbers that a phrase can mean, the likeliest first, with their fractions.
  func decimals(_ phrase: String) -> [Double] {
    readings(of: phrase, as: .number, now: DateTime(day: Day(0))).compactMap { Double($0) }
  }

  /// Whether a phrase is yes or no; nil where it is neither.
  func answer(_ phrase: String) -> Bool? {
    readings(of: phrase, as: .boolean, now: DateTime(day: Day(0))).first.map { $0 == "true" }
  }
}
