internal import Glibc

/// A value that one thread at a time can access, and for whose changes threads can wait.
///
/// Swift's `Mutex` is not used: it has nothing to wait on, and the thread sanitizer takes the kernel's hand-over of a contended
/// mutex for a race (Swift 6.3).
package final class Monitor<State: Sendable>: Sendable {
  // Safe to share: the pointers never change, what they point to is made for several threads, and `state` is only touched while
  // `mutex` is held.
  nonisolated(unsafe) private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  nonisolated(unsafe) private let change: UnsafeMutablePointer<pthread_cond_t>
  nonisolated(unsafe) private var state: State

  package init(_ state: State) {
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
  package func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    let result = body(&state)
    pthread_mutex_unlock(mutex)
    // A thread that is woken earlier would find the mutex locked and go to sleep again.
    pthread_cond_broadcast(change)
    return result
  }

  package func wait<Result: Sendable>(until body: (inout State) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(change, mutex)
    }
  }

  /// Returns nil if `body` returns no result in time.
  package func wait<Result: Sendable>(atMost seconds: Double, until body: (inout State) -> Result?) -> Result? {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    let nanoseconds = end.tv_nsec + Int(seconds * 1e9)
    (end.tv_sec, end.tv_nsec) = (end.tv_sec + nanoseconds / 1_000_000_000, nanoseconds % 1_000_000_000)
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      if pthread_cond_timedwait(change, mutex, &end) == ETIMEDOUT { return body(&state) }
    }
  }
}

/// A value that one thread waits for until another one provides it.
package final class Answer<Value: Sendable>: Sendable {
  private let value = Monitor<Value?>(nil)

  package init() {}

  package func give(_ answer: Value) { value.withLock { $0 = answer } }

  package func wait() -> Value { value.wait { $0 } }

  /// Returns nil if the value does not come in time.
  package func wait(atMost seconds: Double) -> Value? { value.wait(atMost: seconds) { $0 } }
}
