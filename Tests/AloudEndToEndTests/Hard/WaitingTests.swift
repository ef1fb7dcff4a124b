import Dispatch
import Testing

@testable import AloudTesting

/// Tests that wait for a terminal, on threads that may wait: there are only as many of Swift's own as processors, and a test that
/// sits on one of them holds up all the others. They have turns of their own at running programs, too.
struct WaitingTests: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await Turns.$current.withValue(Self.turns) {
      try await withTaskExecutorPreference(Self.threads) { try await function() }
    }
  }

  private static let turns = Turns(2)
  private static let threads = WaitingThreads()
}

extension Trait where Self == WaitingTests {
  /// Off Swift's own threads.
  static var waitingOnOwnThreads: Self { WaitingTests() }
}

/// Threads that come as they are wanted.
private final class WaitingThreads: TaskExecutor {
  private let queue = DispatchQueue(label: "waiting tests", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
