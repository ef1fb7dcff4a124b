internal import Synchronization

/// A cache of content read from the files compiled in. They never change, so each is read only once.
final class BundledContents<Content: Sendable>: Sendable {
  private let known = Mutex<[String: Content]>([:])

  /// Returns the content with the given name, reading it if it is not cached.
  func content<Failure: Error>(_ name: String, read: () throws(Failure) -> Content) throws(Failure) -> Content {
    if let content = known.withLock({ $0[name] }) { return content }
    let content = try read()
    known.withLock { $0[name] = content }
    return content
  }
}
