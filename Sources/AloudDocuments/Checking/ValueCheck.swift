internal import Aloud

/// Checks values that are more than text: dates, times, colors, numbers.
enum ValueCheck {
  /// Checks that the value of a control begins as something that it can write, or empty, and that no other control makes
  /// something else of it.
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let names = context.names
    guard let kind = TextKind(of: tree), let value = tree[.value], let name = value.scalar,
      case .text(let held) = names.values.initial[name]
    else { return }
    context.checkNoSecret(value)
    if names.values.kinds[name] != kind {
      return context.add(value.location, .documentRuleFormTwice(word: .text(.verbatim(name))))
    }
    checkText(held, kind, at: names.valueLocations[name] ?? value.location, &context)
  }

  /// Checks that `text` is something of `kind`, or empty.
  static func checkText(
    _ text: String, _ kind: TextKind, at location: SourceLocation, _ context: inout CheckingContext
  ) {
    if !text.isEmpty, kind.told(text) == nil { addExpected(kind, instead: text, at: location, &context) }
  }

  /// Checks that a minimum is not after the maximum.
  static func checkOrder<Limit: Comparable>(
    _ minimum: Limit, _ maximum: Limit, of tree: Tree, _ context: inout CheckingContext, text: (Limit) -> String
  ) {
    guard maximum < minimum, let location = tree[.minimum]?.location else { return }
    context.add(
      location, .documentRuleLimits(minimum: .text(.verbatim(text(minimum))), maximum: .text(.verbatim(text(maximum)))))
  }

  /// Adds that `text` is nothing of `kind`.
  static func addExpected(
    _ kind: TextKind, instead text: String, at location: SourceLocation, _ context: inout CheckingContext
  ) {
    let key =
      switch kind {
      case .moment(let mode): "document.expected.\(mode.rawValue)"
      case .color: "document.expected.color"
      case .number, .seconds: "document.expected.amount"
      case .several: "document.expected.words"
      }
    context.add(location, family: key, ["word": .text(.verbatim(String(text.prefix(60))))])
  }
}
