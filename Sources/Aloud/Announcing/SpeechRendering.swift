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
        var isAfterHidden = false
        for run in sentence {
          append(run, isAfterHidden: isAfterHidden, to: &units)
          isAfterHidden = run.kind == .hidden
        }
      }
    }
    return Utterance(units, language: locale.table.tag)
  }

  private func append(_ run: TextRun, isAfterHidden: Bool, to units: inout [SpeechUnit]) {
    let pieces: [(String, String?)] =
      switch run.kind {
      case .hidden: [(locale.wording.text(.message("hidden.character")), nil)]
      case .wording: [(run.text, run.language)]
      case .outside: run.language.map { [(run.text, $0)] } ?? ScriptRuns.split(run.text, home: locale.table.scripts)
      }
    for (text, language) in pieces {
      guard case .text(let before, let languageBefore) = units.last else {
        units.append(.text(text, language: language))
        continue
      }
      // The words for a hidden character stand apart from what is around it; punctuation follows them as it is.
      let isApart = run.kind == .hidden ? !before.hasSuffix(" ") : isAfterHidden && text.first?.isPunctuation == false
      let apart = isApart && text.first != " " ? " " + text : text
      if languageBefore == language {
        units[units.count - 1] = .text(before + apart, language: language)
      } else {
        units.append(.text(apart, language: language))
      }
    }
  }
}
