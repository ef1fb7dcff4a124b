package import Synchronization

/// A value that is created when it is first asked for, and then kept.
///
/// Inlinable, because each line makes some: from another module, the generic code would look up three types each time.
package final class OnceRead<Content: Sendable>: Sendable {
  @usableFromInline
  package enum State {
    case unread(@Sendable () -> Content)
    case read(Content)
  }

  @usableFromInline
  package let state: Mutex<State>

  @inlinable
  package init(_ make: @escaping @Sendable () -> Content) { state = Mutex(.unread(make)) }

  @inlinable
  package init(_ value: Content) { state = Mutex(.read(value)) }

  @inlinable
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

/// A cache of content that is slow to read or make, and never changes.
package final class ContentCache<Key: Hashable & Sendable, Content: Sendable>: Sendable {
  private let known = Mutex<[Key: Content]>([:])
  private let limit: Int

  /// Creates a cache that is emptied when it holds as many contents as the limit.
  package init(limit: Int = .max) { self.limit = limit }

  package func content<Failure: Error>(_ key: Key, make: () throws(Failure) -> Content) throws(Failure) -> Content {
    if let content = known.withLock({ $0[key] }) { return content }
    let content = try make()
    known.withLock {
      if $0.count >= limit { $0.removeAll() }
      $0[key] = content
    }
    return content
  }
}
