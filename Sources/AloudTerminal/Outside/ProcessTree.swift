internal import Glibc
internal import Subprocess
internal import Synchronization

/// What a command has started, found by a mark in its environment that all of it inherits: a process that has a session of its
/// own, or whose parent has ended, is no longer in the command's group, and still belongs to it.
struct ProcessTree: Sendable, Hashable {
  /// The variable that has the mark.
  static let key: Environment.Key = "ALOUD_COMMAND"

  private static let count = Atomic(0)

  /// Which command it is, of which program.
  let mark: String

  /// That of a command that is about to start.
  init() { mark = "\(getpid()).\(Self.count.add(1, ordering: .relaxed).newValue)" }

  /// The processes of it that still run; none on a system without /proc.
  var processes: [pid_t] {
    let entry = Array("\(Self.key)=\(mark)".utf8)
    return ((try? FolderNames.of("/proc")) ?? []).compactMap { pid_t($0) }.filter { process in
      guard let bytes = try? WholeFile.ownBytes("/proc/\(process)/environ", limit: 4 << 20) else { return false }
      return bytes.split(separator: 0).contains { $0.elementsEqual(entry) }
    }
  }

  /// Sends all of them a signal.
  func signal(_ number: Int32) { for process in processes { kill(process, number) } }
}
