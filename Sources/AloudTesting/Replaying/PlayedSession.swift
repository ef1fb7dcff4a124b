internal import Aloud

/// What was said after one line, or before the first.
struct PlayedTurn: Sendable {
  /// What was typed; nil before the first line.
  var line: String?
  /// Whether it was a secret, which is never written down.
  var isSecret = false
  /// What was announced, with what made words of it then.
  var announcements: [(announcement: Announcement, renderer: Renderer)] = []
  /// What else could be named before the next line, where somebody wants to know.
  var around: [LocalizedText] = []
}

/// A transcript as an app has played it.
struct PlayedSession: Sendable {
  /// The turns, the first of which has no line.
  var turns: [PlayedTurn] = [PlayedTurn()]
  /// The settings that were kept for the next run.
  var kept: [SettingName] = []

  /// What is printed, as a pipe would have it, in a form.
  func lines(_ form: SpokenForm) -> [String] {
    turns.flatMap { turn in
      (turn.line.map { [turn.isSecret ? "> " : "> " + $0] } ?? [])
        + turn.announcements.flatMap { announcement, renderer in
          switch form {
          case .text: [renderer.printed(announcement)]
          case .json: [renderer.json(announcement)]
          case .braille: [renderer.braille(announcement)]
          }
        }
    }
  }
}

/// Something that only the real program can do: then the transcript is played with that.
struct NeedsProgram: Error {}

/// What is played: the settings, the time, the files that there are, and the lines.
struct PlayedScript: Sendable {
  var settings: Settings
  var now: DateTime
  var files: [String: FileResult]
  var isRecognised: Bool
  /// Whether what could be named before each line is kept.
  var looksAround = false
  /// The line after those that were typed; nil after the last.
  var line: @Sendable (_ index: Int, _ soFar: PlayedSession) -> String?
}
