internal import Aloud

/// Something that is so or not, by what a value holds.
struct Condition: Sendable, Equatable {
  /// What is asked of a value besides what it equals.
  enum Test: String, Sendable, CaseIterable { case empty, filled, on, off }

  /// The name of the value.
  var value: String
  var test: Test?
  /// What it equals, where there is no test.
  var text: String?

  /// Whether it is so.
  func holds(in values: [String: Value]) -> Bool {
    let held = values[value]
    return switch test {
    case .on: held == .isOn(true)
    case .off: held == .isOn(false)
    case .empty: held == .text("")
    case .filled: if case .text(let text) = held { !text.isEmpty } else { false }
    case nil: text.map { held == .text($0) } ?? false
    }
  }
}
