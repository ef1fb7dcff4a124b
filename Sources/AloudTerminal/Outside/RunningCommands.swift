internal import Glibc
internal import Synchronization
internal import SystemPackage

/// The commands that run now, and those that are being started.
final class RunningCommands: Sendable {
  private struct Commands {
    /// Each that runs by the number of its process group.
    var running: [ProcessTree: pid_t] = [:]
    var starting: Set<ProcessTree> = []

    var trees: Set<ProcessTree> { starting.union(running.keys) }

    /// A Boolean value that indicates whether anything of them runs, or is about to.
    var areLeft: Bool {
      !starting.isEmpty || running.contains { tree, group in kill(-group, 0) == 0 || !tree.processes.isEmpty }
    }

    /// Sends all of them, and what they have started, a signal.
    func signal(_ number: Int32) {
      for group in running.values { kill(-group, number) }
      for tree in trees { tree.signal(number) }
    }
  }

  /// How many descriptors are open at most while a command is started: its pipes, its process, and what the library has for all of
  /// them. Where one can't be opened, the library ends the program, or waits without end.
  static let startingNeeds = 16

  private let commands = Mutex(Commands())

  /// Lets one be started as soon as there is room for its files.
  ///
  /// - Throws: `EMFILE` where there is none, and no other command that is being started will make some.
  func prepare(_ tree: ProcessTree) async throws(Errno) {
    while true {
      let canStart: Bool? = commands.withLock { commands in
        let needed = (commands.starting.count + 1) * Self.startingNeeds
        guard OpenDescriptor.areFree(needed) else {
          return commands.starting.isEmpty ? false : nil
        }
        commands.starting.insert(tree)
        return true
      }
      if let canStart {
        if !canStart { throw .tooManyOpenFiles }
        return
      }
      do { try await Task.sleep(for: .milliseconds(1)) } catch { throw .canceled }
    }
  }

  /// Remembers one that has started.
  func add(_ tree: ProcessTree, group: pid_t) {
    commands.withLock { commands in
      commands.starting.remove(tree)
      commands.running[tree] = group
    }
  }

  /// Forgets one that has ended, or did not start: what a command leaves running that has ended by itself is meant to stay.
  func remove(_ tree: ProcessTree) {
    commands.withLock { commands in
      commands.starting.remove(tree)
      commands.running[tree] = nil
    }
  }

  /// Asks all of them, and what they have started, to end; what has not after a fifth of a second is ended. One that is being
  /// started may run already, and one that has ended may have left something behind.
  func endAll() {
    var known = commands.withLock { $0 }
    if known.trees.isEmpty { return }
    known.signal(SIGTERM)
    let end = ContinuousClock.now + .milliseconds(200)
    while ContinuousClock.now < end, known.areLeft {
      usleep(10_000)
      let now = commands.withLock { $0 }
      known.starting = now.starting
      known.running.merge(now.running) { $1 }
    }
    known.signal(SIGKILL)
  }
}
