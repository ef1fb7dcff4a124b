/// The parts of a wording. In its file, the core comes first.
package enum WordingPart: String, CaseIterable, Sendable {
  /// The messages that every app uses: navigation, questions, answers and dates.
  case core
  /// The messages of the built-in app, settings, braille and individual commands. A first translation can omit them.
  case rest

  /// The first parts of the keys in `rest`.
  private static let familiesOfRest: Set<Substring> = [
    "app", "braille", "brailleTable", "calendar", "capitals", "clipboard", "color", "colorPicker", "dialect",
    "dictation",
    "direction", "document", "doneSignal", "file", "format", "gauge", "hearing", "host", "keyEcho", "keys", "lint",
    "listening", "localeFolder", "locales", "log", "messages", "output", "punctuation", "setting", "settingSource",
    "settings", "speech", "terminal", "test", "textSize", "understand", "verbosity", "zoom",
  ]

  /// Creates the part that contains the message `key`.
  package init(of key: String) {
    let isRest = key.hasPrefix("command.help.") || Self.familiesOfRest.contains(key.prefix { $0 != "." })
    self = isRest ? .rest : .core
  }
}
