/// What nearly no thing of its kind has: it stands apart where there is one, and takes hardly any room where there is none. A
/// screen of a thousand controls is built, compared and taken down at each change.
@propertyWrapper
public struct Seldom<Value: Sendable & Equatable>: Sendable, Equatable {
  /// A value that never changes: copies may share it.
  private final class Kept: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var kept: Kept?

  /// There is none.
  public init() {}

  /// There is one, or none.
  public init(wrappedValue: Value?) { kept = wrappedValue.map(Kept.init) }

  /// What there is, or nil.
  public var wrappedValue: Value? {
    get { kept?.value }
    set { kept = newValue.map(Kept.init) }
  }

  /// Whether both have none, or the same.
  public static func == (first: Self, second: Self) -> Bool {
    first.kept === second.kept || first.wrappedValue == second.wrappedValue
  }
}
