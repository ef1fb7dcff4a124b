internal import Glibc

/// Where a translator's files are, as far as that is known before the command line is read.
public enum LocaleFolderPath {
  /// The folder after `--locales` among the arguments, else the environment's `ALOUD_LOCALES`; nil without either.
  ///
  /// Help is worded while the command line is still being read, so its words need to be found before.
  public static var usual: String? { argument(in: CommandLine.arguments) ?? variable }

  /// The environment's `ALOUD_LOCALES`; an empty one does not count.
  public static var variable: String? {
    guard let value = getenv("ALOUD_LOCALES").map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }

  static func argument(in arguments: [String]) -> String? {
    let options = arguments.prefix { $0 != "--" }
    if let index = options.lastIndex(of: "--locales"), index + 1 < arguments.count { return arguments[index + 1] }
    return options.last { $0.hasPrefix("--locales=") }.map { String($0.dropFirst("--locales=".count)) }
  }
}
