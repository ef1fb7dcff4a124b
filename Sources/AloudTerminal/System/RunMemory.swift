internal import Glibc

/// The texts that the questions of one script have said, so that a title or a hint is said once a run (SCRIPT-4).
///
/// The run is the process that asks: the parent of this one, or the shell of which that is a subshell. A small file under `XDG_RUNTIME_DIR` remembers hashes of the texts, and
/// goes with the next question that finds its process ended. Without that variable, as under sudo, the file is in the folder that the
/// system has for it; without that too, only the questions of this process are remembered.
package struct RunMemory {
  private static let limit = 1 << 17

  /// The folder for what is needed while the system runs.
  package static var folder: String {
    EnvironmentVariable.value("XDG_RUNTIME_DIR") ?? (geteuid() == 0 ? "/run" : "/run/user/\(geteuid())")
  }

  private let path: String?
  private var said: Set<String>

  /// Creates the memory of the process with the identifier `process`, as far as earlier questions have kept it in `folder`.
  package init(of process: Int32 = Self.asker(from: getppid()), in folder: String? = Self.folder) {
    guard let folder, Self.isOwn(folder), let start = Self.start(of: process) else {
      (path, said) = (nil, [])
      return
    }
    let path = "\(folder)/aloud/\(process).\(start)"
    let bytes = (try? WholeFile.ownBytes(path, limit: Self.limit)) ?? []
    self.path = path
    said = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  package mutating func isNew(_ text: String, of kind: String) -> Bool {
    let hash = text.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    let entry = "\(kind) \(String(hash, radix: 16))"
    if said.contains(entry) { return false }
    said = said.filter { !$0.hasPrefix(kind + " ") }
    said.insert(entry)
    return true
  }

  /// Keeps what was said for the next question. If that fails, the next question says it again.
  package func keep() {
    guard let path else { return }
    let folder = String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
    guard SafeFile.makeFolders(folder) == nil else { return }
    for name in (try? FolderNames.of(folder)) ?? [] {
      let parts = name.split(separator: ".")
      guard parts.count == 2, let process = Int32(parts[0]) else { continue }
      if Self.start(of: process) != String(parts[1]) { unlink(folder + name) }
    }
    _ = SafeFile.replace(path, with: Array(said.sorted().joined(separator: "\n").utf8))
  }

  /// Returns whether a folder is there and the user's own. Under sudo, it may be another user's.
  private static func isOwn(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_uid == geteuid()
  }

  /// The process that asks, seen from a child of it. A subshell has the command line of its shell.
  package static func asker(from child: Int32) -> Int32 {
    var process = child
    while let parent = ProcessFiles.status(of: process).flatMap({ Int32($0[1]) }),
      let line = ProcessFiles.bytes("cmdline", of: process), !line.isEmpty,
      line == ProcessFiles.bytes("cmdline", of: parent)
    {
      process = parent
    }
    return process
  }

  /// The time when a process was started, in clock ticks; nil if there is no such process, or no /proc.
  private static func start(of process: Int32) -> String? { ProcessFiles.status(of: process).map { String($0[19]) } }
}
