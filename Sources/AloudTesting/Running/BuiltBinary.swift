import Glibc

/// The executable the tests are about, as the same build made it.
public enum BuiltBinary {
  /// No such executable was found.
  public struct NotFound: Error, Hashable, CustomStringConvertible {
    /// The paths that were tried, in order.
    public var tried: [String]

    /// What was looked for, where, and what to do.
    public var description: String {
      "No executable at \(tried.joined(separator: ", nor at ")). "
        + "Build it with `swift build`, or set ALOUD_BINARY to its path."
    }
  }

  /// The path of a built executable: for `aloud` ALOUD_BINARY where that is set, otherwise next to the running test bundle.
  ///
  /// Throws ``NotFound`` naming every path tried.
  public static func path(named name: String = "aloud") throws -> String {
    try path(
      named: name, override: name == "aloud" ? ProcessVariable.value(of: "ALOUD_BINARY") : nil,
      testBundle: FolderTree.absolute("/proc/self/exe"))
  }

  /// The same, with what is otherwise read from the process.
  static func path(named name: String, override: String?, testBundle: String?) throws -> String {
    var candidates: [String] = []
    if let override, !override.isEmpty {
      candidates = [override]
    } else if var folder = testBundle {
      // A bundle may be a folder with the program some levels down.
      while let slash = folder.lastIndex(of: "/"), candidates.count < 5 {
        folder = String(folder[..<slash])
        candidates.append("\(folder)/\(name)")
      }
    }
    guard let found = candidates.first(where: isExecutable).flatMap(FolderTree.absolute) else {
      throw NotFound(tried: candidates)
    }
    return found
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
