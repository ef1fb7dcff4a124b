internal import Aloud

/// Checks of pickers of dates, times and colors, and of timers.
extension Checker {
  /// Checks what a date picker or a timer begins with, its limits, and the days that it leaves out.
  mutating func checkDate(_ tree: Tree) {
    guard let mode = DatePicker.Mode(of: tree) else { return }
    checkWritten(tree)
    let minimum = limit(tree[.minimum], mode)
    let maximum = limit(tree[.maximum], mode)
    if case .fixed(let first) = minimum, case .fixed(let last) = maximum, last < first,
      let place = tree[.minimum]?.place
    {
      note(
        Mistake(
          place, "document.rule.limits",
          ["minimum": .text(.verbatim(mode.text(first))), "maximum": .text(.verbatim(mode.text(last)))]))
    }
    for day in tree[.disabledDays]?.list ?? [] {
      if let text = day.scalar, DatePicker.Mode.date.moment(text) == nil { note(day.place, text, .moment(.date)) }
    }
  }

  /// Checks that the value of a picker begins as something that it can write, or empty, and that no other picker makes
  /// something else of it.
  mutating func checkWritten(_ tree: Tree) {
    guard let form = ValueForm(of: tree), let value = tree[.value], let name = value.scalar,
      case .text(let held) = names.values[name]
    else { return }
    checkNoSecret(value)
    if names.forms[name] != form {
      return note(Mistake(value.place, "document.rule.formTwice", ["word": .text(.verbatim(name))]))
    }
    if !held.isEmpty, form.told(held) == nil { note(names.valuePlaces[name] ?? value.place, held, form) }
  }

  private mutating func limit(_ tree: Tree?, _ mode: DatePicker.Mode) -> DateLimit? {
    guard let tree, let text = tree.scalar, !tree.isNull else { return nil }
    let limit = DateLimit(text, mode)
    if limit == nil { note(tree.place, text, .moment(mode)) }
    return limit
  }

  /// Notes that `text` is nothing of `form`.
  mutating func note(_ place: Place, _ text: String, _ form: ValueForm) {
    note(Mistake(place, form.expected, ["word": .text(.verbatim(String(text.prefix(60))))]))
  }
}

extension DatePicker.Mode {
  /// What the element `tree` chooses; nil where it is no date picker and no timer.
  init?(of tree: Tree) {
    if tree[.timer] != nil {
      self = .countdown
    } else if tree[.date] != nil {
      self = tree[.mode]?.scalar.flatMap(DatePicker.Mode.init(rawValue:)) ?? .date
    } else {
      return nil
    }
  }
}
