internal import Aloud

/// A check of values with a format: dates, times, colors and numbers.
enum ValueCheck {
  /// Checks that the initial value of a control is empty or in the control's format, and that no control with another format
  /// shares it.
  static func check(_ tree: Tree, _ context: inout CheckingContext) {
    let names = context.names
    guard let kind = TextKind(of: tree), let value = tree[.value], let name = value.scalar,
      case .text(let held) = names.values.initial[name]
    else { return }
    context.checkNoSecret(value)
    if names.values.kinds[name] != kind {
      return context.add(
        value.location, "Another picker makes something else of “\(name)”. Give this one a value of its own.")
    }
    checkText(held, kind, at: names.valueLocations[name] ?? value.location, &context)
  }

  /// Checks that `text` is empty or of the kind `kind`.
  static func checkText(
    _ text: String, _ kind: TextKind, at location: SourceLocation, _ context: inout CheckingContext
  ) {
    if !text.isEmpty, kind.told(text) == nil { addExpected(kind, instead: text, at: location, &context) }
  }

  static func checkOrder<Limit: Comparable>(
    _ minimum: Limit, _ maximum: Limit, of tree: Tree, _ context: inout CheckingContext, text: (Limit) -> String
  ) {
    guard maximum < minimum, let location = tree[.minimum]?.location else { return }
    context.add(
      location, "“minimum”, \(text(minimum)), is after “maximum”, \(text(maximum)). Exchange them, or change one.")
  }

  static func addExpected(
    _ kind: TextKind, instead text: String, at location: SourceLocation, _ context: inout CheckingContext
  ) {
    let expected =
      switch kind {
      case .moment(.date): "date. Write the year, the month and a day that the month has, such as 2026-11-27."
      case .moment(.time): "time of day. Write hours and minutes from 00:00 to 23:59, such as 15:30."
      case .moment(.dateTime): "date with a time. Write both, such as 2026-11-27T15:30."
      case .moment(.countdown):
        "time for a timer. Write hours and minutes, such as 1:30, or minutes alone; at most 23:59."
      case .color: "color. Write it in quotes, with six hex digits, such as \"#006666\"."
      case .number, .seconds: "number. Write digits, such as 3 or 0.5."
      case .several: "text. Write words."
      }
    context.add(location, "“\(text.prefix(60))” is no \(expected)")
  }
}

/// The days of the week in a document: the first three letters of their English names, or numbers.
enum Weekday {
  static let words = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  /// The numbers from 1 for Monday to 7 for Sunday, as in ISO 8601.
  static let numbers = Array(1...7)

  /// Returns the number of the day that `text` names.
  static func number(_ text: String) -> Int? {
    words.firstIndex(of: text).map { $0 + 1 } ?? Int(text).flatMap { numbers.contains($0) ? $0 : nil }
  }
}
