/// Commands on a text (EDIT-2). They have no other effects, and are the same for a field that awaits its text and one that is
/// only read.
struct TextCommands {
  let locale: LoadedLocale
  let pasted: String?
  let takesLines: Bool

  func perform(_ work: TextWork, on text: inout EditedText) -> TextOutcome {
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

  private func perform(_ command: TextCommand, on text: inout EditedText) -> TextOutcome {
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
  func perform(_ command: ObjectCommand, _ object: String, on text: inout EditedText) -> TextOutcome? {
    switch command {
    case .textLine: takesLines ? go(toLine: object, in: &text) : nil
    case .insert: insert(object, into: &text)
    case .replace: replace(object, all: false, in: &text)
    case .replaceAll: replace(object, all: true, in: &text)
    case .selectPiece: select(object, in: &text)
    case .open, .goTo, .choose, .turnOn, .turnOff, .number, .tab, .more, .actions, .copyThing, .spellThing, .readThing,
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

  var full: TextOutcome { .refused(.message(.editFull(limit: .number(EditedText.limit)))) }
}

struct TextOutcome: Sendable, Equatable {
  var announcements: [Announcement]
  /// The lines that are read, counted from 1, if the command reads the text from some line on.
  var readLines: ClosedRange<Int>?
  var copied: String?

  static func said(_ kind: Announcement.Kind, _ sentence: LocalizedText) -> TextOutcome {
    TextOutcome(announcements: [Announcement(kind, sentence)])
  }

  static func refused(_ sentence: LocalizedText) -> TextOutcome { said(.refusal, sentence) }
}
