/// The parts of a wording. In its file, the core stands first.
package enum WordingPart: String, CaseIterable, Sendable {
  /// What every app says: how it is walked, how it asks, how it is answered, and dates.
  case core
  /// What the built-in app, settings, braille and single commands say. A first translation can do without it.
  case rest

  /// The first parts of the keys of the rest.
  private static let familiesOfRest: Set<Substring> = [
    "app", "braille", "brailleTable", "calendar", "capitals", "clipboard", "color", "colorPicker", "dialect",
    "dictation",
    "direction", "document", "doneSignal", "file", "format", "gauge", "hearing", "host", "keyEcho", "keys", "lint",
    "listening", "localeFolder", "locales", "log", "messages", "output", "punctuation", "setting", "settingSource",
    "settings", "speech", "terminal", "test", "textSize", "understand", "verbosity", "zoom",
  ]

  /// The part that has the message `key`.
  package init(of key: String) {
    let isRest = key.hasPrefix("command.help.") || Self.familiesOfRest.contains(key.prefix { $0 != "." })
    self = isRest ? .rest : .core
  }
}
