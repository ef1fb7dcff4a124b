internal import Glibc

/// The locale that the environment asks for, as gettext ranks its variables.
public enum EnvironmentLocale {
  /// The name for a category such as "LC_MESSAGES": LANGUAGE, then LC_ALL, then the category, then LANG; an empty one does
  /// not count. LANGUAGE lists several; the first is taken.
  public static func name(for category: String = "LC_MESSAGES") -> String? {
    let rest = value("LC_ALL") ?? value(category) ?? value("LANG")
    guard let rest, rest != "C", rest != "POSIX" else { return rest }
    return value("LANGUAGE")?.split(separator: Character(":")).first.map(String.init) ?? rest
  }

  private static func value(_ variable: String) -> String? {
    guard let value = getenv(variable).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}
