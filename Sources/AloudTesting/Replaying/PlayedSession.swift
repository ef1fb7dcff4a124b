internal import Aloud

/// The announcements after one line, or before the first.
struct PlayedTurn: Sendable {
  /// The typed line, or `nil` before the first line.
  var line: String?
  /// A Boolean value that indicates whether the line was a secret, which is never written out.
  var isSecret = false
  /// The announcements, each with the renderer in use at the time.
  var announcements: [(announcement: Announcement, renderer: Renderer)] = []
  /// The other names that the next line could have used, if they are collected.
  var around: [LocalizedText] = []
}

/// A session in which an app played a transcript.
struct PlayedSession: Sendable {
  /// The turns. The first has no line.
  var turns: [PlayedTurn] = [PlayedTurn()]
  /// The settings kept for the next run.
  var kept: [SettingName] = []

  /// Returns the lines as written to a pipe.
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

/// The error that is thrown when only the real program can play a transcript.
struct NeedsProgram: Error {}

/// A script to play: the settings, the time, the data files and the lines.
struct PlayedScript: Sendable {
  var settings: Settings
  var now: DateTime
  var files: [String: FileResult]
  var isRecognised: Bool
  /// A Boolean value that indicates whether the names that each line could use are collected.
  var looksAround = false
  /// Returns the next line to type, or `nil` after the last.
  var line: @Sendable (_ index: Int, _ soFar: PlayedSession) -> String?
}
