// Made by AloudLocaleMaker from locales/wording/en.po: `swift run AloudLocaleMaker` makes it anew.
// swift-format-ignore-file

extension Message {
  /// “Aloud”
  package static var appName: Message { Message("app.name") }
}
