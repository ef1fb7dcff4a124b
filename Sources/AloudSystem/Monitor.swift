import Glibc

/// A value that one thread at a time can access, and for whose changes threads can wait.
///
/// Swift's `Mutex` is not used: it has nothing to wait on, and the thread sanitizer takes the kernel's hand-over of a contended
/// mutex for a race (Swift 6.3).
final class Monitor<State: Sendable>: Sendable {
  // Safe to share: the pointers never change, what they point to is made for several threads, and `state` is only touched while
  // `mutex` is held.
  nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  nonisolated(unsafe) private let change: UnsafeMutablePointer<pthread_cond_t>
  nonisolated(unsafe) private var state: State

  init(_ state: State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    change = .allocate(capacity: 1)
    change.initialize(to: pthread_cond_t())
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    change.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Wakes the threads that wait.
  func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    let result = body(&state)
    pthread_mutex_unlock(mutex)
    // A thread that is woken earlier would find the mutex locked and go to sleep again.
    pthread_cond_broadcast(change)
    return result
  }

  func wait<Result: Sendable>(until body: (inout State) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(change, mutex)
    }
  }

  /// Returns nil if `body` returns no result in time.
  func wait<Result: Sendable>(atMost seconds: Int, until body: (inout State) -> Result?) -> Result? {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    end.tv_sec += seconds
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      if pthread_cond_timedwait(change, mutex, &end) == ETIMEDOUT { return body(&state) }
    }
  }
}

/// A value that one thread waits for until another one provides it.
final class Answer<Value: Sendable>: Sendable {
  private let value = Monitor<Value?>(nil)

  func give(_ answer: Value) { value.withLock { $0 = answer } }

  func wait() -> Value { value.wait { $0 } }
}

/// A thread with its work: of the synthesiser, or of a sound device that may hang.
final class OwningThread: Sendable {
  private let body: @Sendable () -> Void

  private init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  static func start(_ body: @escaping @Sendable () -> Void) throws(SpeechError) {
    let argument = Unmanaged.passRetained(OwningThread(body))
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, { OwningThread.run($0) }, argument.toOpaque())
    guard code == 0 else {
      argument.release()
      throw .noThread(code: code)
    }
    pthread_detach(thread)
  }

  private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    blockSignals()
    Unmanaged<OwningThread>.fromOpaque(argument).takeRetainedValue().body()
    return nil
  }

  /// Leaves the program's signals to other threads. A broken pipe (SIGPIPE) or a file that is too large (SIGXFSZ) then becomes
  /// an error of the write. Crashes still crash.
  private static func blockSignals() {
    var signals = sigset_t()
    sigfillset(&signals)
    for crash in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP] { sigdelset(&signals, crash) }
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}
