/// What one thread waits for until another gives it.
final class Answer<Value: Sendable>: Sendable {
  private let value = Monitor<Value?>(nil)

  /// Gives the answer.
  func give(_ answer: Value) { value.withLock { $0 = answer } }

  /// Waits for the answer.
  func wait() -> Value { value.wait { $0 } }
}
