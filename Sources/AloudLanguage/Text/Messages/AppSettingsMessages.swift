// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Conversations”
  package static var appSettingsConversations: Message { Message("app.settings.conversations") }

  /// “Display”
  package static var appSettingsDisplay: Message { Message("app.settings.display") }

  /// “Sound”
  package static var appSettingsSound: Message { Message("app.settings.sound") }

  /// “Settings”
  package static var appSettingsTitle: Message { Message("app.settings.title") }

  /// “Words”
  package static var appSettingsWords: Message { Message("app.settings.words") }
}
