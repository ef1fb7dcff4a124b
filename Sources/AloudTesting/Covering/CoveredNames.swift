internal import Aloud

/// All that transcripts can show in a language.
struct CoveredNames {
  private let locale: LoadedLocale
  private let messages: [String: Bool]

  /// What is typed, what is said outside sessions, and what only stands between facts: by the beginning of the key.
  private static let outsideSessions = [
    "command.", "locales.", "localeFolder.", "understand.", "test.", "output.", "file.",
    "speech.", "lint.",
    "answer.", "select.and", "select.range", "typing.", "value.assign", "value.correct", "which.",
    "edit.with",
    "discard.discard", "discard.keep", "discard.save", "alert.ok", "document.", "settings.", "locale.",
    "facts.",
  ]
  /// What only our own apps say: it counts where one of them was played.
  private static let ownApps = ["app."]

  init(_ tag: String, files: LocaleFiles) throws {
    locale = try LoadedLocale(tag, files: files)
    messages = try files.messages(locale.tag)
  }

  /// The names of a kind, where these messages have been shown.
  func all(_ kind: Coverage.Kind, shown: Set<String>) -> Set<String> {
    switch kind {
    case .messages: Set(keys(shown))
    case .plurals:
      Set(
        keys(shown).filter { messages[$0] == true }.flatMap { key in
          locale.table.plurals.categories.map { "\(key)/\($0.rawValue)" }
        })
    // Each app has its own.
    case .texts: []
    case .roles: Set(Role.allCases.map(\.rawValue))
    case .states: Set(AnnouncedState.allCases.map(\.rawValue))
    case .commands: Set(Command.allCases.map(\.name) + ObjectCommand.allCases.map(\.rawValue))
    case .settings: Set(SettingName.allCases.map(\.rawValue))
    }
  }

  private func keys(_ shown: Set<String>) -> [String] {
    let apart = Self.outsideSessions + Self.ownApps.filter { app in !shown.contains { $0.hasPrefix(app) } }
    return messages.keys.filter { key in !apart.contains { key.hasPrefix($0) } }
  }
}
