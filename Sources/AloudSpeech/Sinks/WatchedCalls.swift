import Synchronization

/// Calls into a library that may never come back, made on a thread of their own, so that whoever waits can give one up.
final class WatchedCalls: Sendable {
  /// What the library is asked, and its answer.
  typealias Call = @Sendable () -> Int32

  private struct State {
    var call: Call?
    var result: Int32?
    var isGivenUp = false
    var isOver = false
  }

  private let state = Monitor(State())
  private static let hanging = Atomic<Int>(0)

  /// Whether a call that was given up has still not come back: others would only hang beside it.
  static var isAnyHanging: Bool { hanging.load(ordering: .acquiring) > 0 }

  /// How long a call may take, in seconds. A sound device that sleeps, or is far away, is awake by then.
  private static let patience = 5

  /// Starts the thread.
  init() throws(SpeechError) {
    let state = state
    try OwningThread.start { Self.work(state) }
  }

  deinit { state.withLock { $0.isOver = true } }

  /// What a call answers; nil where it takes too long, or one before it did.
  func result(of call: @escaping Call) -> Int32? {
    let isGivenUp = state.withLock { state in
      state.call = call
      return state.isGivenUp
    }
    if isGivenUp { return nil }
    let result = state.wait(atMost: Self.patience) { $0.result }
    return state.withLock { state in
      // It may have come just now.
      let answered = result ?? state.result
      if answered == nil {
        state.isGivenUp = true
        Self.hanging.add(1, ordering: .releasing)
      }
      state.result = nil
      return answered
    }
  }

  private static func work(_ state: Monitor<State>) {
    while let call = state.wait(until: next) {
      let result = call()
      let isGivenUp = state.withLock { state in
        state.result = result
        return state.isGivenUp
      }
      guard isGivenUp else { continue }
      Self.hanging.subtract(1, ordering: .releasing)
      return
    }
  }

  /// The next call, nil where there will be none, or neither yet.
  private static func next(_ state: inout State) -> Call?? {
    guard let call = state.call else { return state.isOver ? .some(nil) : nil }
    state.call = nil
    return call
  }
}
