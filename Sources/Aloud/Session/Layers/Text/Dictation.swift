/// The phrases that dictate anything but words: "full stop", "new line", "cap" (VOICE-1).
struct Dictation {
  private let locale: LoadedLocale
  private let signs: [(name: String, sign: Character)]
  private let newLine, capital: [String]

  init(_ locale: LoadedLocale) {
    func phrases(_ message: Message) -> [String] {
      locale.wording.foldedPhrases(message.key)
    }
    self.locale = locale
    let named = locale.dictatedSigns.map { (name: Folding.fold($0.name), sign: $0.sign) }
    let stops = phrases(.dictationFullStop).map { (name: $0, sign: Character(".")) }
    signs = (named + stops).sorted { $0.name.count > $1.name.count }
    newLine = phrases(.dictationNewLine)
    capital = phrases(.dictationCapital)
  }

  var phrases: [String] { signs.map(\.name) + newLine + capital }

  /// Reads letters or code words, with capitals: "cap alpha bravo" is "Ab". Returns nil if other words are heard.
  func spelled(_ heard: String) -> String? {
    var words = heard.split(separator: " ")[...]
    var text = ""
    while !words.isEmpty {
      let isCapital = words.drop(one: capital) != nil
      guard let word = words.popFirst(), let letter = locale.letters(saying: [String(word)]) else { return nil }
      text += isCapital ? letter.uppercased() : letter
    }
    return text.isEmpty ? nil : text
  }

  /// The names of signs are replaced by the signs, without a space before those at the end of a word. "New line" begins another
  /// line.
  func lines(_ heard: String) -> [String] {
    var lines = [""]
    var words = heard.split(separator: " ")[...]
    var isCapital = false
    while !words.isEmpty {
      if words.drop(one: newLine) != nil {
        lines.append("")
      } else if words.drop(one: capital) != nil {
        isCapital = true
      } else if let name = words.drop(one: signs.map(\.name)), let sign = signs.first(where: { $0.name == name })?.sign
      {
        lines[lines.count - 1].append(sign)
      } else {
        let word = String(words.removeFirst())
        if let last = lines[lines.count - 1].last, !Self.opens(last) { lines[lines.count - 1] += " " }
        lines[lines.count - 1] += isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
        isCapital = false
      }
    }
    return lines
  }

  /// Returns whether a sign is written without a space after it.
  private static func opens(_ sign: Character) -> Bool { "([{“„«¿¡@#-/".contains(sign) }
}

extension ArraySlice<Substring> {
  /// Removes the first of several folded phrases that the words begin with, and returns it. Returns nil if there is none.
  fileprivate mutating func drop(one phrases: [String]) -> String? {
    for phrase in phrases {
      let count = phrase.split(separator: " ").count
      guard count > 0, count <= self.count, Folding.fold(prefix(count).joined(separator: " ")) == phrase else {
        continue
      }
      removeFirst(count)
      return phrase
    }
    return nil
  }
}

/// Text that is spoken into a field (VOICE-1).
extension EntryLayer {
  /// Nil for a typed line and for a secure field, in which nothing is interpreted.
  func dictated(_ heard: ParsedLine, _ field: TextField, in context: LineContext) -> [String]? {
    guard heard.line.isRecognised, !field.isSecure else { return nil }
    let dictation = Dictation(context.locale)
    if let object = context.object(of: .spellThing, in: heard.text), let spelled = dictation.spelled(object) {
      return [spelled]
    }
    let lines = dictation.lines(context.object(of: .type, in: heard.text) ?? heard.text)
    return field.takesLines ? lines : [lines.filter { !$0.isEmpty }.joined(separator: " ")]
  }
}
