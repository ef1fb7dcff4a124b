internal import Aloud

/// The shapes of pickers: of values from lists, dates and times, timer durations, numbers, and colors.
enum PickerShapes {
  static let all: [Shape] = [
    Shape(
      .stepper, "A number that is changed by steps.",
      [Key(.stepper, .words, required: true, about: "title.picker")] + numbers, rule: .number),
    Shape(
      .slider, "A number on a scale.",
      [
        Key(.slider, .words, required: true, about: "title.picker"),
        Key(.words, .choice(NumberForm.allCases.map(\.rawValue)), about: "words.slider"),
        Key(.names, .list(.words, atLeast: 1)),
      ] + numbers, rule: .number),
    Shape(
      .rating, "A number of stars that the user gives.",
      [
        Key(.rating, .words, required: true, about: "title.picker"), .id, Key(.subtitle, .words),
        Key(.value, .reference(.textValue), required: true, about: "value.number"), Key(.stars, .number(1...100)),
        .changed, .live,
      ] + Key.dimming + [.hiding], rule: .number),
    Shape(
      .picker, "A picker: one value of a list, or of each of several.",
      [
        Key(.picker, .words, required: true, about: "title.picker"), .id, Key(.subtitle, .words),
        Key(.value, .reference(.textValue), about: "value.picker"),
      ] + pickerValues + [
        Key(.columns, .list(.shape(.column), atLeast: 1)),
        Key(.style, .choice(PickerStyle.allCases.map(\.rawValue)), about: "style.picker"),
        Key(.placeholder, .words, about: "placeholder.picker"), .changed, .live,
      ] + Key.dimming + [.hiding], rule: .picker),
    Shape(
      .column, "One of the lists of a picker that has several.",
      [
        Key(.title, .words, required: true, about: "title.column"),
        Key(.value, .reference(.textValue), required: true, about: "value.picker"),
      ] + pickerValues, rule: .column, example: "{title: Size, value: size, options: [Small, Large]}"),
    Shape(
      .date, "A picker of a date, a time of day, or both.",
      [
        Key(.date, .words, required: true, about: "title.picker"), .id,
        Key(.value, .reference(.textValue), required: true, about: "value.date"),
        Key(.mode, .choice([DatePicker.Mode.date, .time, .dateTime].map(\.rawValue))),
        Key(.minimum, .moment), Key(.maximum, .moment),
      ] + moments + [
        Key(.disabledDays, .list(.moment), example: "[2026-12-24]"),
        Key(.disabledWeekdays, .list(.weekday), example: "[sat, sun]"), Key(.disabledReason, .words),
        .changed, .live,
      ] + Key.dimming + [.hiding], rule: .date),
    Shape(
      .timer, "A picker of how long a timer runs, in hours and minutes.",
      [
        Key(.timer, .words, required: true, about: "title.picker"), .id,
        Key(.value, .reference(.textValue), required: true, about: "value.timer"),
        Key(.minimum, .moment, about: "minimum.timer"), Key(.maximum, .moment, about: "maximum.timer"),
      ] + moments + [.changed, .live] + Key.dimming + [.hiding], rule: .date),
    Shape(
      .color, "A picker of a color.",
      [
        Key(.color, .words, required: true, about: "title.picker"), .id,
        Key(.value, .reference(.textValue), required: true, about: "value.color"), Key(.opacity, .flag),
        Key(.placeholder, .words, about: "placeholder.picker"), .changed, .live,
      ] + Key.dimming + [.hiding], rule: .color),
  ]

  /// The keys for the source of a list of values.
  private static let pickerValues: [Key] = [
    Key(.options, .options), Key(.from, .reference(.command), about: "from.picker"),
  ]

  /// The keys that steppers and sliders share.
  private static let numbers: [Key] =
    [
      .id, Key(.subtitle, .words),
      Key(.value, .reference(.textValue), required: true, about: "value.number"),
      Key(.minimum, .amount, required: true, about: "minimum.number"),
      Key(.maximum, .amount, required: true, about: "maximum.number"), Key(.step, .amount),
      .changed, .live,
    ] + Key.dimming + [.hiding]

  /// The keys that date pickers and timers share.
  private static let moments: [Key] = [
    Key(.minuteInterval, .numbers((1...60).filter { 60 % $0 == 0 })),
    Key(.rounding, .choice(DatePicker.Rounding.allCases.map(\.rawValue))),
    Key(.style, .choice(DatePicker.Style.allCases.map(\.rawValue)), about: "style.date"),
    Key(.placeholder, .words, about: "placeholder.picker"), Key(.required, .flag),
    Key(.requiredWhen, .condition),
  ]
}
