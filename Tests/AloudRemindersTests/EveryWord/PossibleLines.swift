@testable import Aloud
@testable import AloudReminders

/// The lines that lead somewhere from where a session is: numbers, and the words that its locale has for what is asked.
struct PossibleLines {
  /// What the user types as a name: a letter that none of the languages has.
  static let name = "Ω"
  /// And what else the user types as text.
  static let otherNames = ["Ψ", "Ж", "Ю"]

  /// What nothing is called, with a character that can't be seen.
  static let nonsense = "?Ω\u{2060}"

  private let session: Session<BuiltInApp>

  init(_ session: Session<BuiltInApp>) { self.session = session }

  /// The lines to try, each by itself.
  var all: [String] {
    switch session.engine.layers.last {
    case .entry: entryLines
    case .confirmation(let act):
      [text(act.phrase), text(act.confirmation.keep), "", Self.name, word("undo"), word("quit")]
    case .alert: ["", Self.name, first("alert.ok")]
    case .choice: ["", "1", "99", Self.name, word("cancel")]
    case .hearing: ["", first("answer.yes"), first("answer.no")]
    case .discard: [first("discard.discard"), first("discard.save"), first("discard.keep"), Self.name, word("undo")]
    case .picker(let picker):
      picker.question == nil
        ? pickerLines
        : ["", "1", "99", first("answer.yes"), first("answer.no"), Self.name, word("help"), word("cancel")]
    case .menu, nil: numbers + commands.flatMap(lines) + ["", "99", Self.name]
    }
  }

  /// What is said to a field: text, and commands on the text that there is.
  private var entryLines: [String] {
    let commands: [AnyCommand] = [
      "help", "clear", "cancel", "undo", "redo", "done", "nextCharacter", "previousCharacter", "nextWord", "nextLine",
      "lastLine",
      "read", "spell", "spellPhonetic", "selectAll", "selectWord", "selection", "copy", "cut", "paste", "deleteWord",
    ]
    return ["", Self.name, ".", word("textLine").replacing("{object}", with: "9")] + commands.map(word)
  }

  /// What is said to an open picker: commands, columns, values, and what is none; dates and times as ISO 8601 has them or as
  /// the locale's table does.
  private var pickerLines: [String] {
    let commands: [AnyCommand] = [
      "done", "back", "cancel", "clear", "next", "previous", "first", "last", "nextPage", "previousPage", "nextMonth",
      "previousMonth", "help", "repeat", "whereAmI", "spell", "read", "undo", "quit", "nextTab",
    ]
    let columns = session.engine.view.front.columns.map { text($0.title) }
    let days = [1, 9].map { session.locale.dates.relative($0, .day) }
    let values = ["3", "99", "2026-12-24", "2020-01-01", "2026-02-31", "9:07", "9:75", "30:00"]
    // A date that is no Friday.
    let friday = session.locale.dates.format(of: .weekday).string(DateTime(day: Day(20_777)))
    if session.engine.view.front.role == .colorPicker {
      return colorLines + columns + commands.map(word) + ["", "3", Self.name]
    }
    let steps = ["0", "2"].map { word("forward").replacing("{object}", with: $0) }
    return commands.map(word) + steps + columns
      + (columns.count > 1 ? columns.map { $0 + " 3" } : []) + days + values
      + ["\(friday) 2026-12-24", "", Self.name]
  }

  /// The ways to a color, and a picture whose point is missing. Colors are named in the locale's words.
  private var colorLines: [String] {
    let ways: [AnyCommand] = ["grid", "spectrum", "sliders", "palette", "terminalColors", "keepColor", "forgetColor"]
    return ways.map(word) + [word("picture").replacing("{object}", with: Self.name), "#006666"]
  }

  /// The commands to try: those that change a setting say the same wherever they are said, so once in a tab is enough.
  private var commands: [AnyCommand] {
    let isFirst = session.engine.navigator.path.count == 2 && session.engine.layers.isEmpty
    return (AnyCommand.alone + AnyCommand.withObject).filter { isFirst || !Self.ofSettings.contains($0) }
  }

  private static let ofSettings = Set(SettingCommand.allCases.map { AnyCommand(name: $0.rawValue) })

  private var numbers: [String] { (0..<session.engine.view.front.entries.numberedCount).map { String($0 + 1) } }

  /// What the session has to be asked for by number, where a command takes an object.
  private func lines(_ command: AnyCommand) -> [String] {
    let phrase = word(command)
    guard phrase.contains("{object}") else { return [phrase] }
    return switch command {
    case "deleteToken": ["1", "99"].map { phrase.replacing("{object}", with: $0) }
    case "more": numbers.map { phrase.replacing("{object}", with: $0) }
    default: ["2", "99"].map { phrase.replacing("{object}", with: $0) }
    }
  }

  /// The first of the phrases for a command.
  func word(_ command: AnyCommand) -> String { first(command.key) }

  /// The first of the alternatives of a message, as the locale words it.
  private func first(_ key: String) -> String {
    let alternatives = session.locale.wording.alternatives(key)
    return (alternatives.own + alternatives.english).first ?? key
  }

  /// What a message says.
  func title(_ key: String) -> String { text(.message(key)) }

  private func text(_ words: LocalizedText) -> String { session.locale.wording.text(words).alternatives().first ?? "" }
}

/// A command by its name, whether it takes an object or not.
struct AnyCommand: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  /// The commands that stand by themselves, and those that take an object.
  static let alone = Command.allCases.map { AnyCommand(name: $0.name) }
  static let withObject = ObjectCommand.allCases.map { AnyCommand(name: $0.rawValue) }

  /// The one of that name.
  init(name: String) { self.name = name }

  /// The one of that name; there must be one.
  init(stringLiteral name: String) {
    precondition(Self.alone.contains { $0.name == name } || Self.withObject.contains { $0.name == name }, name)
    self.name = name
  }

  /// The key of its phrases in a wording.
  var key: String { "command.\(name)" }
}
