internal import Aloud
internal import Synchronization

/// Looks at what is announced on a walk, and keeps what is likely to be wrong: each thing once.
final class FindingCheck: Sendable {
  /// How many cells a braille display has, and how many columns a narrow terminal.
  private static let cells = 40, columns = 20

  /// Whether a voice can say a text in a language; nil where there is no voice to ask.
  private let canSay: (@Sendable (_ text: String, _ language: String) -> Bool)?
  private let files: LocaleFiles
  private let found = Mutex((findings: [PseudoFinding](), known: Set<String>()))

  init(files: LocaleFiles, canSay: (@Sendable (_ text: String, _ language: String) -> Bool)? = nil) {
    (self.files, self.canSay) = (files, canSay)
  }

  /// What was found, in the order in which it was heard.
  var findings: [PseudoFinding] { found.withLock { $0.findings } }

  /// Looks at an announcement that came after these lines.
  func look(at announcement: Announcement, _ renderer: Renderer, after lines: [String]) {
    var whole = announcement
    whole.isSpelled = false
    let printed = renderer.printed(whole), locale = renderer.locale
    func report(_ rule: PseudoFinding.Rule, _ text: String) {
      found.withLock { found in
        guard found.known.insert("\(rule.rawValue) \(text)").inserted else { return }
        found.findings.append(
          PseudoFinding(rule: rule, text: text, announcement: printed, locale: locale.table.tag, lines: lines))
      }
    }
    if LoadedLocale.isForTesters(locale.tag) {
      for text in Self.untranslated(in: renderer.sentences(whole), after: lines) { report(.unlocalised, text) }
    }
    for sentence in renderer.sentences(whole) where Self.isGlued(sentence.text) { report(.glued, sentence.text) }
    for message in uncounted(in: whole) { report(.missingPlural, message) }
    if printed.unicodeScalars.contains(where: Self.isDirectionMark)
      || !Self.isBalanced(renderer.printedForTerminal(whole))
    {
      report(.direction, printed)
    }
    if let word = Self.doubled(".", in: printed) { report(.doubledStop, word) }
    if let word = Self.doubled(":", in: printed) { report(.doubledColon, word) }
    for word in Self.longest(renderer.braille(whole), over: Self.cells) { report(.longBraille, word) }
    for word in Self.longest(printed, over: Self.columns) { report(.narrow, word) }
    guard let canSay else { return }
    for case .text(let text, let language) in renderer.utterance(whole).units {
      for word in text.split(whereSeparator: { $0 == " " || $0 == "\u{A0}" }).map(String.init)
      where word.contains(where: { $0.isLetter || $0.isNumber || $0 == "%" })
        && !canSay(word, language ?? locale.table.tag)
      {
        report(.unspoken, word)
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

  /// Whether a sentence has two whole messages side by side, with nothing of a third around them.
  private static func isGlued(_ sentence: String) -> Bool {
    var depth = 0
    var closed: String.Index?
    for index in sentence.indices {
      switch sentence[index] {
      case "[":
        if depth == 0, let end = closed, sentence[end..<index].allSatisfy(\.isWhitespace) { return true }
        depth += 1
      case "]":
        depth -= 1
        if depth == 0 { closed = sentence.index(after: index) }
      default: break
      }
    }
    return false
  }

  /// The texts with a number in them that have one form.
  private func uncounted(in announcement: Announcement) -> [String] {
    announcement.allTexts.compactMap { text in
      guard case .message(let message) = text, let place = message.arguments.countedPlace else { return nil }
      if message.original != nil {
        // What stands before a noun is counted: "{books} books".
        let isCounted = message.key.contains("{\(place)} ") && !files.texts.isCounted(message.key)
        return isCounted ? message.key : nil
      }
      return isOwn(message.key) && place == "count" && !isPlural(message.key) ? message.key : nil
    }
  }

  /// Whether a message is an app's own.
  private func isOwn(_ key: String) -> Bool { !Self.bundledMessages.keys.contains(key) }

  private func isPlural(_ key: String) -> Bool {
    LocaleFiles.bundled.tags(in: "wording").contains { (try? files.messages($0))?[key] == true }
  }

  private static let bundledMessages = (try? LocaleFiles.bundled.messages("en")) ?? [:]

  private static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isBalanced(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

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

  /// The words that are longer than a line.
  private static func longest(_ text: String, over width: Int) -> [String] {
    text.split(whereSeparator: \.isWhitespace).filter { $0.count > width }.map(String.init)
  }
}

extension Message.Arguments {
  /// The first place that holds a number.
  fileprivate var countedPlace: String? {
    all.first { if case .number = $0.1 { true } else { false } }?.0
  }
}
