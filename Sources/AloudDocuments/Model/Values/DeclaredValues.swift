internal import Aloud

/// The values that a document declares.
struct DeclaredValues: Sendable {
  /// The initial contents, keyed by name.
  var initial: [String: Value] = [:]
  /// The formats of values that pickers and similar controls write.
  var kinds: [String: TextKind] = [:]
  /// The possible contents of values that always equal one of a pop-up button's options.
  var options: [String: [String]] = [:]
  /// The names of the secret values, which are bound to a secure field.
  var secrets: Set<String> = []

  /// Returns whether the value `name` holds text.
  func isText(_ name: String) -> Bool {
    if case .text = initial[name] { true } else { false }
  }
}
