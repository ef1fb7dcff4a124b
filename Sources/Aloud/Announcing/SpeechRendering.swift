extension Renderer {
  /// In milliseconds, at the usual rate.
  private static let (pauseBetweenSentences, gapBetweenFacts) = (150, 120)
  /// In milliseconds.
  private static let shortestSilence = 40

  private func scaled(_ milliseconds: Int) -> Int {
    max(Self.shortestSilence, milliseconds * SpeechSettings().rate / max(1, settings.speech.rate))
  }

  /// Returns the announcement as an utterance: the printed words, or readings of them that the voice can pronounce, with
  /// pauses, and each run in the language in which it is read.
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

  private func said(_ unit: SpeechUnit) -> [SpeechUnit] {
    switch unit {
    case .text(let text, let language) where language.map(isOwn) ?? true:
      [.text(locale.said(text), language: language)]
    case .characters(let text): spelled(text)
    case .text, .pause, .gap, .mark, .rate, .pitch, .icon: [unit]
    }
  }

  private func isOwn(_ language: String) -> Bool {
    language.prefix { $0 != "-" } == locale.table.tag.prefix { $0 != "-" }
  }

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
      if languageBefore == language { units.removeLast() }
      units.append(.text(languageBefore == language ? before + apart : apart, language: language))
    }
  }
}

/// A splitter by script of text that is not from the wording, so that no voice has to read a script that it can't, and would
/// spell letter by letter.
enum ScriptRuns {
  /// Returns pieces of `text`, each with the language to read it in; nil if the voice of the locale reads it. `home` has the
  /// scripts of that voice, by ISO 15924 name.
  static func split(_ text: String, home: [String]) -> [(String, String?)] {
    if text.utf8.allSatisfy({ $0 < 0x80 }), home.contains("Latn") { return [(text, nil)] }
    var pieces: [(String, String?)] = []
    var current = ""
    var language: String?
    for character in text {
      let found = script(of: character)
      if let found, !current.isEmpty, self.language(found, home: home) != language,
        current.contains(where: { script(of: $0) != nil })
      {
        pieces.append((current, language))
        current = ""
      }
      if let found { language = self.language(found, home: home) }
      current.append(character)
    }
    if !current.isEmpty { pieces.append((current, language)) }
    return pieces
  }

  private static func language(_ script: String, home: [String]) -> String? {
    home.contains(script) ? nil : readers[script]
  }

  private static let readers = [
    "Latn": "en", "Arab": "ar", "Hebr": "he", "Cyrl": "ru", "Grek": "el", "Hani": "zh", "Kana": "ja", "Hang": "ko",
    "Deva": "hi", "Thai": "th", "Armn": "hy", "Geor": "ka", "Beng": "bn", "Taml": "ta", "Telu": "te",
  ]

  /// Nil for a character without a script of its own (a digit, a space or punctuation).
  private static func script(of character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first, scalar.properties.isAlphabetic else { return nil }
    return switch scalar.value {
    case 0x0000...0x024F, 0x1E00...0x1EFF, 0xFF21...0xFF5A: "Latn"
    case 0x0370...0x03FF, 0x1F00...0x1FFF: "Grek"
    case 0x0400...0x052F: "Cyrl"
    case 0x0530...0x058F: "Armn"
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: "Hebr"
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: "Arab"
    case 0x0900...0x097F: "Deva"
    case 0x0980...0x09FF: "Beng"
    case 0x0B80...0x0BFF: "Taml"
    case 0x0C00...0x0C7F: "Telu"
    case 0x0E00...0x0E7F: "Thai"
    case 0x10A0...0x10FF: "Geor"
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: "Kana"
    case 0x1100...0x11FF, 0xAC00...0xD7AF: "Hang"
    case 0x3400...0x9FFF, 0x20000...0x323AF: "Hani"
    default: nil
    }
  }
}
