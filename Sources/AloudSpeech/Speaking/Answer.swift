/// A value that one thread waits for until another one provides it.
final class Answer<Value: Sendable>: Sendable {
  private let value = Monitor<Value?>(nil)

  func give(_ answer: Value) { value.withLock { $0 = answer } }

  func wait() -> Value { value.wait { $0 } }
}
