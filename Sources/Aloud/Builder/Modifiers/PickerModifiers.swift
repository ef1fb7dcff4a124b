extension Picker {
  /// The same, standing in its place as `style` says.
  public func style(_ style: PickerStyle) -> Self { changed { $0.style = style } }
}

extension DatePicker {
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

  /// The same, which may hold nothing; `placeholder` is said then.
  public func optional(_ placeholder: LocalizedText = .message("picker.none")) -> Self {
    changed { $0.placeholder = placeholder }
  }

  /// The same; a sheet's preferred action waits until it holds something.
  public func required() -> Self { changed { $0.isRequired = true } }
}

extension ColorPicker {
  /// The same, where opacity is chosen too.
  public func withOpacity() -> Self { changed { $0.hasOpacity = true } }

  /// The same, which may hold nothing; `placeholder` is said then.
  public func optional(_ placeholder: LocalizedText = .message("picker.none")) -> Self {
    changed { $0.placeholder = placeholder }
  }
}
