extension Understander {
  /// The days that a phrase can mean, the likeliest first.
  func days(_ phrase: String, today: Day) -> [Day] {
    readings(of: phrase, as: .date, now: DateTime(day: today)).compactMap(ISODate.day)
  }

  /// The times of day that a phrase can mean, as minutes, the likeliest first.
  func minutes(_ phrase: String) -> [Int] {
    readings(of: phrase, as: .time, now: DateTime(day: Day(0))).compactMap(ISODate.minutes)
  }

  /// The moments that a phrase can mean, the likeliest first.
  func moments(_ phrase: String, now: DateTime) -> [DateTime] {
    readings(of: phrase, as: .datetime, now: now).compactMap(ISODate.moment)
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

  /// Whether a phrase is yes or no; nil where it is neither.
  func answer(_ phrase: String) -> Bool? {
    readings(of: phrase, as: .boolean, now: DateTime(day: Day(0))).first.map { $0 == "true" }
  }
}
