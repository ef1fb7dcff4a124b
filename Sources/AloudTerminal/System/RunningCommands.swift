internal import AloudLanguage
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

  /// The variable of the environment that has the mark.
  var variable: String { "\(Self.key)=\(mark)" }

  /// On a system without /proc, there are none.
  var processes: [pid_t] {
    let entry = Array(variable.utf8)
    return ((try? FolderNames.of("/proc")) ?? []).compactMap { pid_t($0) }.filter { process in
      guard let bytes = try? WholeFile.ownBytes("/proc/\(process)/environ", limit: 4 << 20) else { return false }
      return bytes.split(separator: 0).contains { $0.elementsEqual(entry) }
    }
  }

  func signal(_ number: Int32) { for process in processes { kill(process, number) } }
}

/// The standard input of a command. It is opened before the command starts, because the library that starts commands would end the
/// program if too many files are open.
struct CommandInput: ~Copyable {
  /// The default capacity of a pipe in bytes, and the fcntl command F_SETPIPE_SZ that changes it.
  private static let usualRoom = 1 << 16, setRoom: Int32 = 1031

  let descriptor: FileDescriptor

  /// The text is held in a pipe, or in memory if it is too long for one, and never on a disk.
  init(_ text: String = "") throws(Errno) {
    let bytes = Array(text.utf8)
    if bytes.isEmpty {
      let nothing = uninterrupted { open("/dev/null", O_RDONLY | O_CLOEXEC) }
      if nothing < 0 { throw Errno(rawValue: errno) }
      descriptor = FileDescriptor(rawValue: nothing)
    } else if let pipe = try Self.pipe(holding: bytes) {
      descriptor = pipe
    } else {
      descriptor = try Self.memory(holding: bytes)
    }
  }

  /// Returns the reading end of a pipe that holds `bytes`, or nil if they do not fit. A pipe takes a million bytes at most.
  private static func pipe(holding bytes: [UInt8]) throws(Errno) -> FileDescriptor? {
    guard let pipe = newPipe(waits: true) else { throw Errno(rawValue: errno) }
    if bytes.count > usualRoom { _ = fcntl(pipe.writing, setRoom, Int32(clamping: bytes.count)) }
    // Nobody reads the pipe yet, so writing more than it holds would block.
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    let count = uninterrupted { write(pipe.writing, bytes, bytes.count) }
    close(pipe.writing)
    if count == bytes.count { return FileDescriptor(rawValue: pipe.reading) }
    close(pipe.reading)
    return nil
  }

  /// Returns a file in memory that has no name any more.
  private static func memory(holding bytes: [UInt8]) throws(Errno) -> FileDescriptor {
    let name = "/aloud-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
    if descriptor < 0 { throw [EMFILE, ENFILE].contains(errno) ? Errno(rawValue: errno) : .noMemory }
    shm_unlink(name)
    let file = FileDescriptor(rawValue: descriptor)
    do {
      try file.writeAll(bytes)
      try file.seek(offset: 0, from: .start)
      return file
    } catch {
      close(descriptor)
      throw .noMemory
    }
  }

  deinit { _ = close(descriptor.rawValue) }
}

/// The standard error of a command, in a file without a name. The command never waits for a reader, and processes that it leaves
/// running can still write. If no file can be made, the output is discarded.
struct ErrorOutput: ~Copyable {
  /// The number of bytes at the end that are examined.
  private static let limit = 4096

  let descriptor: FileDescriptor

  /// Creates an empty file in the temporary folder. Returns nil if not even /dev/null can be opened.
  init?() {
    let folder = EnvironmentVariable.value("TMPDIR") ?? "/tmp"
    var path = Array("\(folder)/aloud-XXXXXX".utf8CString)
    var descriptor = mkstemp(&path)
    if descriptor >= 0 { unlink(path) } else { descriptor = open("/dev/null", O_RDWR) }
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = FileDescriptor(rawValue: descriptor)
  }

  deinit { _ = close(descriptor.rawValue) }

  /// The last line that is not blank; nil if there is none, or if it is not text or was cut off.
  var lastLine: String? {
    let size = lseek(descriptor.rawValue, 0, SEEK_END)
    guard size > 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.limit) { buffer, count in
      count = max(0, pread(descriptor.rawValue, buffer.baseAddress, Self.limit, max(0, size - Self.limit)))
    }
    for line in bytes.split(separator: UInt8(ascii: "\n")).reversed() {
      guard let text = String(validating: line, as: UTF8.self)?.trimmingSpaces() else { return nil }
      if !text.isEmpty { return bytes.count == Self.limit && line.startIndex == 0 ? nil : String(text) }
    }
    return nil
  }
}
