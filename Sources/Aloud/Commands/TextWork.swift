/// A command without an object that applies to a text. This is the only table of the commands of each scope that do.
enum TextWork: Sendable, Equatable {
  case text(TextCommand)
  case read, spell, spellPhonetic
  case selectAll, selection
  case copy, paste

  /// Creates the operation of a command; nil if the command does not apply to a text.
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
