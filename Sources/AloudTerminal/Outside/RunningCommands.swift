internal import Glibc
internal import Synchronization

/// The commands that run now, by the number of their process group.
final class RunningCommands: Sendable {
  private let groups = Mutex<Set<pid_t>>([])

  func add(_ group: pid_t) { _ = groups.withLock { $0.insert(group) } }

  func remove(_ group: pid_t) { _ = groups.withLock { $0.remove(group) } }

  /// Asks all of them to end.
  func endAll() { groups.withLock { for group in $0 { kill(-group, SIGTERM) } } }
}
