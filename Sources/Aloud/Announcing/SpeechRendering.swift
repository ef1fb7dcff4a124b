extension Renderer {
  /// The silences between two sentences and between two facts at the usual rate, in milliseconds.
  private static let (pauseBetweenSentences, gapBetweenFacts) = (150, 120)
  /// The shortest silence that is still noticed, in milliseconds.
  private static let shortestSilence = 40

  /// Returns the length of a silence at the speech rate of the user.
  private func scaled(_ milliseconds: Int) -> Int {
    max(Self.shortestSilence, milliseconds * SpeechSettings().rate / max(1, settings.speech.rate))
  }

  /// Returns the announcement as an utterance: the printed words, or readings of them that the voice can pronounce, with pauses,
  /// and each run in the language in which it is read.
  public func utterance(_ announcement: Announcement) -> Utterance {
    let speaking = speaking
    var units: [SpeechUnit] = settings.sounds ? announcement.icon.map { [.icon($0)] } ?? [] : []
    for (index, sentence) in speaking.sentences(announcement).enumerated() {
      if index > 0 { units.append(.pause(milliseconds: scaled(Self.pauseBetweenSentences))) }
      if announcement.isSpelled, index == 0, let name = announcement.name {
        for (index, line) in speaking.spelledLines(name).enumerated() {
          if index > 0 { units.append(.text(" " + speaking.newLine + " ", language: nil)) }
          units.append(.characters(line))
        }
      } else {
        var isAfterHidden = false
        for run in sentence {
          speaking.append(run, isAfterHidden: isAfterHidden, to: &units)
          if run.kind == .wording, run.text == separator {
            units.append(.gap(milliseconds: scaled(Self.gapBetweenFacts)))
          }
          isAfterHidden = run.kind == .hidden
        }
      }
    }
    var utterance = Utterance(units.flatMap(said), language: locale.table.tag)
    (utterance.topic, utterance.reading) = (announcement.topic, announcement.reading)
    if announcement.topic != nil { utterance.priority = .polite }
    if announcement.isAhead { utterance.priority = .ahead }
    return utterance
  }

  /// Returns a unit in the form for the voice: in its own language, words replace text that it would mispronounce.
  private func said(_ unit: SpeechUnit) -> [SpeechUnit] {
    switch unit {
    case .text(let text, let language) where language.map(isOwn) ?? true:
      [.text(locale.said(text), language: language)]
    case .characters(let text): spelled(text)
    case .text, .pause, .gap, .mark, .rate, .pitch, .icon: [unit]
    }
  }

  /// Returns a Boolean value that indicates whether the voice of the locale reads a language (BCP 47).
  private func isOwn(_ language: String) -> Bool {
    language.prefix { $0 != "-" } == locale.table.tag.prefix { $0 != "-" }
  }

  /// Returns a text to be spelled, with words for digits that the voice can't say.
  private func spelled(_ text: String) -> [SpeechUnit] {
    guard text.contains(where: { locale.said(digit: $0) != nil }) else { return [.characters(text)] }
    var units: [SpeechUnit] = []
    for character in text {
      if let word = locale.said(digit: character) {
        units.append(.text(" " + word + " ", language: nil))
      } else if case .characters(let before) = units.last {
        units[units.count - 1] = .characters(before + String(character))
      } else {
        units.append(.characters(String(character)))
      }
    }
    return units
  }

  private func append(_ run: TextRun, isAfterHidden: Bool, to units: inout [SpeechUnit]) {
    let words = run.reading ?? run.text
    let pieces: [(String, String?)] =
      switch run.kind {
      case .hidden: [(wording.runs(.message(.hiddenCharacter)).spoken, nil)]
      // A reading keeps words of another script that must be typed as they are.
      case .wording where run.reading == nil: [(run.text, run.language)]
      case .wording, .outside:
        run.language.map { [(words, $0)] } ?? ScriptRuns.split(words, home: locale.table.scripts)
      }
    for (piece, language) in pieces {
      let text = piece.withoutDirectionMarks
      guard case .text(let before, let languageBefore) = units.last else {
        units.append(.text(text, language: language))
        continue
      }
      // The words for a hidden character are set off by spaces, but punctuation follows them directly.
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
