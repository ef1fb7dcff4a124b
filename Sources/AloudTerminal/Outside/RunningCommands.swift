internal import Glibc
internal import Synchronization

/// The commands that run now.
final class RunningCommands: Sendable {
  /// Each by the number of its process group.
  private let running = Mutex<[ProcessTree: pid_t]>([:])

  /// Remembers one that has started.
  func add(_ tree: ProcessTree, group: pid_t) { running.withLock { $0[tree] = group } }

  /// Forgets one that has ended: what a command leaves running that has ended by itself is meant to stay.
  func remove(_ tree: ProcessTree) { running.withLock { $0[tree] = nil } }

  /// Asks all of them, and what they have started, to end; what has not after a fifth of a second is ended.
  func endAll() {
    let running = running.withLock { $0 }
    if running.isEmpty { return }
    for (tree, group) in running {
      kill(-group, SIGTERM)
      tree.signal(SIGTERM)
    }
    let end = ContinuousClock.now + .milliseconds(200)
    while ContinuousClock.now < end, running.contains(where: { kill(-$1, 0) == 0 || !$0.processes.isEmpty }) {
      usleep(10_000)
    }
    for (tree, group) in running {
      kill(-group, SIGKILL)
      tree.signal(SIGKILL)
    }
  }
}
