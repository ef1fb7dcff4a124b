import Glibc

/// Folders with what is in them.
enum FolderTree {
  /// What a folder holds, sorted by name; "." and ".." left out.
  static func names(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else { throw SystemError("list \(folder)") }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The path from the root, links resolved; nil where there is nothing.
  static func absolute(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether the path is a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Copies what a folder holds into another, which must exist; links are followed, permissions kept.
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

  /// Removes what is at the path, with all that is in it; links are removed, never followed.
  static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    // A test may have taken the permissions away.
    chmod(path, 0o700)
    for name in (try? names(in: path)) ?? [] { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
