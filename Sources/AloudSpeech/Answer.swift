import Synchronization

/// What one thread waits for until another gives it.
final class Answer<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let isGiven = Semaphore()

  /// Gives the answer, once.
  func give(_ answer: Value) {
    value.withLock { $0 = answer }
    isGiven.signal()
  }

  /// Waits for the answer, once.
  func wait() -> Value {
    while true {
      isGiven.wait()
      if let answer = value.withLock({ $0 }) { return answer }
    }
  }
}
