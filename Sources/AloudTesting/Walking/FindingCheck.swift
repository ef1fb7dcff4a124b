internal import Aloud
internal import Synchronization

/// Looks at what is announced on a walk, and keeps what is likely to be wrong: each thing once.
final class FindingCheck: Sendable {
  /// How many cells a braille display has, and how many columns a narrow terminal.
  private static let cells = 40, columns = 20

  /// Whether a voice can say a text in a language; nil where there is no voice to ask.
  private let canSay: PseudoWalk.CanSay?
  private let counted: CountedTexts
  private let found = Mutex((findings: [PseudoFinding](), known: Set<String>()))

  init(files: LocaleFiles, canSay: PseudoWalk.CanSay? = nil) {
    (counted, self.canSay) = (CountedTexts(files), canSay)
  }

  /// What was found, in the order in which it was heard.
  var findings: [PseudoFinding] { found.withLock { $0.findings } }

  /// Looks at an announcement that came after these lines.
  func look(at announcement: Announcement, _ renderer: Renderer, after lines: [String]) {
    var whole = announcement
    whole.isSpelled = false
    let printed = renderer.printed(whole), locale = renderer.locale
    let sentences = renderer.sentences(whole), isForTesters = LoadedLocale.isForTesters(locale.tag)
    func report(_ rule: PseudoFinding.Rule, _ text: String, once kind: String? = nil) {
      found.withLock { found in
        guard found.known.insert("\(rule.rawValue) \(kind ?? text)").inserted else { return }
        found.findings.append(
          PseudoFinding(rule: rule, text: text, announcement: printed, locale: locale.table.tag, lines: lines))
      }
    }
    if isForTesters {
      for text in Self.untranslated(in: sentences, after: lines) { report(.unlocalised, text) }
      for sentence in sentences where Self.isGlued(sentence, in: locale.tag) { report(.glued, sentence.text) }
    }
    for message in counted.uncounted(in: whole) { report(.missingPlural, message) }
    if Self.hasWrongDirection(sentences) { report(.direction, printed) }
    if let word = Self.doubled(".", in: printed) { report(.doubledStop, word) }
    if let word = Self.doubled(":", in: printed) { report(.doubledColon, word) }
    for word in Self.longest(renderer.braille(whole), over: Self.cells) { report(.longBraille, word, once: word.bare) }
    for word in Self.longest(printed, over: Self.columns) { report(.narrow, word, once: word.bare) }
    // No voice speaks what only testers read.
    guard let canSay, !isForTesters else { return }
    for case .text(let text, let language) in renderer.utterance(whole).units {
      let language = language ?? locale.table.tag
      for piece in SpokenPiece.all(in: text) where !canSay(piece.text, language) {
        // A voice that leaves out one number leaves out all.
        report(.unspoken, piece.text, once: piece.kind == .word ? nil : "\(piece.kind) \(language)")
      }
    }
  }

  /// The words that are in nobody's letters: neither translated, nor what was typed.
  private static func untranslated(in sentences: [[TextRun]], after lines: [String]) -> [String] {
    let written = WrittenWords(Set(lines), then: [])
    return sentences.flatMap(\.self).filter { $0.kind != .hidden }.compactMap { run in
      let words = LatinWords.all(in: run.text).filter { $0.count > 1 && $0 != "Aloud" }
      return words.isEmpty || written.contains(run.text) ? nil : run.text
    }
  }

  /// Whether a sentence has two whole messages side by side, with nothing of a third around them. Only a locale that puts
  /// brackets around messages shows it; those in an app's own data count for nothing.
  private static func isGlued(_ sentence: [TextRun], in tag: String) -> Bool {
    var depth = 0
    var isAfterOne = false
    for run in sentence {
      let isMessage = run.kind == .wording || run.language == tag
      for character in run.text {
        switch character {
        case "[" where isMessage:
          if depth == 0, isAfterOne { return true }
          (depth, isAfterOne) = (depth + 1, false)
        case "]" where isMessage:
          depth -= 1
          isAfterOne = depth == 0
        case _ where character.isWhitespace: break
        default: isAfterOne = false
        }
      }
    }
    return false
  }

  /// Whether there are direction marks in it: in an app's text any, which are shown by number; in the wording those that would
  /// have to be closed. Simple ones keep signs in their place on a screen.
  private static func hasWrongDirection(_ sentences: [[TextRun]]) -> Bool {
    sentences.flatMap(\.self).contains { run in
      run.kind == .hidden
        ? (simpleMarks + pairedMarks).contains { run.text == OutsideText.printed($0) }
        : pairedMarks.contains { run.text.contains($0) }
    }
  }

  private static let simpleMarks = ["\u{200E}", "\u{200F}", "\u{061C}"]
  private static let pairedMarks = [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ]

  /// The word in which a sign stands twice; three are an ellipsis.
  private static func doubled(_ sign: Character, in text: String) -> String? {
    let same: Set<Character> = sign == "." ? [".", "。", "।", "۔"] : [":", "：", "׃"]
    return text.split(separator: " ").first { word in
      var run = 0
      for character in word + " " {
        if same.contains(character) {
          run += 1
        } else {
          if run == 2 { return true }
          run = 0
        }
      }
      return false
    }.map(String.init)
  }

  /// The words that are longer than a line. Where words stand without spaces, a line breaks between any two letters.
  private static func longest(_ text: String, over width: Int) -> [String] {
    text.split { $0.isWhitespace || $0.unicodeScalars.contains(where: Folding.standsWithoutSpaces) }
      .filter { $0.count > width }.map(String.init)
  }
}

extension String {
  /// A word without the signs around it: at the end of a sentence it is the same one.
  fileprivate var bare: String {
    let start = drop { !$0.isLetter && !$0.isNumber }
    return String(start.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed())
  }
}

/// Tells of an app's own texts with a number in them whether they have a form for each kind of number.
final class CountedTexts: Sendable {
  private let files: LocaleFiles
  private let known = Mutex<[String: Bool]>([:])

  /// Those in an app's files.
  init(_ files: LocaleFiles) { self.files = files }

  /// The texts in an announcement that depend on a number and have one form in every language.
  func uncounted(in announcement: Announcement) -> [String] {
    announcement.allTexts.compactMap { text in
      guard case .message(let message) = text, let place = message.arguments.countedPlace else { return nil }
      if message.original != nil {
        // What stands before a noun is counted: "{books} books".
        let isCounted = message.key.contains("{\(place)} ") && !files.texts.isCounted(message.key)
        return isCounted ? message.key : nil
      }
      return place == "count" && isOwn(message.key) && !hasForms(message.key) ? message.key : nil
    }
  }

  /// Whether a message is an app's own.
  private func isOwn(_ key: String) -> Bool { Self.bundledMessages[key] == nil }

  private func hasForms(_ key: String) -> Bool {
    known.withLock { known in
      if let has = known[key] { return has }
      let has = files.tags(in: "wording").contains { (try? files.messages($0))?[key] == true }
      known[key] = has
      return has
    }
  }

  private static let bundledMessages = (try? LocaleFiles.bundled.messages("en")) ?? [:]
}

extension Message.Arguments {
  /// The first place that holds a number.
  fileprivate var countedPlace: String? {
    all.first { if case .number = $0.1 { true } else { false } }?.0
  }
}

/// The words of a text that are in plain Latin letters: in a locale that has others, nobody has translated them.
package enum LatinWords {
  /// The words, without the numbers of hidden characters.
  package static func all(in text: String) -> [String] {
    let shown = text.contains("\\u{") ? text.replacing(/\\u\{[0-9A-F]+\}/, with: "") : text
    return shown.split { !$0.isASCII || !$0.isLetter }.map(String.init)
  }
}

/// What a voice is asked for, a piece at a time: where all of a text is asked for at once, what it leaves out is hidden by the rest.
struct SpokenPiece: Equatable {
  /// What a piece is.
  enum Kind { case word, number, percent }

  var kind: Kind
  var text: String

  /// The numbers, percent signs and words of a text, in their order. What stands inside one of them belongs to it: "1,000".
  static func all(in text: String) -> [SpokenPiece] {
    var pieces: [SpokenPiece] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      var isOpen = false, between = ""
      for character in word {
        guard let kind = kind(of: character) else {
          between.append(character)
          continue
        }
        if isOpen, pieces[pieces.count - 1].kind == kind {
          pieces[pieces.count - 1].text += between + String(character)
        } else {
          pieces.append(SpokenPiece(kind: kind, text: String(character)))
        }
        (isOpen, between) = (true, "")
      }
    }
    return pieces
  }

  private static func kind(of character: Character) -> Kind? {
    // Some letters are numbers too: 三.
    if character.isLetter { return .word }
    if character.isNumber { return .number }
    return percentSigns.contains(character) ? .percent : nil
  }

  private static let percentSigns: Set<Character> = ["%", "٪", "％", "﹪"]
}
