/// The outcome of a command on a text.
struct TextOutcome: Sendable, Equatable {
  var announcements: [Announcement]
  /// The lines that are read, counted from 1, if the command reads the text from some line on.
  var readLines: ClosedRange<Int>?
  /// The text that was copied to the clipboard.
  var copied: String?

  /// Returns an outcome with a sentence.
  static func said(_ kind: Announcement.Kind, _ sentence: LocalizedText) -> TextOutcome {
    TextOutcome(announcements: [Announcement(kind, sentence)])
  }

  /// Returns the refusal of a command.
  static func refused(_ sentence: LocalizedText) -> TextOutcome { said(.refusal, sentence) }
}
