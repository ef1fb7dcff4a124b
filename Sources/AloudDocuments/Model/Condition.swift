internal import Aloud

/// Something that is so or not, by what a value holds.
struct Condition: Sendable, Equatable {
  /// What is asked of a value besides what it equals.
  enum Test: String, Sendable, CaseIterable { case empty, filled, on, off }

  var value: String
  var test: Test?
  var text: String?

  /// Whether it is so.
  func holds(in values: [String: Value]) -> Bool {
    switch (values[value], test) {
    case (.text(let held), nil): held == text
    case (.text(let held), .empty): held.isEmpty
    case (.text(let held), .filled): !held.isEmpty
    case (.isOn(let isOn), .on): isOn
    case (.isOn(let isOn), .off): !isOn
    default: false
    }
  }
}
