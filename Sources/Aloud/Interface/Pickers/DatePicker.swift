/// A control for choosing a date, a time, both, or how long a timer runs (DATE). A choice sends `changed` with
/// `Value.moment`.
public struct DatePicker: Sendable, Equatable {
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
}
