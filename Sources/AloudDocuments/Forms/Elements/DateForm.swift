internal import Aloud

enum DateForm {
  static let date = ElementForm(
    .date, "A picker of a date, a time of day, or both.",
    [
      Key(.date, .words, "The picker's title.", required: true, shown: "Day"), .id,
      Key(
        .value, .reference(.textValue),
        "The value that holds the choice, such as 2026-11-27, 15:30, or 2026-11-27T15:30. It is empty while nothing is chosen.",
        required: true, shown: "day"),
      Key(
        .mode, .choice([DatePicker.Mode.date, .time, .dateTime].map(\.rawValue)),
        "What the picker chooses: a date, a time, or both."),
      Key(
        .minimum, .moment,
        "The first date or time that can be chosen: written like the value, today, or a value in braces.",
        shown: "today"),
      Key(
        .maximum, .moment,
        "The last date or time that can be chosen: written like the value, today, or a value in braces.",
        shown: "2026-12-31"),
    ] + moments + [
      Key(.disabledDays, .list(.moment), "Days that can't be chosen, such as 2026-12-24.", example: "[2026-12-24]"),
      Key(
        .disabledWeekdays, .list(.weekday),
        "Weekdays that can't be chosen: mon to sun, or 1 for Monday to 7 for Sunday.", example: "[sat, sun]"),
      Key(.disabledReason, .words, "The reason why these days can't be chosen.", shown: "We are closed on holidays"),
      .changed, .live,
    ] + Key.dimming + [.hiding], check: check
  ) { picker($0, .date, &$1) }

  static let timer = ElementForm(
    .timer, "A picker of how long a timer runs, in hours and minutes.",
    [
      Key(.timer, .words, "The picker's title.", required: true, shown: "Time to bake"), .id,
      Key(
        .value, .reference(.textValue),
        "The value that holds hours and minutes, such as 1:30. It is empty while nothing is chosen.", required: true,
        shown: "baking"),
      Key(.minimum, .moment, "The shortest time that can be chosen.", shown: "0:05"),
      Key(.maximum, .moment, "The longest time that can be chosen. By default it is 23:59.", shown: "2:00"),
    ] + moments + [.changed, .live] + Key.dimming + [.hiding], check: check
  ) { picker($0, .timer, &$1) }

  /// The keys that date pickers and timers share.
  private static let moments: [Key] = [
    Key(.minuteInterval, .numbers((1...60).filter { 60 % $0 == 0 }), "The number of minutes between choices."),
    Key(
      .rounding, .choice(of: DatePicker.Rounding.self),
      "What happens to a minute between choices: \"nearest\" takes the nearest choice, \"refuse\" announces what is allowed."
    ),
    Key(
      .style, .choice(of: DatePicker.Style.self),
      "When a choice takes effect: with \"compact\" as the picker is left, otherwise at once. \"inline\" reads the month as the picker opens, and \"columns\" the columns."
    ),
    .pickerPlaceholder, .required, .requiredWhen, .invalid, .invalidWhen,
  ]

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let mode = TextKind.mode(of: tree)
    context.checkValue(of: tree)
    let minimum = limit(tree[.minimum], mode, &context)
    let maximum = limit(tree[.maximum], mode, &context)
    if case .fixed(let first) = minimum, case .fixed(let last) = maximum {
      context.checkOrder(first, last, of: tree, text: mode.text)
    }
    for day in tree[.disabledDays]?.list ?? [] {
      guard let text = day.scalar, DatePicker.Mode.date.moment(text) == nil else { continue }
      context.addExpected(.moment(.date), instead: text, at: day.location)
    }
  }

  private static func limit(
    _ tree: Tree?, _ mode: DatePicker.Mode, _ context: inout CheckingContext
  ) -> DateLimit? {
    guard let tree, let text = tree.scalar, !tree.isNull else { return nil }
    let limit = DateLimit(text, mode)
    if case .value(let name) = limit { context.checkText(named: name, at: tree.location, of: CheckedKey(name: name)) }
    if limit == nil { context.addExpected(.moment(mode), instead: text, at: tree.location) }
    return limit
  }

  private static func picker(_ tree: Tree, _ key: KeyName, _ context: inout MakingContext) -> Made<Element> {
    let mode = TextKind.mode(of: tree)
    let value = tree[.value].name
    let parts = ControlParts(
      tree, key, kind: "date", behavior: ControlBehavior(value: value, kind: .moment(mode)), &context)
    let minimum = tree[.minimum]?.scalar.flatMap { DateLimit($0, mode) }
    let maximum = tree[.maximum]?.scalar.flatMap { DateLimit($0, mode) }
    let isFollowing = [minimum, maximum].contains { $0?.isFollowing ?? false }
    let disabled = disabledDays(tree)
    return parts.element { viewpoint in
      var picker = DatePicker(parts.title(viewpoint), id: viewpoint.id(parts.id), mode: mode)
      picker.value = viewpoint.state.text(value).flatMap { mode.moment($0) }
      picker.style = tree[.style].choice() ?? .compact
      picker.minimum = minimum?.moment(viewpoint, mode, isLast: false)
      picker.maximum = maximum?.moment(viewpoint, mode, isLast: true)
      picker.minuteInterval = tree[.minuteInterval]?.number ?? 1
      picker.rounding = tree[.rounding].choice() ?? .nearest
      picker.disabled = disabled(viewpoint)
      picker.placeholder = viewpoint.optionalWords(tree[.placeholder])
      picker.isRequired = viewpoint.isRequired(tree)
      picker.validity = viewpoint.validity(of: tree)
      if picker.validity == .valid, isFollowing, let limits = picker.limitsExceeded {
        picker.validity = .invalid(because: limits)
      }
      return picker
    }
  }

  private static func disabledDays(_ tree: Tree) -> Made<DisabledDays> {
    let days = Set((tree[.disabledDays]?.list ?? []).compactMap { $0.scalar.flatMap(DatePicker.Mode.date.moment)?.day })
    let weekdays = Set((tree[.disabledWeekdays]?.list ?? []).compactMap { $0.scalar.flatMap(Weekday.number) })
    return { DisabledDays(days: days, weekdays: weekdays, because: $0.optionalWords(tree[.disabledReason])) }
  }
}
