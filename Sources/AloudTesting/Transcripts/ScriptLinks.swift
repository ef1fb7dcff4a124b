import Glibc

/// A folder in which `whiptail` and `dialog` are the program under test, for a script that calls them.
struct ScriptLinks {
  private let folder: String

  /// Links to the program at `path`; throws ``SystemError``.
  init(to path: String) throws {
    folder = try TemporaryFolder.make()
    for name in ["whiptail", "dialog"] where symlink(path, folder + "/" + name) != 0 {
      throw SystemError("link \(name) to \(path)")
    }
  }

  /// The words that run a script: what it shows and what it prints is one transcript.
  static func commandLine(_ script: [String]) -> [String] { ["/bin/sh", "-c", "exec \"$@\" 2>&1", "sh"] + script }

  /// What the script finds them by, with the options that each of its questions is asked with.
  func environment(_ options: [String]) -> [String: String] {
    let path = ProcessVariable.value(of: "PATH") ?? "/usr/bin:/bin"
    return ["PATH": folder + ":" + path, "ALOUD_OPTIONS": ArgumentWords.joined(options)]
  }

  /// Takes the folder away.
  func remove() { TemporaryFolder.remove(folder) }
}
