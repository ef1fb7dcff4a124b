internal import Aloud
internal import Synchronization

/// What was started and has not ended, by the names under which it can be stopped.
final class StartedTasks: Sendable {
  private let tasks = Mutex<[ID: Task<Void, Never>]>([:])

  /// Does `work` beside everything else.
  func start(_ id: ID, _ work: @escaping @Sendable () async -> Void) {
    tasks.withLock { tasks in
      tasks[id] = Task.detached {
        await work()
        self.tasks.withLock { $0[id] = nil }
      }
    }
  }

  /// Asks it to end, where it has not.
  func cancel(_ id: ID) { tasks.withLock { $0[id] }?.cancel() }
}
