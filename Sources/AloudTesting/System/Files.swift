import AloudSystem
import Glibc

enum FileContents {
  static func read(_ path: String) throws -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError("read \(path)") }
    let file = Descriptor(number: number)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = uninterrupted { buffer.withUnsafeMutableBytes { Glibc.read(file.number, $0.baseAddress, $0.count) } }
      guard count >= 0 else { throw SystemError("read \(path)") }
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
    }
  }

  /// Replaces a file atomically, so that a reader sees either the old or the new contents.
  static func write(_ bytes: [UInt8], to path: String, permissions: mode_t = 0o644) throws {
    var status = stat()
    // A device or pipe must not be replaced by a file.
    let isFile = stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    let unfinished = isFile ? "\(path).unfinished-\(getpid())" : path
    let number = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
    guard number >= 0 else { throw SystemError("write \(unfinished)") }
    let file = Descriptor(number: number)
    do {
      var rest = bytes[...]
      while !rest.isEmpty {
        guard let count = file.writeAvailable(rest) else { throw SystemError("write \(unfinished)") }
        rest = rest.dropFirst(count)
      }
      if isFile, rename(unfinished, path) != 0 { throw SystemError("replace \(path)") }
    } catch {
      if isFile { unlink(unfinished) }
      throw error
    }
  }
}

enum FolderTree {
  static func names(in folder: String) throws -> [String] {
    do throws(SystemCallError) { return try SystemFolder.names(in: folder).sorted() } catch {
      throw SystemError("list \(folder)", number: error.number)
    }
  }

  static func absolute(_ path: String) -> String? { SystemFolder.absolute(path) }

  /// Returns the folder of a path: "." for a name alone.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Copies the contents of a folder into another, existing one; follows links and keeps permissions.
  static func copy(_ source: String, into target: String) throws {
    for name in try names(in: source) {
      let from = "\(source)/\(name)"
      let to = "\(target)/\(name)"
      var status = stat()
      guard stat(from, &status) == 0 else { throw SystemError("copy \(from)") }
      if isFolder(from) {
        guard mkdir(to, 0o755) == 0 else { throw SystemError("make \(to)") }
        try copy(from, into: to)
      } else {
        try FileContents.write(FileContents.read(from), to: to, permissions: status.st_mode & 0o777)
      }
    }
  }

  /// Removes a file, a link or a folder with its contents; never follows links.
  static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    // A test may have removed the permissions.
    chmod(path, 0o700)
    for name in (try? names(in: path)) ?? [] { remove("\(path)/\(name)") }
    rmdir(path)
  }
}

/// Fresh folders, each for one test, removed with their contents.
public enum TemporaryFolder {
  /// Calls `body` with the path of a fresh folder, and removes the folder afterwards.
  public static func with<Value>(
    isolation: isolated (any Actor)? = #isolation, _ body: (String) async throws -> Value
  ) async throws -> Value {
    let folder = try make()
    defer { remove(folder) }
    return try await body(folder)
  }

  static func make() throws -> String {
    let parent = ProcessVariable.value(of: "TMPDIR") ?? "/tmp"
    do throws(SystemCallError) { return try SystemFolder.temporary(in: parent, named: "aloud-test") } catch {
      throw SystemError("make a temporary folder in \(parent)", number: error.number)
    }
  }

  static func remove(_ folder: String) { FolderTree.remove(folder) }
}
