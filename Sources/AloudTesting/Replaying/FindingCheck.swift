internal import Aloud

/// Checks the announcements of a walk for likely errors, and keeps each error once.
struct FindingCheck {
  /// The number of cells on a braille display, and of columns on a narrow terminal.
  private static let cells = 40, columns = 20

  private let canSay: PseudoWalk.CanSay?
  private var counted: CountedTexts
  private(set) var findings: [PseudoFinding] = []
  private var known: Set<String> = []

  init(files: LocaleFiles, canSay: PseudoWalk.CanSay?) {
    (counted, self.canSay) = (CountedTexts(files: files), canSay)
  }

  mutating func look(at announcement: Announcement, _ renderer: Renderer, after lines: [String]) {
    var whole = announcement
    whole.isSpelled = false
    let printed = renderer.printed(whole), locale = renderer.locale
    let sentences = renderer.sentences(whole), isForTesters = LoadedLocale.isForTesters(locale.tag)
    func report(_ rule: PseudoFinding.Rule, _ text: String, once kind: String? = nil) {
      guard known.insert("\(rule.rawValue) \(kind ?? text)").inserted else { return }
      findings.append(
        PseudoFinding(rule: rule, text: text, announcement: printed, locale: locale.table.tag, lines: lines))
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
    // No voice speaks locales that only testers read.
    guard let canSay, !isForTesters else { return }
    for case .text(let text, let language) in renderer.utterance(whole).units {
      let language = language ?? locale.table.tag
      for piece in SpokenPiece.all(in: text) where !canSay(piece.text, language) {
        // A voice that leaves out one number leaves out all, so that is reported once.
        report(.unspoken, piece.text, once: piece.kind == .word ? nil : "\(piece.kind) \(language)")
      }
    }
  }

  private static func untranslated(in sentences: [[TextRun]], after lines: [String]) -> [String] {
    let written = WrittenWords(Set(lines), then: [])
    return sentences.flatMap(\.self).filter { $0.kind != .hidden }.compactMap { run in
      let words = LatinWords.all(in: run.text).filter { $0.count > 1 && $0 != "Aloud" }
      return words.isEmpty || written.contains(run.text) ? nil : run.text
    }
  }

  /// Two whole messages stand side by side. Only a locale that puts brackets around messages shows this.
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

  /// Any mark is wrong in an app's text. In the wording, simple marks keep signs in place, and the others must be closed.
  private static func hasWrongDirection(_ sentences: [[TextRun]]) -> Bool {
    let hidden = (simpleMarks + pairedMarks).map { OutsideText.printed($0) }
    return sentences.joined().contains { run in
      run.kind == .hidden ? hidden.contains(run.text) : pairedMarks.contains { run.text.contains($0) }
    }
  }

  private static let simpleMarks = ["\u{200E}", "\u{200F}", "\u{061C}"]
  private static let pairedMarks = [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ]

  /// Returns the word in which a sign is doubled; three in a row are an ellipsis.
  private static func doubled(_ sign: Character, in text: String) -> String? {
    let same: Set<Character> = sign == "." ? [".", "。", "।", "۔"] : [":", "：", "׃"]
    let words = text.split(separator: " ")
    return words.first { $0.split { !same.contains($0) }.contains { $0.count == 2 } }.map(String.init)
  }

  /// Scripts without spaces break lines between any two letters.
  private static func longest(_ text: String, over width: Int) -> [String] {
    text.split { $0.isWhitespace || $0.unicodeScalars.contains(where: Folding.standsWithoutSpaces) }
      .filter { $0.count > width }.map(String.init)
  }
}

extension String {
  /// The word without surrounding punctuation, so that it is the same at the end of a sentence.
  fileprivate var bare: String {
    let start = drop { !$0.isLetter && !$0.isNumber }
    return String(start.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed())
  }
}

struct CountedTexts {
  let files: LocaleFiles
  private lazy var keysWithForms = Set(
    files.tags(in: "wording").flatMap { tag in ((try? files.messages(tag)) ?? [:]).filter(\.value).keys })

  init(files: LocaleFiles) { self.files = files }

  mutating func uncounted(in announcement: Announcement) -> [String] {
    announcement.allTexts.compactMap { text in
      guard case .message(let message) = text, let first = message.arguments.numberPlaces.first else { return nil }
      if message.original != nil {
        let counts = message.arguments.numberPlaces.contains { Self.countsNoun($0, in: message.key) }
        return counts && !files.texts.isCounted(message.key) ? message.key : nil
      }
      let isOwn = Self.bundledMessages[message.key] == nil
      return first == "count" && isOwn && !keysWithForms.contains(message.key) ? message.key : nil
    }
  }

  /// Returns whether a number is followed by a space and a noun: "{books} books". In "{sold} of {books}" another number follows.
  private static func countsNoun(_ place: String, in text: String) -> Bool {
    guard let (_, after) = text.cut(at: "{\(place)} ") else { return false }
    return !after.contains("{") || after.prefix { $0 != "{" }.split(separator: " ").count != 1
  }

  private static let bundledMessages = (try? LocaleFiles.bundled.messages("en")) ?? [:]
}

extension Message.Arguments {
  fileprivate var numberPlaces: [String] { all.filter { if case .number = $0.1 { true } else { false } }.map(\.0) }
}

/// The words of a text in plain Latin letters, which are untranslated in a locale with other letters.
package enum LatinWords {
  /// Leaves out the numbers that stand for hidden characters.
  package static func all(in text: String) -> [String] {
    let shown = text.contains("\\u{") ? text.replacing(/\\u\{[0-9A-F]+\}/, with: "") : text
    return shown.split { !$0.isASCII || !$0.isLetter }.map(String.init)
  }
}

/// A piece of text to ask a voice about. In a whole text, the other pieces would hide the one that the voice leaves out.
struct SpokenPiece: Equatable {
  enum Kind { case word, number, percent }

  var kind: Kind
  var text: String

  /// Other characters inside a piece belong to it, as in "1,000".
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
    // Some letters, such as 三, are also numbers.
    if character.isLetter { return .word }
    if character.isNumber { return .number }
    return percentSigns.contains(character) ? .percent : nil
  }

  private static let percentSigns: Set<Character> = ["%", "٪", "％", "﹪"]
}

/// The words that a user typed or that are names: whole texts, parts of them, and texts made by editing.
package struct WrittenWords {
  private var texts: Set<String>

  /// The oldest comes first. An edited text counts only if one piece of an earlier one is removed or made of known words.
  package init(_ typed: Set<String>, then edited: [String]) {
    texts = typed
    for text in edited where texts.contains(where: { isEdit(text, of: $0) }) { texts.insert(text) }
  }

  /// Returns whether `words` are whole words of one text. An empty string is not.
  package func contains(_ words: String) -> Bool { !words.isEmpty && texts.contains { Self.isPiece(words, of: $0) } }

  private func isEdit(_ new: String, of old: String) -> Bool {
    let begin = new.commonPrefix(with: old)
    let end = String(new.dropFirst(begin.count).reversed()).commonPrefix(
      with: String(old.dropFirst(begin.count).reversed()))
    let piece = new.dropFirst(begin.count).dropLast(end.count)
    // Spaces join the piece to the rest.
    let words = piece.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty || contains(words)
  }

  private static func isPiece(_ piece: String, of text: String) -> Bool {
    text.ranges(of: piece).contains { range in
      !runsOn(text[..<range.lowerBound].last, piece.first) && !runsOn(piece.last, text[range.upperBound...].first)
    }
  }

  /// Returns whether two characters belong to one word; scripts without spaces can't tell.
  private static func runsOn(_ left: Character?, _ right: Character?) -> Bool {
    guard let left, let right else { return false }
    return [left, right].allSatisfy { character in
      (character.isLetter || character.isNumber)
        && !character.unicodeScalars.contains(where: Folding.standsWithoutSpaces)
    }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String { String(zip(self, other).prefix { $0 == $1 }.map(\.0)) }
}
