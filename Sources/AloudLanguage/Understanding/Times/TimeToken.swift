/// A word of a time of day, by its role.
enum TimeToken: Sendable, Equatable {
  /// A number word, or a part of one.
  case number(Int)
  /// A word for an hour that has no meaning if an hour precedes it: "час".
  case hour(Int)
  /// A number in digits. `isPadded` indicates whether it has a leading zero: "07" follows the 24-hour clock.
  case numeral(Int, isPadded: Bool)
  /// Minutes as a part of an hour: "quarter", "half".
  case minutes(Int)
  /// The minutes before this word are added to the hour after it: "ten past nine".
  case past
  /// The minutes before this word are subtracted from the hour after it: "ten to nine".
  case to
  /// The minutes after this word are subtracted from the hour before it: "las nueve menos diez".
  case less
  /// The minutes after this word are subtracted from the hour that follows them: "без пяти девять".
  case without
  /// The current hour, named after the next one: "пять минут девятого" is 8:05.
  case nextHour(Int)
  /// Minutes to subtract from the following hour: "halb acht", "dreiviertel acht".
  case ahead(minutes: Int)
  /// The half of the day, before or after noon.
  case half(isLate: Bool)
  /// In the evening: the second half of the day, but not early in the afternoon.
  case evening
  /// At night: twelve is midnight, small hours are after midnight, and others are in the evening.
  case night
  /// By day, such as "дня" after a number: eleven is before noon, and one after it.
  case byDay
  /// An hour and its minutes in one word, in either half of the day: डेढ़ is half past one.
  case clock(minute: Int)
  /// A named time, such as noon.
  case named(minute: Int)
  /// A sign or word for minutes, after a number.
  case minute
  /// A sign or word for seconds, after a number.
  case second
  /// "The end of": the last second of a day that is named beside it.
  case end
  /// A word after an hour and its minutes that has no meaning there but can have one elsewhere: "altıyı yirmi geçe".
  case gone
  /// "Hours", which is a time of day only after four digits: "1800 hours", but not "three hours".
  case hours
  /// "Hundred" after an hour: zero minutes.
  case hundred
  /// "O'clock" after an hour: a number that follows directly is the minutes, whatever else it could be.
  case clockSign
  /// A counter word, with which a number is not a time: "tane".
  case counter
  /// A word without meaning, such as "at".
  case filler

  var isPartOfDay: Bool {
    switch self {
    case .half, .evening, .night, .byDay: true
    default: false
    }
  }
}
