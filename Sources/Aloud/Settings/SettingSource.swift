/// Where a setting has its value from, in rising order (SET-5).
public enum SettingSource: String, Sendable, Equatable, CaseIterable {
  case desktop, file, environment, commandLine
  /// The user has changed it since the program was started.
  case session
}
