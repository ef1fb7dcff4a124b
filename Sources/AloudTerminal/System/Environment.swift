public import Aloud
internal import Glibc

/// An environment variable.
public enum EnvironmentVariable {
  /// Returns the value of a variable, or nil if it is not set or empty.
  public static func value(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}

/// The locale that the environment asks for, with gettext's order of the variables.
public enum EnvironmentLocale {
  /// Returns the name of the locale for words: from LANGUAGE, then LC_ALL, then LC_MESSAGES, then LANG. An empty variable does not
  /// count. LANGUAGE lists several names; the first for which `files` has words is used, or else the first.
  public static func name(files: LocaleFiles = .bundled) -> String? {
    let rest =
      EnvironmentVariable.value("LC_ALL") ?? EnvironmentVariable.value("LC_MESSAGES")
      ?? EnvironmentVariable.value("LANG")
    guard let rest, rest != "C", rest != "POSIX" else { return rest }
    guard let wanted = EnvironmentVariable.value("LANGUAGE")?.split(separator: Character(":")).map(String.init)
    else { return rest }
    guard wanted.count > 1 else { return wanted.first ?? rest }
    let known = files.tags(in: "wording")
    return wanted.first { LocaleTag($0).chain.contains(where: known.contains) } ?? wanted[0]
  }

  /// The name of the locale for dates and times: from LC_ALL, then LC_TIME, then LANG. LANGUAGE applies only to words.
  public static var dates: String? {
    EnvironmentVariable.value("LC_ALL") ?? EnvironmentVariable.value("LC_TIME") ?? EnvironmentVariable.value("LANG")
  }
}

enum CommandLineValue {
  static func of(_ option: String, in arguments: [String]) -> String? {
    let options = arguments.prefix { $0 != "--" }
    if let index = options.lastIndex(of: option), index + 1 < arguments.count { return arguments[index + 1] }
    return options.last { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }
}

/// The folders of a user, as far as they are known before the command line is parsed: the language is a setting, and help is worded
/// while the command line is still being parsed.
public enum UserFolder {
  /// The name of Aloud's own folder for data, in which all apps of the user share their palette.
  public static let shared = "aloud"

  /// The folder of the settings: that after `--data` among the arguments, which also has the app's files, since tests and trials
  /// there change nothing of the user's own. Otherwise `$XDG_CONFIG_HOME/aloud`, or else `~/.config/aloud`.
  public static var settings: String {
    CommandLineValue.of("--data", in: CommandLine.arguments) ?? base("XDG_CONFIG_HOME", else: ".config") + "/aloud"
  }

  /// Returns the folder of data with a name, such as `$XDG_DATA_HOME/aloud` or else `~/.local/share/aloud`.
  public static func data(_ name: String = shared) -> String {
    base("XDG_DATA_HOME", else: ".local/share") + "/" + name
  }

  /// The folder of a translator's files: that after `--locales` among the arguments, or else in the environment variable
  /// `ALOUD_LOCALES`; nil if neither is given.
  public static var locales: String? { CommandLineValue.of("--locales", in: CommandLine.arguments) ?? localesVariable }

  /// The value of the environment variable `ALOUD_LOCALES`; nil if it is empty.
  public static var localesVariable: String? { EnvironmentVariable.value("ALOUD_LOCALES") }

  private static func base(_ variable: String, else usual: String) -> String {
    if let folder = EnvironmentVariable.value(variable), folder.hasPrefix("/") { return folder }
    return (EnvironmentVariable.value("HOME") ?? "/tmp") + "/" + usual
  }
}
