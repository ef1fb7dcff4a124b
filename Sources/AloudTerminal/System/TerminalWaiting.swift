internal import Glibc

/// The waiting of the programs on a command's terminal, as the kernel tells: `/proc/PID/task/TID/syscall` has the number of the system
/// call that a thread is in, and its arguments (proc(5)).
extension TerminalCommand {
  /// A thing that the programs on a command's terminal can wait for.
  package enum Waiting: Int, Sendable, Comparable {
    /// No program waits for a line.
    case forNoLine
    /// A program waits for several things, of which a line may be one, or must not be looked at.
    case perhapsForALine
    /// A program reads each key, as readline does.
    case forKeys
    /// A program does nothing but read a line from the terminal.
    case forALine

    /// Returns whether the first is less like waiting for a line.
    package static func < (one: Waiting, other: Waiting) -> Bool { one.rawValue < other.rawValue }
  }

  #if arch(x86_64)
    private static let reading = [0, 19], polling = [7, 23, 232, 270, 271, 281, 426, 441]
  #else
    private static let reading = [63, 65], polling = [22, 72, 73, 426, 441]
  #endif
  /// Longer than any line that is read of the kernel.
  private static let limit = 1 << 12

  /// The thing that its programs wait for now.
  package var waiting: Waiting {
    guard let all = try? FolderNames.of("/proc") else { return .perhapsForALine }
    let waits = all.filter { Int32($0) != nil && isInSession($0) }.map(waiting).max() ?? .forNoLine
    // What reads each key waits for several things, and has changed the terminal for that.
    return waits == .perhapsForALine && readsKeys ? .forKeys : waits
  }

  /// The program that waits for a line now: its thread, and how often it has waited for anything. Another value tells that a question is no longer
  /// asked. Nil if nothing waits for a line alone.
  package var waiter: String? {
    guard let all = try? FolderNames.of("/proc") else { return nil }
    let program = all.first { Int32($0) != nil && isInSession($0) && waiting($0) == .forALine }
    return program.flatMap { program in
      let switches = Self.text("/proc/\(program)/status")?.split(separator: "\n")
        .first { $0.hasPrefix("voluntary_ctxt_switches") }
      return switches.map { "\(program) \($0)" }
    }
  }

  /// Returns whether a program was started by the command, and has not left its terminal.
  private func isInSession(_ program: String) -> Bool {
    // After the name, in parentheses: the state, the parent, the group, and the session.
    guard let text = Self.text("/proc/\(program)/stat"), let end = text.lastIndex(of: ")") else { return false }
    return text[end...].split(separator: " ").dropFirst(4).first == "\(process.identifier)"
  }

  private func waiting(_ program: String) -> Waiting {
    let threads = (try? FolderNames.of("/proc/\(program)/task")) ?? []
    return threads.map { thread -> Waiting in
      guard let text = Self.text("/proc/\(program)/task/\(thread)/syscall") else { return .perhapsForALine }
      let words = text.split(separator: " ")
      guard let call = words.first.flatMap({ Int($0) }) else { return .forNoLine }
      if Self.polling.contains(call) { return .perhapsForALine }
      guard Self.reading.contains(call), let file = words.dropFirst().first.flatMap({ Int($0.dropFirst(2), radix: 16) })
      else {
        return .forNoLine
      }
      guard isTerminal("/proc/\(program)/fd/\(file)") else { return .forNoLine }
      // A server may have a thread that waits for a line all the time.
      return threads.count == 1 ? .forALine : .perhapsForALine
    }.max() ?? .forNoLine
  }

  private func isTerminal(_ file: String) -> Bool {
    var status = stat()
    return stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }

  private static func text(_ path: String) -> String? {
    (try? WholeFile.bytes(path, limit: limit)).map { String(decoding: $0, as: UTF8.self) }
  }
}
