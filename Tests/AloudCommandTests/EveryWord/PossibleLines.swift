@testable import Aloud
@testable import AloudCommand

/// The lines that lead somewhere from where a session is: numbers, and the words that its locale has for what is asked.
struct PossibleLines {
  /// What the user types as a name: a letter that none of the fifteen languages has.
  static let name = "Ω"

  /// What nothing is called, with a character that can't be seen.
  static let nonsense = "?Ω\u{2060}"

  private let session: Session<BuiltInApp>

  init(_ session: Session<BuiltInApp>) { self.session = session }

  /// The lines to try, each by itself.
  var all: [String] {
    switch session.navigation.overlays.last {
    case .entry: ["", Self.name, word(.help), word(.clear), word(.cancel), word(.undo)]
    case .confirmation(let act):
      [text(act.phrase), text(act.confirmation.keep), "", Self.name, word(.undo), word(.quit)]
    case .alert: ["", Self.name, first("alert.ok")]
    case .which: ["", "1", "99", Self.name, word(.cancel)]
    case .discard: [first("discard.discard"), first("discard.save"), first("discard.keep"), Self.name, word(.undo)]
    case .picker, .pickerQuestion: commands.flatMap(lines) + ["", "1", "99", Self.name]
    case .menu, nil: numbers + commands.flatMap(lines) + ["", "99", Self.name]
    }
  }

  /// The commands to try: those that change a setting say the same wherever they are said, so once in a tab is enough.
  private var commands: [Command] {
    let isFirst = session.navigation.path.count == 2 && session.navigation.overlays.isEmpty
    return Command.allCases.filter { isFirst || !Self.ofSettings.contains($0) }
  }

  private static let ofSettings: Set<Command> = [
    .speechOn, .speechOff, .faster, .slower, .louder, .softer, .higher, .lower, .hintsOn, .hintsOff, .moreDetail,
    .lessDetail, .largerText, .smallerText, .reduceMotionOn, .reduceMotionOff, .increaseContrastOn,
    .increaseContrastOff,
  ]

  private var numbers: [String] { (0..<session.here.entries.numberedCount).map { String($0 + 1) } }

  /// What the session has to be asked for by number, where a command takes an object.
  private func lines(_ command: Command) -> [String] {
    let phrase = word(command)
    guard phrase.contains("{object}") else { return [phrase] }
    return switch command {
    case .more: numbers.map { phrase.replacing("{object}", with: $0) }
    default: ["2", "99"].map { phrase.replacing("{object}", with: $0) }
    }
  }

  /// The first of the phrases for a command.
  func word(_ command: Command) -> String { first(command.key) }

  /// The first of the alternatives of a message, as the locale words it.
  private func first(_ key: String) -> String {
    let alternatives = session.locale.wording.alternatives(key)
    return (alternatives.own + alternatives.english).first ?? key
  }

  private func text(_ words: LocalizedText) -> String { session.locale.wording.text(words).alternatives().first ?? "" }
}
