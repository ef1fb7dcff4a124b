internal import Glibc
internal import Synchronization

/// The commands that run now, by the number of their process group.
final class RunningCommands: Sendable {
  private let groups = Mutex<[pid_t]>([])

  func add(_ group: pid_t) { groups.withLock { $0.append(group) } }

  func remove(_ group: pid_t) { groups.withLock { $0.removeAll { $0 == group } } }

  /// Asks all of them to end.
  func endAll() { groups.withLock { for group in $0 { kill(-group, SIGTERM) } } }
}
