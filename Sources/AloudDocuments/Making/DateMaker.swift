internal import Aloud

/// A builder of date pickers and timers.
enum DateMaker {
  /// Returns the builder of a picker of a date, a time, both, or a duration.
  static func picker(_ tree: Tree, _ key: KeyName, _ context: inout MakingContext) -> Made<DatePicker> {
    let mode = TextKind.mode(of: tree)
    let parts = ControlParts(tree, key, kind: "date", &context)
    let value = tree[.value].name
    let style: DatePicker.Style = tree[.style].choice() ?? .compact
    let minimum = tree[.minimum]?.scalar.flatMap { DateLimit($0, mode) }
    let maximum = tree[.maximum]?.scalar.flatMap { DateLimit($0, mode) }
    let interval = tree[.minuteInterval]?.number ?? 1
    let rounding: DatePicker.Rounding = tree[.rounding].choice() ?? .nearest
    let disabled = disabledDays(tree)
    let placeholder = tree[.placeholder].optionalWords
    let isRequired = Optional(tree).isRequired
    let actions = ActionMaker.actions(tree[.action], &context)
    context.add(ControlBehavior(value: value, kind: .moment(mode), actions: actions), id: parts.id)
    return { viewpoint in
      var picker = DatePicker(parts.title(viewpoint), id: viewpoint.id(parts.id), mode: mode)
      picker.value = viewpoint.state.text(value).flatMap { mode.moment($0) }
      picker.style = style
      picker.minimum = minimum?.moment(viewpoint.state.today, isLast: false)
      picker.maximum = maximum?.moment(viewpoint.state.today, isLast: true)
      picker.minuteInterval = interval
      picker.rounding = rounding
      picker.disabled = disabled(viewpoint)
      picker.placeholder = placeholder(viewpoint)
      picker.isRequired = isRequired(viewpoint)
      picker.availability = parts.availability(viewpoint)
      picker.isLive = parts.isLive
      return picker
    }
  }

  private static func disabledDays(_ tree: Tree) -> Made<DisabledDays> {
    let days = Set(
      (tree[.disabledDays]?.list ?? []).compactMap { $0.scalar.flatMap(DatePicker.Mode.date.moment)?.day })
    let weekdays = Set((tree[.disabledWeekdays]?.list ?? []).compactMap { $0.scalar.flatMap(Weekday.number) })
    let reason = tree[.disabledReason].optionalWords
    return { DisabledDays(days: days, weekdays: weekdays, because: reason($0)) }
  }
}
