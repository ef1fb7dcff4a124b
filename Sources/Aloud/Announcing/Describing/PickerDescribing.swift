extension Announcement {
  /// Says a picker and the values that are selected in it.
  mutating func describe(_ picker: Picker) {
    name = picker.title
    description = picker.subtitle
    role = picker.role
    let held = picker.values.map { .facts($0) } ?? picker.placeholder ?? LocalizedText.message("picker.none")
    value =
      picker.kind.bounds.map { .message("stepper.value", $0.arguments.merging(["value": .text(held)])) } ?? held
    describe(picker.validity)
    describe(picker.availability)
  }

  /// Says a date picker and what it holds.
  mutating func describe(_ picker: DatePicker) {
    name = picker.title
    role = picker.role
    value = picker.value.map { picker.text(of: $0) } ?? picker.placeholder ?? .message("picker.none")
    if picker.isRequired { states.append(.required) }
    describe(picker.availability)
  }
}

extension Announcement {
  /// Says a color picker and its color.
  mutating func describe(_ picker: ColorPicker) {
    name = picker.title
    role = .colorPicker
    value = picker.value.map { .color($0) } ?? picker.placeholder ?? .message("picker.none")
    describe(picker.availability)
  }
}

extension Picker {
  /// What it is, by what is chosen in it.
  fileprivate var role: Role {
    switch kind {
    case .list: .picker
    case .stepper: .stepper
    case .slider: .slider
    }
  }
}

extension ClosedRange<Int> {
  /// Its ends, as arguments of a message.
  var arguments: Message.Arguments { ["first": .number(lowerBound), "last": .number(upperBound)] }
}

extension DatePicker {
  /// What it is, by what is chosen in it.
  fileprivate var role: Role {
    switch mode {
    case .date, .dateTime: .datePicker
    case .time: .timePicker
    case .countdown: .timer
    }
  }

  /// A moment as this picker tells it: in full, so far as the mode goes.
  public func text(of moment: DateTime) -> LocalizedText {
    switch mode {
    case .date: .moment(moment, .date(.full))
    case .time: .moment(moment, .time(.short))
    case .dateTime: .moment(moment, .both(.full, .short))
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

extension LocalizedText {
  /// Between which numbers a value has to be.
  public static func limits(_ bounds: ClosedRange<Int>) -> LocalizedText {
    .message("stepper.limits", bounds.arguments)
  }

  /// The value alone, where it is told with the numbers that it has to be between: these do not change with it (SAY-2).
  var withoutLimits: LocalizedText {
    guard case .message(let message) = self, message.key == "stepper.value",
      case .text(let value) = message.arguments["value"]
    else { return self }
    return value
  }

  /// A color, by name and number, with its contrast.
  static func color(_ color: Color) -> LocalizedText { .message("plain", ["value": .color(color)]) }

  /// A day, a time of day or both.
  static func moment(_ moment: DateTime, _ style: MomentStyle) -> LocalizedText {
    .message("plain", ["value": .moment(moment, style)])
  }

  /// Several words that stand side by side.
  static func facts(_ texts: [LocalizedText]) -> LocalizedText {
    texts.count == 1 ? texts[0] : .message("plain", ["value": .facts(texts)])
  }
}
