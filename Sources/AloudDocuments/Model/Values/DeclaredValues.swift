internal import Aloud

/// The values that a document declares.
struct DeclaredValues: Sendable {
  /// What each holds at first, by its name.
  var initial: [String: Value] = [:]
  /// What those are that are more than text, because pickers write them.
  var kinds: [String: TextKind] = [:]
  /// What those can be that are always one of a pop-up button's options.
  var options: [String: [String]] = [:]
  /// Those that hold secrets: they are bound to a secure field.
  var secrets: Set<String> = []

  /// Whether the value `name` holds text.
  func isText(_ name: String) -> Bool {
    if case .text = initial[name] { true } else { false }
  }
}
