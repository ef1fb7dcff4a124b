/// A command without an object, grouped by the scope to which it applies (LOOP-3). The phrases are the `command.*` messages of
/// the wording.
///
/// The layers handle each scope in a switch over its commands, so that a new command that a layer does not handle fails to
/// compile.
public enum Command: Sendable, Hashable {
  case moving(MovingCommand)
  case reading(ReadingCommand)
  case leaving(LeavingCommand)
  case editing(EditingCommand)
  case text(TextCommand)
  case picker(PickerCommand)
  case color(ColorCommand)
  case search(SearchCommand)
  case selection(SelectionCommand)
  case log(LogCommand)
  case setting(SettingCommand)
  case session(SessionCommand)

  /// All commands.
  public static let allCases: [Command] =
    MovingCommand.allCases.map(Command.moving) + ReadingCommand.allCases.map(Command.reading)
    + LeavingCommand.allCases.map(Command.leaving) + EditingCommand.allCases.map(Command.editing)
    + TextCommand.allCases.map(Command.text) + PickerCommand.allCases.map(Command.picker)
    + ColorCommand.allCases.map(Command.color) + SearchCommand.allCases.map(Command.search)
    + SelectionCommand.allCases.map(Command.selection) + LogCommand.allCases.map(Command.log)
    + SettingCommand.allCases.map(Command.setting)
    + SessionCommand.allCases.map(Command.session)

  /// The name of the command, under which a wording lists the phrases.
  public var name: String {
    switch self {
    case .moving(let command): command.rawValue
    case .reading(let command): command.rawValue
    case .leaving(let command): command.rawValue
    case .editing(let command): command.rawValue
    case .text(let command): command.rawValue
    case .picker(let command): command.rawValue
    case .color(let command): command.rawValue
    case .search(let command): command.rawValue
    case .selection(let command): command.rawValue
    case .log(let command): command.rawValue
    case .setting(let command): command.rawValue
    case .session(let command): command.rawValue
    }
  }

  /// The key of the phrases in a wording.
  public var key: String { "command.\(name)" }
}

/// A command without an object that applies to a text. This is the only table of the commands of each scope that do.
enum TextWork: Sendable, Equatable {
  case text(TextCommand)
  case read, spell, spellPhonetic
  case selectAll, selection
  case copy, paste

  /// Nil if the command does not apply to a text.
  init?(_ command: Command) {
    switch command {
    case .text(let command): self = .text(command)
    case .reading(.read): self = .read
    case .reading(.spell): self = .spell
    case .reading(.spellPhonetic): self = .spellPhonetic
    case .selection(.selectAll): self = .selectAll
    case .selection(.selection): self = .selection
    case .editing(.copy): self = .copy
    case .editing(.paste): self = .paste
    case .reading, .selection, .editing, .moving, .leaving, .picker, .color, .search, .log, .setting, .session:
      return nil
    }
  }
}
