import Glibc

/// Blocking work done outside Swift's cooperative threads, which must never block.
enum OwnThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs the work on a new thread, in which writing to a pipe without readers is an error rather than a signal.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let body = Work { continuation.resume(with: Result { try work() }) }
      let context = Unmanaged.passRetained(body)
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, nil,
        { context in
          guard let context else { return nil }
          // The signal is blocked in this thread only; a pending one disappears with the thread.
          var signals = sigset_t()
          sigemptyset(&signals)
          sigaddset(&signals, SIGPIPE)
          pthread_sigmask(SIG_BLOCK, &signals, nil)
          Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
          return nil
        }, context.toOpaque())
      guard failure == 0 else {
        context.release()
        continuation.resume(throwing: SystemError("start a thread", number: failure))
        return
      }
      pthread_detach(thread)
    }
  }
}
