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
    + SettingCommand.allCases.map(Command.setting) + SessionCommand.allCases.map(Command.session)

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

/// The roles of commands where a text is awaited, where a thing has their name, and in what people are used to say.
extension Command {
  /// True if the command leaves or repeats a question.
  var isOfQuestion: Bool {
    switch self {
    case .leaving(.back), .leaving(.cancel), .reading(.help), .reading(.repeat), .reading(.whereAmI): true
    case .leaving, .reading, .moving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session:
      false
    }
  }

  /// True if the command quits the program or changes how it sounds, which must always be possible.
  var isOutOfText: Bool {
    switch self {
    case .session(.quit): true
    case .setting(let setting): setting.isOfSpeech
    case .leaving, .reading, .moving, .editing, .text, .picker, .color, .search, .selection, .log, .session: false
    }
  }

  /// True if the words of the command are also a usual name of a menu.
  var namesMenu: Bool { self == .session(.ownMenu) || self == .session(.contextMenu) }

  /// True if the command takes precedence over a thing of that name, because it is a way out.
  var keepsItsMeaning: Bool {
    switch self {
    case .reading(.help), .leaving(.back), .session(.quit), .session(.stop): true
    case .moving, .reading, .leaving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session:
      false
    }
  }

  /// True if people use the command at a place, as opposed to asking for help, changing settings or leaving.
  var isHabit: Bool {
    switch self {
    case .moving, .search, .selection, .log, .leaving(.back), .reading(.read), .reading(.whereAmI), .session(.undo),
      .session(.redo), .session(.history), .session(.tabs), .session(.nextTab), .session(.previousTab):
      true
    case .reading, .leaving, .editing, .text, .picker, .color, .setting, .session: false
    }
  }
}

/// A command without an object that applies to a text. This is the only table of the commands of each scope that do.
enum TextWork: Sendable, Equatable {
  case text(TextCommand)
  case read, spell, spellPhonetic
  case selectAll, selection
  case copy, paste

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
