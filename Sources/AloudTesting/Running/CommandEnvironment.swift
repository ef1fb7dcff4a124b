/// The environment of tested programs: the same everywhere, and without access to the tester's own files.
enum CommandEnvironment {
  /// The variables kept from the tester, which locate programs and libraries and name the coverage file.
  private static let kept = ["PATH", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE"]

  static func scrubbed(folder: String) -> [String: String] {
    var environment = [
      "LANG": "C.UTF-8", "TZ": "UTC", "HOME": folder, "TMPDIR": folder,
      "XDG_CONFIG_HOME": "\(folder)/.config", "XDG_DATA_HOME": "\(folder)/.local/share",
      "XDG_STATE_HOME": "\(folder)/.local/state", "XDG_CACHE_HOME": "\(folder)/.cache", "XDG_RUNTIME_DIR": folder,
    ]
    for name in kept { environment[name] = ProcessVariable.value(of: name) }
    return environment
  }
}
