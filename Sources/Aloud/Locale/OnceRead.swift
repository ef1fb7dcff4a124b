internal import Synchronization

/// A value that is made when somebody first asks for it, and kept.
final class OnceRead<Value: Sendable>: Sendable {
  private enum State {
    case unread(@Sendable () -> Value)
    case read(Value)
  }

  private let state: Mutex<State>

  /// A value that `make` makes.
  init(_ make: @escaping @Sendable () -> Value) { state = Mutex(.unread(make)) }

  /// A value that there is.
  init(_ value: Value) { state = Mutex(.read(value)) }

  /// The value.
  var value: Value {
    state.withLock { state in
      switch state {
      case .read(let value): return value
      case .unread(let make):
        let value = make()
        state = .read(value)
        return value
      }
    }
  }
}
