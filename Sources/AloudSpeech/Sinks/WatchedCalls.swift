import Synchronization

/// Runs library calls that may never return on a thread of their own, so that the caller can give up on them.
final class WatchedCalls: Sendable {
  /// A call of the library, and its result.
  typealias Call = @Sendable () -> Int32

  private struct State {
    var call: Call?
    var result: Int32?
    var isGivenUp = false
    var isOver = false
  }

  private let state = Monitor(State())
  private static let hanging = Atomic<Int>(0)

  /// A Boolean value that indicates whether an abandoned call has still not returned. Others would only hang too.
  static var isAnyHanging: Bool { hanging.load(ordering: .acquiring) > 0 }

  /// The time limit of a call, in seconds. A sound device that sleeps, or is far away, is awake by then.
  private static let patience = 5

  init() throws(SpeechError) {
    let state = state
    try OwningThread.start { Self.work(state) }
  }

  deinit { state.withLock { $0.isOver = true } }

  /// Returns the result of a call, or nil if this call or an earlier one takes too long.
  func result(of call: @escaping Call) -> Int32? {
    let isGivenUp = state.withLock { state in
      state.call = call
      return state.isGivenUp
    }
    if isGivenUp { return nil }
    let result = state.wait(atMost: Self.patience) { $0.result }
    return state.withLock { state in
      // The result may have arrived in this moment.
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

  /// Returns the next call, `.some(nil)` if there will be none, or nil if it must still be waited for.
  private static func next(_ state: inout State) -> Call?? {
    guard let call = state.call else { return state.isOver ? .some(nil) : nil }
    state.call = nil
    return call
  }
}
