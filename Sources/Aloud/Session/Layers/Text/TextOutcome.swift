/// What has come of a command on a text.
struct TextOutcome: Sendable, Equatable {
  /// What is said.
  var announcements: [Announcement]
  /// The lines that are read, counted from 1, where all of the text from somewhere is.
  var readLines: ClosedRange<Int>?
  /// What was taken for the clipboard.
  var copied: String?

  /// What is said of a change, or in answer to a question.
  static func said(_ kind: Announcement.Kind, _ sentence: LocalizedText) -> TextOutcome {
    TextOutcome(announcements: [Announcement(kind, sentence)])
  }

  /// Why nothing was done.
  static func refused(_ sentence: LocalizedText) -> TextOutcome { said(.refusal, sentence) }
}
