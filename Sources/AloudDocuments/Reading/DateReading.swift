internal import Aloud

/// Reads pickers of dates and times, and timers.
extension DocumentReader {
  /// What makes a date picker: of a date, a time, both, or how long a timer runs.
  mutating func date(_ tree: Tree, _ mode: DatePicker.Mode) -> Made<Element> {
    let parts = parts(of: tree, tree[.timer] == nil ? .date : .timer, kind: "date")
    let value = tree[.value]?.scalar ?? ""
    let style = tree[.style]?.scalar.flatMap(DatePicker.Style.init(rawValue:)) ?? .compact
    let minimum = tree[.minimum]?.scalar.flatMap { DateLimit($0, mode) }
    let maximum = tree[.maximum]?.scalar.flatMap { DateLimit($0, mode) }
    let interval = tree[.minuteInterval]?.number ?? 1
    let rounding = tree[.rounding]?.scalar.flatMap(DatePicker.Rounding.init(rawValue:)) ?? .nearest
    let disabled = disabledDays(tree)
    let placeholder = optionalText(tree[.placeholder])
    let isRequired = tree[.required]?.flag ?? false
    add(Control(value: value, form: .moment(mode), actions: actions(tree[.action])), id: parts.id)
    return { moment in
      var picker = DatePicker(parts.title(moment), id: moment.id(parts.id), mode: mode)
      if case .text(let held) = moment.state.values[value] { picker.value = mode.moment(held) }
      picker.style = style
      picker.minimum = minimum?.moment(moment.state.today, isLast: false)
      picker.maximum = maximum?.moment(moment.state.today, isLast: true)
      picker.minuteInterval = interval
      picker.rounding = rounding
      picker.disabled = disabled(moment)
      picker.placeholder = placeholder(moment)
      picker.isRequired = isRequired
      picker.availability = parts.availability(moment)
      picker.isLive = parts.isLive
      return .datePicker(picker)
    }
  }

  private func disabledDays(_ tree: Tree) -> Made<DisabledDays> {
    let days = Set(
      (tree[.disabledDays]?.list ?? []).compactMap { $0.scalar.flatMap(DatePicker.Mode.date.moment)?.day })
    let weekdays = Set((tree[.disabledWeekdays]?.list ?? []).compactMap { $0.scalar.flatMap(Weekday.number) })
    let reason = optionalText(tree[.disabledReason])
    return { DisabledDays(days: days, weekdays: weekdays, because: reason($0)) }
  }
}
