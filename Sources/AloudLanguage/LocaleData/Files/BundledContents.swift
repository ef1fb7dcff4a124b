internal import Synchronization

/// What has been read of the files compiled in: they never change, so each is read once.
final class BundledContents<Content: Sendable>: Sendable {
  private let known = Mutex<[String: Content]>([:])

  /// What a file has, under a name of its own.
  func content<Failure: Error>(_ name: String, read: () throws(Failure) -> Content) throws(Failure) -> Content {
    if let content = known.withLock({ $0[name] }) { return content }
    let content = try read()
    known.withLock { $0[name] = content }
    return content
  }
}
