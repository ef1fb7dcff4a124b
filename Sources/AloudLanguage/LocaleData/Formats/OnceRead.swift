internal import Synchronization

/// A value that is made when somebody first asks for it, and kept.
package final class OnceRead<Content: Sendable>: Sendable {
  private enum State {
    case unread(@Sendable () -> Content)
    case read(Content)
  }

  private let state: Mutex<State>

  /// A value that `make` makes.
  package init(_ make: @escaping @Sendable () -> Content) { state = Mutex(.unread(make)) }

  /// A value that there is.
  package init(_ value: Content) { state = Mutex(.read(value)) }

  /// The value.
  package var value: Content {
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
