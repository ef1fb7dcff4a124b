internal import Aloud

/// Checks date pickers and timers: what they begin with, their limits, and the days that they leave out.
enum DateCheck {
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let mode = DatePicker.Mode(of: tree)
    ValueCheck.check(tree, &context)
    let minimum = limit(tree[.minimum], mode, &context)
    let maximum = limit(tree[.maximum], mode, &context)
    if case .fixed(let first) = minimum, case .fixed(let last) = maximum {
      ValueCheck.checkOrder(first, last, of: tree, &context, text: mode.text)
    }
    for day in tree[.disabledDays]?.list ?? [] {
      guard let text = day.scalar, DatePicker.Mode.date.moment(text) == nil else { continue }
      ValueCheck.addExpected(.moment(.date), instead: text, at: day.location, &context)
    }
  }

  private static func limit(
    _ tree: Tree?, _ mode: DatePicker.Mode, _ context: inout CheckingContext
  ) -> DateLimit? {
    guard let tree, let text = tree.scalar, !tree.isNull else { return nil }
    let limit = DateLimit(text, mode)
    if limit == nil { ValueCheck.addExpected(.moment(mode), instead: text, at: tree.location, &context) }
    return limit
  }
}
