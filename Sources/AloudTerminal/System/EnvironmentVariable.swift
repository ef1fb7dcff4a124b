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
    guard let wanted = EnvironmentVariable.value("LANGUAGE")?.split(separator: Character(":")).map(String.init) else {
      return rest
    }
    guard wanted.count > 1 else { return wanted.first ?? rest }
    let known = files.tags(in: "wording")
    return wanted.first { LocaleTag($0).chain.contains(where: known.contains) } ?? wanted[0]
  }

  /// The name of the locale for dates and times: from LC_ALL, then LC_TIME, then LANG. LANGUAGE applies only to words.
  public static var dates: String? {
    EnvironmentVariable.value("LC_ALL") ?? EnvironmentVariable.value("LC_TIME") ?? EnvironmentVariable.value("LANG")
  }
}
