/// A control for choosing a date, a time, both, or how long a timer runs (DATE). A choice sends `changed` with
/// `Value.moment`.
public struct DatePicker: Sendable, Equatable, CanBeLive, CanBeRequired, HasAvailability {
  /// What is chosen (DATE-1).
  public enum Mode: String, Sendable, Equatable, CaseIterable {
    case date, time, dateTime
    /// How long, in hours and minutes: at most 23:59.
    case countdown
  }
  /// How it stands in its place (DATE-1).
  public enum Style: String, Sendable, Equatable, CaseIterable {
    /// A button with the value, which opens the picker. What is changed counts when the picker is left.
    case compact
    /// The month is read when it opens, and each change counts at once.
    case inline
    /// The columns (wheels) are said when it opens, and each change counts at once.
    case columns
  }
  /// What becomes of a minute that the interval leaves out (DATE-5).
  public enum Rounding: String, Sendable, Equatable, CaseIterable { case nearest, refuse }

  /// Its stable name.
  public var id: ID
  /// What it is called.
  public var title: LocalizedText
  /// What is chosen.
  public var mode: Mode
  /// How it stands in its place.
  public var style = Style.compact
  /// What it holds, or nil for nothing. A time counts without its day, a date without its time, and a countdown is the hours
  /// and minutes.
  public var value: DateTime?
  /// What is said where it holds nothing; with one, "clear" empties it.
  public var placeholder: LocalizedText?
  /// The first and the last that can be chosen, or nil for no such limit.
  public var minimum, maximum: DateTime?
  /// The minutes between the choices: a divisor of 60.
  public var minuteInterval = 1
  /// What becomes of a minute between.
  public var rounding = Rounding.nearest
  /// The days that can't be chosen.
  public var disabled = DisabledDays()
  /// Whether a day alone will do where a date and a time are chosen: then a day without a time begins at midnight, and is told
  /// as a day.
  public var hasOptionalTime = false
  /// Whether a sheet's preferred action waits until it holds something.
  public var isRequired = false
  /// Whether it can be used now.
  public var availability = Availability.enabled
  /// Whether a change the user did not make here is announced.
  public var isLive = false

  /// A picker `title` for `mode` that holds `value`.
  public init(_ title: LocalizedText, id: ID, mode: Mode = .date, value: DateTime? = nil) {
    self.title = title
    self.id = id
    self.mode = mode
    self.value = value
  }

  /// The same, standing in its place as `style` says.
  public func style(_ style: Style) -> Self { changed { $0.style = style } }

  /// The same; nothing before `minimum` or after `maximum` can be chosen.
  public func limits(from minimum: DateTime? = nil, to maximum: DateTime? = nil) -> Self {
    changed { ($0.minimum, $0.maximum) = (minimum, maximum) }
  }

  /// The same, in steps of `minutes`, a divisor of 60; a minute between is rounded, or refused.
  public func interval(minutes: Int, _ rounding: Rounding = .nearest) -> Self {
    changed { ($0.minuteInterval, $0.rounding) = (minutes, rounding) }
  }

  /// The same without some days.
  public func without(_ days: DisabledDays) -> Self { changed { $0.disabled = days } }

  /// The same, of a date and a time, where a day alone will do.
  public func optionalTime() -> Self { changed { $0.hasOptionalTime = true } }

  /// The same, which may hold nothing; `placeholder` is said then.
  public func optional(_ placeholder: LocalizedText = .message("picker.none")) -> Self {
    changed { $0.placeholder = placeholder }
  }
}

extension DatePicker: Control {
  /// The picker, as an element.
  public var element: Element { .datePicker(self) }
  package var identity: ID? { id }
  package var label: LocalizedText? { title }
  package var held: Value? { .moment(value) }
  package var missing: LocalizedText? { isRequired && value == nil ? title : nil }
  package var usage: Usage { .pick(.moments(self)) }

  /// Why nothing can be chosen, where the app has set limits that leave nothing (DATE-5); nil where all is well.
  public var error: LocalizedText? {
    if !(1...60).contains(minuteInterval) || 60 % minuteInterval != 0 {
      return .message(.datePickerBadInterval(name: .text(title), interval: .number(minuteInterval)))
    }
    guard let minimum, let maximum, scale(minimum) > scale(maximum) else { return nil }
    return .message(
      .datePickerLimitsCrossed(name: .text(title), minimum: .text(text(of: minimum)), maximum: .text(text(of: maximum)))
    )
  }

  package func describe(in announcement: inout Announcement) {
    announcement.name = title
    switch mode {
    case .date, .dateTime: announcement.role = .datePicker
    case .time: announcement.role = .timePicker
    case .countdown: announcement.role = .timer
    }
    announcement.value = value.map { text(of: $0) } ?? placeholder ?? .message(.pickerNone)
    if isRequired { announcement.states.append(.required) }
    announcement.describe(availability)
  }
}

extension DatePicker {
  /// A moment as this picker tells it: in full, so far as the mode goes.
  public func text(of moment: DateTime) -> LocalizedText {
    switch mode {
    case .date: .moment(moment, .date(.full))
    case .time: .moment(moment, .time(.short))
    case .dateTime: .moment(moment, hasOptionalTime && moment.minutes == 0 ? .date(.full) : .both(.full, .short))
    case .countdown: .duration(minutes: moment.minutes)
    }
  }

  /// A moment as a number by which moments of this mode are compared.
  func scale(_ moment: DateTime) -> Int {
    switch mode {
    case .date: moment.day.number
    case .time, .countdown: moment.minutes
    case .dateTime: moment.day.number * 1_440 + moment.minutes
    }
  }
}

/// Days that a date picker does not offer (DATE-5).
public struct DisabledDays: Sendable, Equatable {
  /// Single days.
  public var days: Set<Day>
  /// Days of every week: 1 = Monday … 7 = Sunday.
  public var weekdays: Set<Int>
  /// Why, as it is said when one of them is asked for.
  public var reason: LocalizedText?

  /// Single `days`, and `weekdays` of every week, with the reason.
  public init(days: Set<Day> = [], weekdays: Set<Int> = [], because reason: LocalizedText? = nil) {
    self.days = days
    self.weekdays = weekdays
    self.reason = reason
  }

  /// Whether a day is one of them.
  public func contains(_ day: Day) -> Bool { days.contains(day) || weekdays.contains(day.weekday) }
}
