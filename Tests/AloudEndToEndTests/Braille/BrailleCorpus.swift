import AloudApp

@testable import Aloud
@testable import AloudCommand
@testable import AloudTesting

/// What is announced in all transcripts of English lines: facts, which each language has its own words for.
enum BrailleCorpus {
  /// An announcement, and what the user had set.
  struct Heard: Sendable {
    var announcement: Announcement
    var settings: Settings
    /// Whether all its words are the program's own: those of a document are in one language.
    var isBuiltIn: Bool
  }

  /// All of them, played once.
  static let heard: Task<[Heard], any Error> = Task {
    guard let words = Words.usual else { return [] }
    let apps = TranscriptApps(words)
    var heard: [Heard] = []
    for file in try TranscriptFile.all(at: TranscriptTests.folder) {
      let transcript = try Transcript(contentsOf: file.path)
      let header = transcript.header
      guard [nil, "en"].contains(header.locale), header.exit == 0,
        let arguments = TranscriptArguments(header.arguments.withoutBraille), let app = apps.app(of: transcript)
      else { continue }
      var settings = Settings(locale: "en")
      settings.speech.isOn = false
      for change in arguments.changes { settings.apply(change, from: .commandLine) }
      let inputs = transcript.inputs
      let script = PlayedScript(
        settings: settings, now: transcript.now, files: try transcript.dataFiles(), isRecognised: arguments.isRecognised
      ) { index, _ in index < inputs.count ? inputs[index] : nil }
      // What only the program can play has nothing that others don't.
      guard let played = try? app.play(script) else { continue }
      let isBuiltIn = header.app == nil && header.command == nil
      heard += played.turns.flatMap(\.announcements).map {
        Heard(announcement: $0.announcement, settings: $0.renderer.settings, isBuiltIn: isBuiltIn)
      }
    }
    return heard
  }

  /// The lines of braille that a language has for them, each once.
  static func lines(in tag: String, builtInAlone: Bool = false) async throws -> [String] {
    let locale = try LoadedLocale(tag)
    var known: Set<String> = []
    var lines: [String] = []
    for one in try await Self.heard.value where one.isBuiltIn || !builtInAlone {
      let line = Renderer(locale: locale, settings: one.settings).braille(one.announcement)
      if known.insert(line).inserted { lines.append(line) }
    }
    return lines
  }
}

extension [String] {
  /// A command line without the form that it asks for.
  fileprivate var withoutBraille: [String] {
    var words = self
    for option in ["--format", "--braille-table", "--cells"] {
      if let index = words.firstIndex(of: option) {
        words.removeSubrange(index...Swift.min(index + 1, words.count - 1))
      }
    }
    return words
  }
}
