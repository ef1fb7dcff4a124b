public import Aloud

/// The locale that the environment asks for, as gettext ranks its variables.
public enum EnvironmentLocale {
  /// The name for words: LANGUAGE, then LC_ALL, then LC_MESSAGES, then LANG; an empty one does not count. LANGUAGE lists
  /// several; the first that `files` has words in is taken, else the first.
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

  /// The name for dates and times, where the environment asks for another than for words: LC_ALL, then LC_TIME, then LANG.
  /// LANGUAGE is about words alone.
  public static var dates: String? {
    EnvironmentVariable.value("LC_ALL") ?? EnvironmentVariable.value("LC_TIME") ?? EnvironmentVariable.value("LANG")
  }
}
