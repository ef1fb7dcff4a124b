extension Renderer {
  /// How long the silence between two sentences is, in milliseconds.
  private static let pauseBetweenSentences = 150

  /// The announcement as an utterance: the same words as printed, with pauses, and each run in the language that reads it.
  public func utterance(_ announcement: Announcement) -> Utterance {
    var units: [SpeechUnit] = []
    for (index, sentence) in sentences(announcement).enumerated() {
      if index > 0 { units.append(.pause(milliseconds: Self.pauseBetweenSentences)) }
      if announcement.isSpelled, index == 0, let name = announcement.name {
        units.append(.characters(locale.wording.text(name)))
      } else {
        for run in sentence { append(run, to: &units) }
      }
    }
    return Utterance(units, language: locale.tag)
  }

  private func append(_ run: TextRun, to units: inout [SpeechUnit]) {
    let pieces: [(String, String?)] =
      switch run.kind {
      case .hidden: [(locale.wording.text(.message("hidden.character")), nil)]
      case .wording: [(run.text, run.language)]
      case .outside: run.language.map { [(run.text, $0)] } ?? ScriptRuns.split(run.text, home: locale.table.scripts)
      }
    for (text, language) in pieces {
      if case .text(let before, language) = units.last {
        units[units.count - 1] = .text(before + (run.kind == .hidden ? " " : "") + text, language: language)
      } else {
        units.append(.text(text, language: language))
      }
    }
  }
}
