import Glibc

/// The executable under test, from the same build.
public enum BuiltBinary {
  /// The error that is thrown when no executable is found.
  public struct NotFound: Error, Hashable, CustomStringConvertible {
    /// The paths tried, in order.
    public var tried: [String]

    /// A message that names the paths tried and says what to do.
    public var description: String {
      "No executable at \(tried.joined(separator: ", nor at ")). "
        + "Build it with `swift build`, or set ALOUD_BINARY to its path."
    }
  }

  /// Returns the path of an executable: for `aloud`, ALOUD_BINARY if set, and otherwise one next to the running test bundle.
  ///
  /// Throws ``NotFound`` naming every path tried.
  public static func path(named name: String = "aloud") throws -> String {
    try path(
      named: name, override: name == "aloud" ? ProcessVariable.value(of: "ALOUD_BINARY") : nil,
      testBundle: FolderTree.absolute("/proc/self/exe"))
  }

  static func path(named name: String, override: String?, testBundle: String?) throws -> String {
    var candidates: [String] = []
    if let override, !override.isEmpty {
      candidates = [override]
    } else if var folder = testBundle {
      // The program may be some levels down in a bundle folder.
      while let slash = folder.lastIndex(of: "/"), candidates.count < 5 {
        folder = String(folder[..<slash])
        candidates.append("\(folder)/\(name)")
      }
    }
    guard let found = candidates.first(where: isExecutable).flatMap(FolderTree.absolute)
    else { throw NotFound(tried: candidates) }
    return found
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
