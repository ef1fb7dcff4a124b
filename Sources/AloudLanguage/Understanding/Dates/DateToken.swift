/// A word of a date, by its role.
enum DateToken: Sendable, Equatable {
  /// A part of a number, or of an ordinal.
  case number(ValueToken)
  /// A month of the Gregorian calendar, 1 to 12.
  case month(Int)
  /// A month whose short name is also a number, which it is unless a day precedes it: "3 sept", but "lundi sept".
  case monthAfterDay(Int)
  /// A weekday, 1 = Monday … 7 = Sunday.
  case weekday(Int)
  /// A sign that is a weekday unless it follows a number: 日.
  case weekdaySign(Int)
  /// A mark that turns the number before it into a weekday, counted from Sunday: "6ª" is Friday.
  case weekdayMark
  /// A past weekday: "i söndags".
  case pastWeekday(Int)
  /// "Coming": the next one.
  case coming
  /// "Afgelopen": the most recent one.
  case recent
  /// A number of days from today: "yesterday".
  case day(Int)
  /// A weekday of last week, this week or next week.
  case weekdayOfWeek(Int, week: Int, namesWeek: Bool)
  /// A sign that turns the number before it into a year, month or day: 年 月 日.
  case sign(DateField)
  /// An era for the years after it, by the Gregorian year before its first: 昭和.
  case era(Int)
  /// "After next" (2), "next" (1), "this" (0), "last" (−1) or "before last" (−2).
  case which(Int)
  /// "Next", "this" or "last" together with a week: "semaine prochaine".
  case whichWeek(Int)
  /// "Last" within a month: "the last Friday of March".
  case final
  /// "The last week" of a month, before the weekday in it: 最終週の金曜日.
  case finalWeek
  /// "The last day" of a month in a single word, which alone can mean yesterday.
  case finalDay
  /// "Next", "this" or "last" together with any unit: "seneye" is next year.
  case whichOf(Int, RelativeUnit)
  /// "Days" in a form that has another meaning without a number before it: "дня".
  case countedDay
  /// A day of the month in a single word.
  case dayOfMonth(Int)
  case unit(RelativeUnit)
  /// A number of units in one word, as in languages with a dual: أسبوعين.
  case amount(Int, RelativeUnit)
  /// A word that rules out a day: "every".
  case never
  /// A distance in a single word: "en huit" is a week from the day before it, and "veille" is the day before the day after it.
  case away(Int, RelativeUnit, direction: Int)
  /// A named day of every year: "Christmas".
  case yearly(month: Int, day: Int)
  case workday
  /// "Ago" (−1) or "from now" (1).
  case direction(Int)
  /// A counter word, with which a number is not a day: 人.
  case counter
  /// A word without meaning, such as "of" and "the".
  case filler
  /// "The" before a day of the month, but not before an hour: "le 15", "am 15.".
  case article
  /// "Week" directly after a day: a week after that day ("Monday week").
  case weekOn
  /// The approximate end of the unit that is named beside it: "end of November".
  case endOf
  /// The approximate end of the month, as a whole phrase: "fine mese".
  case monthEnd
}
