internal import Aloud

/// Pickers: of values from lists, of dates and times, of how long a timer runs, and of colors.
extension Grammar {
  static let pickerShapes: [Shape] = [
    Shape(.stepper, [Key(.stepper, .words, required: true, about: "title.picker")] + numbers, rule: .number),
    Shape(
      .slider,
      [
        Key(.slider, .words, required: true, about: "title.picker"),
        Key(.words, .choice(NumberForm.allCases.map(\.rawValue)), about: "words.slider"),
        Key(.names, .list(.words, atLeast: 1)),
      ] + numbers, rule: .number),
    Shape(
      .rating,
      [
        Key(.rating, .words, required: true, about: "title.picker"), Key(.id, .name), Key(.subtitle, .words),
        Key(.value, .reference(.textValue), required: true, about: "value.number"), Key(.stars, .number(1...100)),
        whenChosen, live,
      ] + dimming + [hiding], rule: .number),
    Shape(
      .picker,
      [
        Key(.picker, .words, required: true, about: "title.picker"), Key(.id, .name), Key(.subtitle, .words),
        Key(.value, .reference(.textValue), about: "value.picker"),
      ] + pickerValues + [
        Key(.columns, .list(.shape(.column), atLeast: 1)),
        Key(.style, .choice(PickerStyle.allCases.map(\.rawValue)), about: "style.picker"), whenChosen, live,
      ] + dimming + [hiding], rule: .picker),
    Shape(
      .column,
      [
        Key(.title, .words, required: true, about: "title.column"),
        Key(.value, .reference(.textValue), required: true, about: "value.picker"),
      ] + pickerValues, rule: .column),
    Shape(
      .date,
      [
        Key(.date, .words, required: true, about: "title.picker"), Key(.id, .name),
        Key(.value, .reference(.textValue), required: true, about: "value.date"),
        Key(.mode, .choice([DatePicker.Mode.date, .time, .dateTime].map(\.rawValue))),
        Key(.minimum, .moment), Key(.maximum, .moment),
      ] + moments + [
        Key(.disabledDays, .list(.moment)), Key(.disabledWeekdays, .list(.weekday)), Key(.disabledReason, .words),
        whenChosen, live,
      ] + dimming + [hiding], rule: .date),
    Shape(
      .timer,
      [
        Key(.timer, .words, required: true, about: "title.picker"), Key(.id, .name),
        Key(.value, .reference(.textValue), required: true, about: "value.timer"),
        Key(.minimum, .moment, about: "minimum.timer"), Key(.maximum, .moment, about: "maximum.timer"),
      ] + moments + [whenChosen, live] + dimming + [hiding], rule: .date),
    Shape(
      .color,
      [
        Key(.color, .words, required: true, about: "title.picker"), Key(.id, .name),
        Key(.value, .reference(.textValue), required: true, about: "value.color"), Key(.opacity, .flag),
        Key(.placeholder, .words, about: "placeholder.picker"), whenChosen, live,
      ] + dimming + [hiding], rule: .color),
  ]

  private static let hiding = Key(.hiddenWhen, .shape(.condition))
  private static let live = Key(.live, .flag)
  private static let whenChosen = Key(.action, whatToDo, about: "action.changed")

  /// Where the values of a list come from.
  private static let pickerValues = [
    Key(.options, .list(.shape(.option), atLeast: 1)), Key(.from, .reference(.command), about: "from.picker"),
  ]

  /// What steppers and sliders have in common.
  private static let numbers =
    [
      Key(.id, .name), Key(.subtitle, .words),
      Key(.value, .reference(.textValue), required: true, about: "value.number"),
      Key(.minimum, .amount, required: true, about: "minimum.number"),
      Key(.maximum, .amount, required: true, about: "maximum.number"), Key(.step, .amount),
      whenChosen, live,
    ] + dimming + [hiding]

  /// What date pickers and timers have in common.
  private static let moments = [
    Key(.minuteInterval, .numbers((1...60).filter { 60 % $0 == 0 })),
    Key(.rounding, .choice(DatePicker.Rounding.allCases.map(\.rawValue))),
    Key(.style, .choice(DatePicker.Style.allCases.map(\.rawValue)), about: "style.date"),
    Key(.placeholder, .words, about: "placeholder.picker"), Key(.required, .flag),
  ]
}
