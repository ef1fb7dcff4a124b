internal import Glibc
internal import Subprocess
internal import Synchronization
internal import SystemPackage

final class RunningCommands: Sendable {
  private struct Commands {
    /// The process group of each running command.
    var running: [ProcessTree: pid_t] = [:]
    var starting: Set<ProcessTree> = []

    var trees: Set<ProcessTree> { starting.union(running.keys) }

    var areLeft: Bool {
      !starting.isEmpty || running.contains { tree, group in kill(-group, 0) == 0 || !tree.processes.isEmpty }
    }

    func signal(_ number: Int32) {
      for group in running.values { kill(-group, number) }
      for tree in trees { tree.signal(number) }
    }
  }

  /// The greatest number of descriptors that are open while a command starts: its pipes, its process, and those of the library.
  /// If one can't be opened, the library ends the program or waits forever.
  static let startingNeeds = 16

  private let commands = Mutex(Commands())

  /// Waits until there are enough free descriptors to start a command.
  ///
  /// - Throws: `EMFILE` if there are not, and no other command is starting that will release some; `ECANCELED` if the task is
  ///   cancelled.
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

  func add(_ tree: ProcessTree, group: pid_t) {
    commands.withLock { commands in
      commands.starting.remove(tree)
      commands.running[tree] = group
    }
  }

  /// Processes left running by a command that ended by itself are meant to stay.
  func remove(_ tree: ProcessTree) {
    commands.withLock { commands in
      commands.starting.remove(tree)
      commands.running[tree] = nil
    }
  }

  /// Asks all commands and the processes they have started to end, and kills those that have not after 200 ms. A command that
  /// is starting may already run, and one that has ended may have left processes behind.
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

/// The processes that a command has started, found by a mark in the environment that they inherit. A process with its own session,
/// or whose parent has ended, leaves the command's group but still has the mark.
struct ProcessTree: Sendable, Hashable {
  static let key: Environment.Key = "ALOUD_COMMAND"

  private static let count = Atomic(0)

  /// Names the program and the command.
  let mark: String

  init() { mark = "\(getpid()).\(Self.count.add(1, ordering: .relaxed).newValue)" }

  /// On a system without /proc, there are none.
  var processes: [pid_t] {
    let entry = Array("\(Self.key)=\(mark)".utf8)
    return ((try? FolderNames.of("/proc")) ?? []).compactMap { pid_t($0) }.filter { process in
      guard let bytes = try? WholeFile.ownBytes("/proc/\(process)/environ", limit: 4 << 20) else { return false }
      return bytes.split(separator: 0).contains { $0.elementsEqual(entry) }
    }
  }

  func signal(_ number: Int32) { for process in processes { kill(process, number) } }
}
