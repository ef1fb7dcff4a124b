/// A word of a date, by what it says.
enum DateToken: Sendable, Equatable {
  /// A part of a number, or of an ordinal.
  case number(ValueToken)
  /// A month of the Gregorian calendar, 1 to 12.
  case month(Int)
  /// A weekday, 1 = Monday … 7 = Sunday.
  case weekday(Int)
  /// A sign that is a weekday too where it does not follow a number: 日.
  case weekdaySign(Int)
  /// What makes a weekday of a number before it, counted from Sunday on: "6ª" is Friday.
  case weekdayMark
  /// A weekday that is past: "i söndags".
  case pastWeekday(Int)
  /// "coming": the next there is.
  case coming
  /// "afgelopen": the last there was.
  case recent
  /// So many days from today: "yesterday".
  case day(Int)
  /// A weekday of the last, this or the next week.
  case weekdayOfWeek(Int, week: Int, namesWeek: Bool)
  /// The sign after a number that makes a year, a month or a day of it: 年 月 日.
  case sign(DateField)
  /// An era that years after it are counted in, by the Gregorian year before its first: 昭和.
  case era(Int)
  /// "next" 1, "this" 0, "last" −1; "after next" 2.
  case which(Int)
  /// The same, of a week: "semaine prochaine".
  case whichWeek(Int)
  /// "last" as the end of a month has it: "the last Friday of March".
  case final
  /// "the last week" of a month, before the weekday in it: 最終週の金曜日.
  case finalWeek
  /// The last day of what a month is named for in a word of its own, such as one that alone is yesterday: "the last day".
  case finalDay
  /// The same, of any unit, in a word of its own: "seneye" is next year.
  case whichOf(Int, RelativeUnit)
  /// "days" after a number, in a form that is another word without one: "дня".
  case countedDay
  /// A day of the month in a word of its own.
  case dayOfMonth(Int)
  /// "weeks".
  case unit(RelativeUnit)
  /// So many of a unit in one word, as languages with a dual have them: أسبوعين.
  case amount(Int, RelativeUnit)
  /// What says that no day is meant: "every".
  case never
  /// So much later or earlier, in a word of its own: "en huit" is a week from the day before it, "veille" the day before
  /// the one after it.
  case away(Int, RelativeUnit, direction: Int)
  /// A day of every year that has a name: "Christmas".
  case yearly(month: Int, day: Int)
  /// "working days".
  case workday
  /// "ago" −1, "from now" 1.
  case direction(Int)
  /// What a number counts, which is then no day: 人.
  case counter
  /// "of", "the".
  case filler
  /// "the" as it stands before a day of the month and no hour: "le 15", "am 15.".
  case article
  /// "week" right after a day: a week after it ("Monday week").
  case weekOn
  /// About the end of what is named beside it: "end of November".
  case endOf
  /// About the end of the month, as a whole phrase: "fine mese".
  case monthEnd
}
