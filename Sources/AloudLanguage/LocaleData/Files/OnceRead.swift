internal import Synchronization

/// A value that is created when it is first asked for, and then kept.
package final class OnceRead<Content: Sendable>: Sendable {
  private enum State {
    case unread(@Sendable () -> Content)
    case read(Content)
  }

  private let state: Mutex<State>

  package init(_ make: @escaping @Sendable () -> Content) { state = Mutex(.unread(make)) }

  package init(_ value: Content) { state = Mutex(.read(value)) }

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

/// A cache of content read from the files compiled in. They never change, so each is read only once.
final class BundledContents<Content: Sendable>: Sendable {
  private let known = Mutex<[String: Content]>([:])

  func content<Failure: Error>(_ name: String, read: () throws(Failure) -> Content) throws(Failure) -> Content {
    if let content = known.withLock({ $0[name] }) { return content }
    let content = try read()
    known.withLock { $0[name] = content }
    return content
  }
}
