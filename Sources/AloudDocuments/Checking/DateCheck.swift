internal import Aloud

/// A check of date pickers and timers: their initial values, their limits, and the days that they exclude.
enum DateCheck {
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let mode = TextKind.mode(of: tree)
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
