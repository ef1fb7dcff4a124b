/// A word of a time of day, by what it says.
enum TimeToken: Sendable, Equatable {
  /// A number, in digits or as a word that is one or a part of one.
  case number(Int)
  /// A word that is an hour where none is said before it, and else says nothing: "час".
  case hour(Int)
  /// A number in digits, and whether a nought stands before it: "07" goes by the clock of 24 hours.
  case numeral(Int, isPadded: Bool)
  /// "quarter", "half": so many minutes.
  case minutes(Int)
  /// What stands before is added to the hour after it: "ten past nine".
  case past
  /// What stands before is taken from the hour after it: "ten to nine".
  case to
  /// What stands after is taken from the hour before it: "las nueve menos diez".
  case less
  /// Minutes and the hour they are taken from stand after it: "без пяти девять".
  case without
  /// The hour that is running, by the name of the next: "пять минут девятого" is 8:05.
  case nextHour(Int)
  /// So many minutes before the hour after it: "halb acht", "dreiviertel acht".
  case ahead(minutes: Int)
  /// Before noon, after it.
  case half(isLate: Bool)
  /// At night: twelve is midnight, small hours are small, others late.
  case night
  /// By day, as "дня" after a number: eleven is before noon, one after it.
  case byDay
  /// An hour and its minutes in one word, said of either half of the day: डेढ़ is half past one.
  case clock(minute: Int)
  /// A time with a name: noon.
  case named(minute: Int)
  /// The sign or word after a number of minutes.
  case minute
  /// The sign or word after a number of seconds.
  case second
  /// "the end of": the last second of a day that is named beside it.
  case end
  /// A word after an hour and its minutes that says nothing, and elsewhere may say something: "altıyı yirmi geçe".
  case gone
  /// "hours", which are no time of day but after four digits: "three hours", "1800 hours".
  case hours
  /// "hundred" after an hour: no minutes.
  case hundred
  /// "o'clock" after an hour: a number right after it is its minutes, whatever else it could be.
  case clockSign
  /// What a number counts, which is no time: "tane".
  case counter
  /// "at".
  case filler
}
