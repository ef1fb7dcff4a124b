@testable import Aloud
@testable import AloudCommand

/// What can be said that leads somewhere from where a session is: numbers, and what is asked for in words.
struct PossibleSayings {
  /// What the user types as a name: a letter that none of the fifteen languages has.
  static let name = "Ω"
  /// And what else the user types as text.
  static let otherNames = ["Ψ", "Ж", "Ю"]

  /// What nothing is called, with a character that can't be seen.
  static let nonsense = Saying.typed("?Ω\u{2060}")

  private static let silence = Saying.typed("")
  private static let naming = Saying.typed(name)
  private static let tooMany = Saying.typed("99")

  private let front: SessionFront
  private let wording: Wording

  init(_ session: Session<BuiltInApp>) {
    front = SessionFront(session)
    wording = session.locale.wording
  }

  /// What to try, each by itself.
  var all: [Saying] {
    switch front.kind {
    case .entry: ofEntries
    case .confirmation: [.confirmation, .keeping, Self.silence, Self.naming, .command("undo"), .command("quit")]
    case .alert: [Self.silence, Self.naming, .answer("alert.ok")]
    case .which: [Self.silence, .typed("1"), Self.tooMany, Self.naming, .command("cancel")]
    case .discard:
      [.answer("discard.discard"), .answer("discard.save"), .answer("discard.keep"), Self.naming, .command("undo")]
    case .picker: ofPickers
    case .pickerQuestion:
      [Self.silence, .typed("1"), Self.tooMany, .answer("answer.yes"), .answer("answer.no"), Self.naming]
        + [.command("help"), .command("cancel")]
    case .place: numbers.map(Saying.typed) + commands.flatMap(ofCommand) + [Self.silence, Self.tooMany, Self.naming]
    }
  }

  /// What is said to a field: text, and commands on the text that there is.
  private var ofEntries: [Saying] {
    let commands: [AnyCommand] = [
      "help", "clear", "cancel", "undo", "redo", "done", "nextCharacter", "previousCharacter", "nextWord", "nextLine",
      "lastLine",
      "read", "spell", "spellPhonetic", "selectAll", "selectWord", "selection", "copy", "cut", "paste", "deleteWord",
    ]
    return [Self.silence, Self.naming, .typed("."), .command("textLine", object: "9")] + commands.map { .command($0) }
  }

  /// What is said to an open picker: commands, columns, values, and what is none; dates and times as ISO 8601 has them or as
  /// the locale's table does.
  private var ofPickers: [Saying] {
    let commands: [AnyCommand] = [
      "done", "back", "cancel", "clear", "next", "previous", "first", "last", "nextPage", "previousPage", "nextMonth",
      "previousMonth", "help", "repeat", "whereAmI", "spell", "read", "undo", "quit", "nextTab",
    ]
    let columns = front.columns.map(\.id)
    let values = ["3", "99", "2026-12-24", "2020-01-01", "2026-02-31", "9:07", "9:75", "30:00"]
    if front.isColorPicker {
      return ofColorPickers + columns.map { .column($0) } + commands.map { .command($0) }
        + [Self.silence, .typed("3"), Self.naming]
    }
    return commands.map { .command($0) } + ["0", "2"].map { .command("forward", object: $0) }
      + columns.map { .column($0) } + (columns.count > 1 ? columns.map { .column($0, then: " 3") } : [])
      + [1, 9].map(Saying.relativeDay) + values.map(Saying.typed)
      // A date that is no Friday.
      + [.weekday(Day(20_777), then: " 2026-12-24"), Self.silence, Self.naming]
  }

  /// The ways to a color, and a picture whose point is missing. Colors are named in the locale's words.
  private var ofColorPickers: [Saying] {
    let ways: [AnyCommand] = ["grid", "spectrum", "sliders", "palette", "terminalColors", "keepColor", "forgetColor"]
    return ways.map { .command($0) } + [.command("picture", object: Self.name), .typed("#006666")]
  }

  /// The commands to try: those that change a setting say the same wherever they are said, so once in a tab is enough.
  private var commands: [AnyCommand] {
    (AnyCommand.alone + AnyCommand.withObject).filter { front.isTab || !Self.ofSettings.contains($0) }
  }

  private static let ofSettings = Set(SettingCommand.allCases.map { AnyCommand(name: $0.rawValue) })

  private var numbers: [String] { (0..<front.numberedCount).map { String($0 + 1) } }

  /// A command, with what the session has to be asked for by number where it takes an object.
  private func ofCommand(_ command: AnyCommand) -> [Saying] {
    guard AnyCommand.withObject.contains(command) else { return [.command(command)] }
    let objects =
      switch command {
      case "deleteToken": ["1", "99"]
      case "more": numbers
      default: ["2", "99"]
      }
    return objects.map { .command(command, object: $0) }
  }
}
