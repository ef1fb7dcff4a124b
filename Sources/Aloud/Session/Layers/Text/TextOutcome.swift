/// What has come of a command on a text.
struct TextOutcome: Sendable, Equatable {
  /// What is said.
  var announcements: [Announcement]
  /// What was taken for the clipboard.
  var copied: String?

  /// What is said of a change, or in answer to a question.
  static func said(_ kind: Announcement.Kind, _ sentence: LocalizedText) -> TextOutcome {
    TextOutcome(announcements: [Announcement(kind, sentence)])
  }

  /// Why nothing was done.
  static func refused(_ sentence: LocalizedText) -> TextOutcome { said(.refusal, sentence) }
}
