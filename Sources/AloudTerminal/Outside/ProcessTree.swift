internal import Glibc
internal import Subprocess
internal import Synchronization

/// The processes that a command has started, found by a mark in the environment that they inherit. A process with its own session,
/// or whose parent has ended, leaves the command's group but still has the mark.
struct ProcessTree: Sendable, Hashable {
  /// The environment variable that holds the mark.
  static let key: Environment.Key = "ALOUD_COMMAND"

  private static let count = Atomic(0)

  /// The mark, which names the program and the command.
  let mark: String

  /// Creates the tree of a command that is about to start.
  init() { mark = "\(getpid()).\(Self.count.add(1, ordering: .relaxed).newValue)" }

  /// The processes that are still running. On a system without /proc, there are none.
  var processes: [pid_t] {
    let entry = Array("\(Self.key)=\(mark)".utf8)
    return ((try? FolderNames.of("/proc")) ?? []).compactMap { pid_t($0) }.filter { process in
      guard let bytes = try? WholeFile.ownBytes("/proc/\(process)/environ", limit: 4 << 20) else { return false }
      return bytes.split(separator: 0).contains { $0.elementsEqual(entry) }
    }
  }

  func signal(_ number: Int32) { for process in processes { kill(process, number) } }
}
