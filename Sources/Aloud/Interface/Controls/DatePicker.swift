/// A control for choosing a date, a time, both, or the duration of a timer (DATE). A choice sends `changed` with `Value.moment`.
public struct DatePicker: Sendable, Equatable, CanBeLive, CanBeRequired, HasAvailability, HasValidity {
  /// The kind of value that is chosen (DATE-1).
  public enum Mode: String, Sendable, Equatable, CaseIterable {
    case date, time, dateTime
    /// A duration in hours and minutes, at most 23:59.
    case countdown

    /// Returns a value in ISO 8601 to the minute, for scripts and documents. A duration has hours and minutes, such as "1:30".
    package func text(of moment: DateTime) -> String {
      let time = String(ISODate.text(moment.hour * 3_600 + moment.minute * 60).dropLast(3))
      return switch self {
      case .date: ISODate.text(moment.day)
      case .time: time
      case .dateTime: ISODate.text(moment.day) + "T" + time
      case .countdown: moment.hour < 10 ? String(time.dropFirst()) : time
      }
    }
  }
  /// The style of a date picker (DATE-1).
  public enum Style: String, Sendable, Equatable, CaseIterable {
    /// A button with the value, which opens the picker. Changes apply when the picker is left.
    case compact
    /// The month is read when the picker opens, and each change applies at once.
    case inline
    /// The columns (wheels) are said when the picker opens, and each change applies at once.
    case columns
  }
  /// The treatment of a minute that is not a multiple of the interval (DATE-5).
  public enum Rounding: String, Sendable, Equatable, CaseIterable { case nearest, refuse }

  /// The facts that it has in common with other controls.
  public var facts: ControlFacts
  /// The kind of value that is chosen.
  public var mode: Mode
  /// The style.
  public var style = Style.compact
  /// The value, or nil for none. A time ignores the day, a date ignores the time, and a countdown is given as hours and minutes.
  public var value: DateTime?
  /// The text that is said while there is no value. If it is set, "clear" removes the value.
  public var placeholder: LocalizedText?
  /// The first and the last value that can be chosen, or nil for no limit.
  public var minimum, maximum: DateTime?
  /// The number of minutes between the choices: a divisor of 60.
  public var minuteInterval = 1
  /// The treatment of a minute that is not a multiple of the interval.
  public var rounding = Rounding.nearest
  /// The days that can't be chosen.
  public var disabled = DisabledDays()
  /// A Boolean value that indicates whether a day alone is enough if a date and a time are chosen. A day without a time begins at
  /// midnight, and is said as a day.
  public var hasOptionalTime = false
  /// A Boolean value that indicates whether the sheet's preferred action waits until there is a value.
  public var isRequired = false
  /// The validity of the value.
  public var validity = Validity.valid

  /// Creates a picker for a mode with a title and a value.
  public init(_ title: LocalizedText, id: ID, mode: Mode = .date, value: DateTime? = nil) {
    facts = ControlFacts(title, id: id)
    (self.mode, self.value) = (mode, value)
  }

  /// Returns a copy with a style.
  public func style(_ style: Style) -> Self { changed { $0.style = style } }

  /// Returns a copy in which nothing before `minimum` or after `maximum` can be chosen.
  public func limits(from minimum: DateTime? = nil, to maximum: DateTime? = nil) -> Self {
    changed { ($0.minimum, $0.maximum) = (minimum, maximum) }
  }

  /// Returns a copy with an interval of `minutes`, a divisor of 60. Other minutes are rounded or refused.
  public func interval(minutes: Int, _ rounding: Rounding = .nearest) -> Self {
    changed { ($0.minuteInterval, $0.rounding) = (minutes, rounding) }
  }

  /// Returns a copy in which some days can't be chosen.
  public func without(_ days: DisabledDays) -> Self { changed { $0.disabled = days } }

  /// Returns a copy for a date and a time in which a day alone is enough.
  public func optionalTime() -> Self { changed { $0.hasOptionalTime = true } }

  /// Returns a copy that can be without a value; `placeholder` is said then.
  public func optional(_ placeholder: LocalizedText = .message("picker.none")) -> Self {
    changed { $0.placeholder = placeholder }
  }
}

extension DatePicker: Control {
  /// The picker, as an element.
  public var element: Element { .datePicker(self) }
  package var held: Value? { .moment(value) }
  package var missing: LocalizedText? { isRequired && value == nil ? title : nil }
  package var usage: Usage { .pick(.moments(self)) }

  /// The reason why nothing can be chosen, if the interval is invalid or the limits leave nothing (DATE-5); otherwise nil.
  public var error: LocalizedText? {
    if !(1...60).contains(minuteInterval) || 60 % minuteInterval != 0 {
      return .message(.datePickerBadInterval(name: .text(title), interval: .number(minuteInterval)))
    }
    guard let minimum, let maximum, scale(minimum) > scale(maximum) else { return nil }
    let (first, last) = (Message.Argument.text(text(of: minimum)), Message.Argument.text(text(of: maximum)))
    return .message(.datePickerLimitsCrossed(name: .text(title), minimum: first, maximum: last))
  }

  package func describe(in announcement: inout Announcement) {
    switch mode {
    case .date, .dateTime: announcement.role = .datePicker
    case .time: announcement.role = .timePicker
    case .countdown: announcement.role = .timer
    }
    announcement.value = value.map { text(of: $0) } ?? placeholder ?? .message(.pickerNone)
    if isRequired { announcement.states.append(.required) }
  }
}

extension DatePicker {
  /// Returns a moment as this picker says it: in full, as far as the mode goes.
  public func text(of moment: DateTime) -> LocalizedText {
    switch mode {
    case .date: .moment(moment, .date(.full))
    case .time: .moment(moment, .time(.short))
    case .dateTime: .moment(moment, hasOptionalTime && moment.minutes == 0 ? .date(.full) : .both(.full, .short))
    case .countdown: .duration(minutes: moment.minutes)
    }
  }

  package var limitsExceeded: LocalizedText? {
    guard let value, isEarly(value) || isLate(value) else { return nil }
    return rangeSentence(from: minimum.map { text(of: $0) }, to: maximum.map { text(of: $0) })
  }

  func rangeSentence(from first: LocalizedText?, to last: LocalizedText?) -> LocalizedText? {
    let name = Message.Argument.text(title)
    return switch (first, last) {
    case (let first?, let last?): .message(.pickerRange(name: name, first: .text(first), last: .text(last)))
    case (let first?, nil): .message(.limitsFrom(name: name, first: .text(first)))
    case (nil, let last?): .message(.limitsUpTo(name: name, last: .text(last)))
    case (nil, nil): nil
    }
  }

  func isEarly(_ moment: DateTime) -> Bool { minimum.map { scale(moment) < scale($0) } ?? false }
  func isLate(_ moment: DateTime) -> Bool { maximum.map { scale(moment) > scale($0) } ?? false }

  func scale(_ moment: DateTime) -> Int {
    switch mode {
    case .date: moment.day.number
    case .time, .countdown: moment.minutes
    case .dateTime: moment.day.number * 1_440 + moment.minutes
    }
  }
}

/// Days that can't be chosen in a date picker (DATE-5).
public struct DisabledDays: Sendable, Equatable {
  /// Single days.
  public var days: Set<Day>
  /// Days of every week, from 1 for Monday to 7 for Sunday.
  public var weekdays: Set<Int>
  /// The reason, which is said when one of the days is asked for.
  public var reason: LocalizedText?

  /// Creates a set of single days and weekdays, with the reason.
  public init(days: Set<Day> = [], weekdays: Set<Int> = [], because reason: LocalizedText? = nil) {
    (self.days, self.weekdays, self.reason) = (days, weekdays, reason)
  }

  /// Returns a Boolean value that indicates whether a day can't be chosen.
  public func contains(_ day: Day) -> Bool { days.contains(day) || weekdays.contains(day.weekday) }
}
