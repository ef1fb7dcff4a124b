/// A property wrapper for a value that is nearly always absent. The value is stored apart, so that an absent one takes hardly any
/// room: a screen of a thousand controls is built, compared and discarded at each change.
@propertyWrapper
public struct Seldom<Value: Sendable & Equatable>: Sendable, Equatable {
  /// An immutable box, which copies may share.
  private final class Kept: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var kept: Kept?

  /// Creates an absent value.
  public init() {}

  /// Creates a wrapper for a value, which may be nil.
  public init(wrappedValue: Value?) { kept = wrappedValue.map(Kept.init) }

  /// The value, or nil.
  public var wrappedValue: Value? {
    get { kept?.value }
    set { kept = newValue.map(Kept.init) }
  }

  /// Returns a Boolean value that indicates whether both values are absent or equal.
  public static func == (first: Self, second: Self) -> Bool {
    first.kept === second.kept || first.wrappedValue == second.wrappedValue
  }
}
