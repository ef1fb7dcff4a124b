/// Commands on a text (EDIT-2). They have no other effects, and are the same for a field that awaits its text and one that is
/// only read.
struct TextCommands {
  let locale: LoadedLocale
  let pasted: String?
  let takesLines: Bool

  func perform(_ work: TextWork, on text: inout EditedText) -> Outcome {
    switch work {
    case .text(let command): perform(command, on: &text)
    case .read: readOn(in: &text)
    case .spell: spell(text)
    case .spellPhonetic: spell(text, inWords: true)
    case .selectAll: select(0..<text.text.utf8.count, in: &text)
    case .selection: saySelection(text)
    case .copy: copy(text)
    case .paste: paste(into: &text)
    }
  }

  private func perform(_ command: TextCommand, on text: inout EditedText) -> Outcome {
    switch command {
    case .nextCharacter: move(.character, isForward: true, in: &text)
    case .previousCharacter: move(.character, isForward: false, in: &text)
    case .nextWord: move(.word, isForward: true, in: &text)
    case .previousWord: move(.word, isForward: false, in: &text)
    case .nextLine: move(.line, isForward: true, in: &text)
    case .previousLine: move(.line, isForward: false, in: &text)
    case .firstLine: read(text.units.line(at: 0), .line, in: &text)
    case .lastLine: read(text.units.line(at: text.text.utf8.count), .line, in: &text)
    case .selectWord: select(word(in: text), in: &text)
    case .selectLine: select(text.units.line(at: text.cursor), in: &text)
    case .cut: cut(&text)
    case .deleteWord: deleteWord(in: &text)
    }
  }

  /// Returns nil if the command does not apply to text, or not to the object.
  func perform(_ command: ObjectCommand, _ object: String, on text: inout EditedText) -> Outcome? {
    switch command {
    case .textLine: takesLines ? go(toLine: object, in: &text) : nil
    case .insert: insert(object, into: &text)
    case .replace: replace(object, all: false, in: &text)
    case .replaceAll: replace(object, all: true, in: &text)
    case .selectPiece: select(object, in: &text)
    case .open, .show, .goTo, .choose, .turnOn, .turnOff, .number, .tab, .more, .actions, .copyThing, .spellThing,
      .readThing,
      .find,
      .jump,
      .type, .forward, .backward, .picture, .scope, .deleteToken, .deselect, .selectWith,
      .voice:
      nil
    }
  }

  /// The word that was read last, or otherwise the word that contains or follows the cursor on its line.
  func word(in text: EditedText) -> Range<Int>? {
    if text.unit == .word, let place = text.place, !place.isEmpty { return place }
    return text.units.word(at: text.cursor)
  }

  static let full = Outcome.refused(.message(.editFull(limit: .number(EditedText.limit))))
}

extension TextCommands {
  func move(_ unit: TextUnit, isForward: Bool, in text: inout EditedText) -> Outcome {
    guard let piece = isForward ? next(unit, in: text) : previous(unit, in: text) else {
      return .refused(.message(isForward ? .textEnd : .textBeginning))
    }
    return read(piece, unit, in: &text)
  }

  func read(_ piece: Range<Int>, _ unit: TextUnit, in text: inout EditedText) -> Outcome {
    text.go(to: piece, unit)
    return .say(announcement(of: piece, unit, in: text))
  }

  func go(toLine object: String, in text: inout EditedText) -> Outcome? {
    guard let number = NumberReading.number(Folding.fold(object), in: locale) else { return nil }
    guard let line = text.units.line(numbered: number) else {
      return .refused(.message(.textNoLine(number: .number(number), count: .number(text.lineCount))))
    }
    return read(line, .line, in: &text)
  }

  func readOn(in text: inout EditedText) -> Outcome {
    let start = text.place?.lowerBound ?? 0
    let first = text.units.number(ofLineAt: start)
    var line = start..<text.units.line(at: start).upperBound
    var announcements: [Announcement] = []
    while true {
      announcements.append(announcement(of: line, .line, in: text, number: first + announcements.count))
      text.go(to: line, .line)
      guard announcements.count < Browsing.readLimit, line.upperBound < text.text.utf8.count else { break }
      line = text.units.line(at: line.upperBound + 1)
    }
    let lines = first...first + announcements.count - 1
    let rest = text.lineCount - first + 1 - announcements.count
    if rest > 0 { announcements.append(Announcement(.notice, .message(.textMore(count: .number(rest))))) }
    return Outcome(.read(announcements, lines: Array(lines), of: .text))
  }

  /// Spells the piece that was selected or read last, or otherwise the whole text if it is short, or the word at the cursor.
  func spell(_ text: EditedText, inWords: Bool = false) -> Outcome {
    let read = text.place.flatMap { $0.isEmpty ? nil : $0 }
    var piece = text.selection ?? read ?? 0..<text.text.utf8.count
    if text.units[piece].count > 100 { piece = word(in: text) ?? text.cursor..<text.cursor }
    return .say(Announcement(spelling: .verbatim(String(text.units[piece])), inWords, locale))
  }

  func saySelection(_ text: EditedText) -> Outcome {
    guard let selection = text.selection else { return .refused(.message(.editNothingSelected)) }
    return .said(.notice, .message(.editSelected(text: .text(.told(String(text.units[selection]))))))
  }

  private func announcement(
    of piece: Range<Int>, _ unit: TextUnit, in text: EditedText, number: Int? = nil
  ) -> Announcement {
    var announcement = Announcement(.item)
    let content = text.units[piece]
    switch unit {
    case .line where content.allSatisfy(\.isWhitespace): announcement.name = .message(.textBlankLine)
    // A single sign is announced by its name.
    case .character, .word: announcement.name = signs(content) ?? .verbatim(String(content))
    case .line: announcement.name = content.count == 1 ? signs(content) : .verbatim(String(content))
    }
    if content.count == 1 { announcement.isSpelled = announcement.name == .verbatim(String(content)) }
    if unit == .line, text.lineCount > 1 {
      announcement.position = Position(
        number ?? text.units.number(ofLineAt: piece.lowerBound), of: text.lineCount)
    }
    return announcement
  }

  /// Returns a character, or several equal signs, in words.
  private func signs(_ content: Substring) -> LocalizedText? {
    guard let first = content.first, content.allSatisfy({ $0 == first }) else { return nil }
    if content.count == 1 { return locale.text(of: first) }
    guard !first.isLetter, !first.isNumber else { return nil }
    return .facts(content.prefix(10).map(locale.text))
  }

  private func next(_ unit: TextUnit, in text: EditedText) -> Range<Int>? {
    let units = text.units
    guard let place = text.place else {
      return switch unit {
      case .character: units.character(at: 0)
      case .word: units.word(from: 0)
      case .line: units.line(at: 0)
      }
    }
    switch unit {
    // After a word or a line, its first character is next.
    case .character:
      let isOver = text.unit == .character || units.character(at: place.lowerBound) == place
      return units.character(at: isOver ? place.upperBound : place.lowerBound)
    case .word: return units.word(from: text.unit == .line ? place.lowerBound : place.upperBound)
    case .line:
      let end = units.line(at: place.lowerBound).upperBound
      return end < text.text.utf8.count ? units.line(at: end + 1) : nil
    }
  }

  private func previous(_ unit: TextUnit, in text: EditedText) -> Range<Int>? {
    let units = text.units
    let place = text.place?.lowerBound
    let end = text.text.utf8.count
    switch unit {
    case .character: return units.character(before: place ?? end)
    case .word:
      return place == nil ? units.words(at: end).last ?? units.word(before: end) : units.word(before: place ?? end)
    case .line:
      guard let place else { return units.line(at: end) }
      let start = units.line(at: place).lowerBound
      return start > 0 ? units.line(at: start - 1) : nil
    }
  }
}

extension Announcement {
  /// Spells a name: in code words if `inWords` and the locale has them, otherwise character by character (LOOP-3, EDIT-2).
  init(spelling name: LocalizedText, _ inWords: Bool, _ locale: LoadedLocale) {
    self.init(.notice)
    let words = inWords ? locale.spelled(locale.wording.text(name)) : nil
    self.name = words ?? name
    isSpelled = words == nil
  }
}
