// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “{weekday} is also {day}. Which?”
  package static func datePickerAlso(weekday: Argument, day: Argument) -> Message {
    Message("datePicker.also", ["weekday": weekday, "day": day])
  }

  /// “{name} can't be changed: its minutes go by {interval}, which doesn't divide 60. Whoever made the app can mend i…”
  package static func datePickerBadInterval(name: Argument, interval: Argument) -> Message {
    Message("datePicker.badInterval", ["name": name, "interval": interval])
  }

  /// “{value} can't be chosen: the minutes go by {interval}. The nearest is {nearest}.”
  package static func datePickerBetweenSteps(value: Argument, interval: Argument, nearest: Argument) -> Message {
    Message("datePicker.betweenSteps", ["value": value, "interval": interval, "nearest": nearest])
  }

  /// “Only a date can be chosen here.”
  package static var datePickerDateOnly: Message { Message("datePicker.dateOnly") }

  /// “Only a date can be chosen here. {value}. Right?”
  package static func datePickerDateOnlyRight(value: Argument) -> Message {
    Message("datePicker.dateOnlyRight", ["value": value])
  }

  /// “{day}, selected”
  package static func datePickerDaySelected(day: Argument) -> Message {
    Message("datePicker.daySelected", ["day": day])
  }

  /// “{day}, today”
  package static func datePickerDayToday(day: Argument) -> Message { Message("datePicker.dayToday", ["day": day]) }

  /// “Days that are left out can't be chosen.”
  package static var datePickerDaysLeftOut: Message { Message("datePicker.daysLeftOut") }

  /// “{value} can't be chosen.”
  package static func datePickerDisabled(value: Argument) -> Message {
    Message("datePicker.disabled", ["value": value])
  }

  /// “{value} can't be chosen: {reason}.”
  package static func datePickerDisabledBecause(value: Argument, reason: Argument) -> Message {
    Message("datePicker.disabledBecause", ["value": value, "reason": reason])
  }

  /// “{value} can't be chosen: {reason}. The next that can is {next}.”
  package static func datePickerDisabledBecauseUntil(value: Argument, reason: Argument, next: Argument) -> Message {
    Message("datePicker.disabledBecauseUntil", ["value": value, "reason": reason, "next": next])
  }

  /// “{value} can't be chosen. The next that can is {next}.”
  package static func datePickerDisabledUntil(value: Argument, next: Argument) -> Message {
    Message("datePicker.disabledUntil", ["value": value, "next": next])
  }

  /// “Counted from now: {value}. Right?”
  package static func datePickerFromNow(value: Argument) -> Message { Message("datePicker.fromNow", ["value": value]) }

  /// “{name} can't be changed: its first value, {minimum}, comes after its last, {maximum}. Whoever made the app can …”
  package static func datePickerLimitsCrossed(name: Argument, minimum: Argument, maximum: Argument) -> Message {
    Message("datePicker.limitsCrossed", ["name": name, "minimum": minimum, "maximum": maximum])
  }

  /// “{month}, {count} days.”
  package static func datePickerMonthShown(month: Argument, count: Argument) -> Message {
    Message("datePicker.monthShown", ["month": month, "count": count])
  }

  /// “{days}.”
  package static func datePickerMonthWeek(days: Argument) -> Message { Message("datePicker.monthWeek", ["days": days]) }

  /// “There is no month here.”
  package static var datePickerNoMonth: Message { Message("datePicker.noMonth") }

  /// “There is no such date: {phrase}. {name} is as it was.”
  package static func datePickerNoSuchDate(phrase: Argument, name: Argument) -> Message {
    Message("datePicker.noSuchDate", ["phrase": phrase, "name": name])
  }

  /// “There is no such time: {phrase}. {name} is as it was.”
  package static func datePickerNoSuchTime(phrase: Argument, name: Argument) -> Message {
    Message("datePicker.noSuchTime", ["phrase": phrase, "name": name])
  }

  /// “That date has another weekday: {value}. Right?”
  package static func datePickerOtherWeekday(value: Argument) -> Message {
    Message("datePicker.otherWeekday", ["value": value])
  }

  /// “{value} can't be chosen. Choose from {minimum} to {maximum}.”
  package static func datePickerOutside(value: Argument, minimum: Argument, maximum: Argument) -> Message {
    Message("datePicker.outside", ["value": value, "minimum": minimum, "maximum": maximum])
  }

  /// “{value} is past. Right?”
  package static func datePickerPast(value: Argument) -> Message { Message("datePicker.past", ["value": value]) }

  /// “Rounded: the minutes go by {interval}.”
  package static func datePickerRounded(interval: Argument) -> Message {
    Message("datePicker.rounded", ["interval": interval])
  }

  /// “Only a time can be chosen here.”
  package static var datePickerTimeOnly: Message { Message("datePicker.timeOnly") }

  /// “Only a time can be chosen here. {value}. Right?”
  package static func datePickerTimeOnlyRight(value: Argument) -> Message {
    Message("datePicker.timeOnlyRight", ["value": value])
  }

  /// “{value} is too early. The first that can be chosen is {minimum}.”
  package static func datePickerTooEarly(value: Argument, minimum: Argument) -> Message {
    Message("datePicker.tooEarly", ["value": value, "minimum": minimum])
  }

  /// “{value} is too late. The last that can be chosen is {maximum}.”
  package static func datePickerTooLate(value: Argument, maximum: Argument) -> Message {
    Message("datePicker.tooLate", ["value": value, "maximum": maximum])
  }

  /// “A timer runs for 23 hours and 59 minutes at most.”
  package static var datePickerTooLong: Message { Message("datePicker.tooLong") }
}
