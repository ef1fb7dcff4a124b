import AloudTesting
import TestSupport

@testable import Aloud
@testable import AloudReminders

/// The lines that lead somewhere from where a session is: numbers, and the words that its locale has for what is asked.
struct PossibleLines {
  /// What the user types as a name: a letter that none of the languages has.
  static let name = "Ω"
  /// And what else the user types as text.
  static let otherNames = ["Ψ", "Ж", "Ю"]

  private static let commands = Command.allCases.map(\.name) + ObjectCommand.allCases.map(\.rawValue)

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
    case .menu, nil: numbers + commandLines + ["", "99", Self.name]
    }
  }

  /// What is said to a field: text, and commands on the text that there is.
  private var entryLines: [String] {
    ["", Self.name, ".", word("textLine", "9")]
      + words(
        """
        help clear cancel undo redo done nextCharacter previousCharacter nextWord nextLine lastLine read spell \
        spellPhonetic selectAll selectWord selection copy cut paste deleteWord
        """)
  }

  /// What is said to an open picker: commands, columns, values, and what is none; dates and times as ISO 8601 has them or as
  /// the locale's table does.
  private var pickerLines: [String] {
    let commands = words(
      """
      done back cancel clear next previous first last nextPage previousPage nextMonth previousMonth help repeat \
      whereAmI spell read undo quit nextTab
      """)
    let columns = session.engine.view.front.columns.map { text($0.title) }
    if session.engine.view.front.role == .colorPicker {
      return colorLines + columns + commands + ["", "3", Self.name]
    }
    let days = [1, 9].map { session.locale.dates.relative($0, .day) }
    let values = ["3", "99", "2026-12-24", "2020-01-01", "2026-02-31", "9:07", "9:75", "30:00"]
    // A date that is no Friday.
    let friday = session.locale.dates.format(of: .weekday).string(DateTime(day: Day(20_777)))
    return commands + [word("forward", "0"), word("forward", "2")] + columns
      + (columns.count > 1 ? columns.map { $0 + " 3" } : []) + days + values
      + ["\(friday) 2026-12-24", "", Self.name]
  }

  /// The ways to a color, and a picture whose point is missing. Colors are named in the locale's words.
  private var colorLines: [String] {
    words("grid spectrum sliders palette terminalColors keepColor forgetColor")
      + [word("picture", Self.name), "#006666"]
  }

  /// Commands that change a setting say the same wherever they are said, so once in a tab is enough; and so is a command for a thing that is
  /// not there, but at night.
  private var commandLines: [String] {
    let isFirst = session.engine.navigator.path.count == 2 && session.engine.layers.isEmpty
    return Self.commands.filter { isFirst || SettingCommand(rawValue: $0) == nil }.flatMap { name in
      guard first("command.\(name)").contains("{object}") else { return [word(name)] }
      return switch name {
      case "deleteToken": ["1", "99"].map { word(name, $0) }
      case "more": numbers.map { word(name, $0) }
      default: (isFirst || Nightly.isOn ? ["2", "99"] : ["2"]).map { word(name, $0) }
      }
    }
  }

  private var numbers: [String] { (0..<session.engine.view.front.entries.numberedCount).map { String($0 + 1) } }

  /// The line for a step of a task: a command by its name, with its object; a title by its key; or else as it is.
  func line(_ step: String) -> String {
    let parts = step.split(separator: " ", maxSplits: 1).map(String.init)
    if let name = parts.first, Self.commands.contains(name) {
      return word(name, parts.count > 1 ? parts[1] : "")
    }
    if session.locale.wording.has(step) { return text(.message(step)) }
    precondition(!step.contains { $0.isASCII && $0.isLetter }, "\(step) is neither a command nor a title")
    return step
  }

  /// The first of the phrases for a command, with its object, such as "Ω=Ψ" for what is replaced.
  private func word(_ command: String, _ object: String = "") -> String {
    precondition(Self.commands.contains(command), command)
    let words = object.split(separator: "=").map(String.init)
    let object =
      words.count == 2
      ? first("edit.with").replacing("{old}", with: words[0]).replacing("{new}", with: words[1]) : object
    return first("command.\(command)").replacing("{object}", with: object)
  }

  private func words(_ commands: String) -> [String] { commands.split(separator: " ").map { word(String($0)) } }

  private func first(_ key: String) -> String { session.locale.wording.phrase(key) }

  private func text(_ words: LocalizedText) -> String { session.locale.wording.text(words).alternatives().first ?? "" }
}
