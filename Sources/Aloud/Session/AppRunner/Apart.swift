/// A value that stands apart: whatever it is, what holds it has the same size and form. Where an app's own types are inside, the
/// compiler knows the places of all that is around them, and each line is spared some dozen questions to the Swift runtime.
struct Apart<Value: Sendable>: Sendable {
  /// A value that never changes: copies may share it.
  private final class Kept: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var kept: Kept

  /// A value, set apart.
  init(_ value: Value) { kept = Kept(value) }

  /// The value.
  var value: Value {
    get { kept.value }
    set { kept = Kept(newValue) }
  }
}
