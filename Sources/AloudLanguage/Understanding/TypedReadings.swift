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
