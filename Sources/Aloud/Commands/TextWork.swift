/// A command without object that can be done to a text: the one table of what of each scope means something there.
enum TextWork: Sendable, Equatable {
  case text(TextCommand)
  case read, spell, spellPhonetic
  case selectAll, selection
  case copy, paste

  /// The work that a command asks for; nil where it is none on a text.
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
