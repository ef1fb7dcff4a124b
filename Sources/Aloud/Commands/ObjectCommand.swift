/// A command with an object, such as "open Groceries". Its phrases are the wording's `command.*` messages, with a place for
/// the object.
public enum ObjectCommand: String, Sendable, Hashable, CaseIterable {
  case open, choose, turnOn, turnOff, number, tab, more, actions, copyThing, spellThing, readThing, find, jump
  case type, textLine, insert, replace, replaceAll, selectPiece
  case forward, backward
  case picture
  case scope, deleteToken
  case deselect, selectWith
  case voice

  /// What a command's object is, as the user says it.
  public enum ObjectKind: Sendable, Equatable {
    /// The name or the number of one thing.
    case thing
    /// Names or numbers of several things.
    case things
    case number
    /// Words that are taken as they were typed.
    case words
    /// The name of a section, a month, a scope.
    case section
  }

  /// What a command works on, and what its object is: the one table of both.
  public var takes: (scope: Scope, object: ObjectKind) {
    switch self {
    case .open: (.place, .thing)
    case .choose: (.place, .things)
    case .number: (.place, .number)
    case .turnOn, .turnOff, .tab, .more, .actions, .copyThing, .spellThing, .readThing: (.place, .thing)
    case .find: (.place, .words)
    case .jump: (.place, .section)
    case .type, .insert, .replace, .replaceAll, .selectPiece: (.text, .words)
    case .textLine: (.text, .number)
    case .forward, .backward: (.picker, .number)
    case .picture: (.picker, .words)
    case .scope: (.search, .section)
    case .deleteToken: (.search, .thing)
    case .deselect: (.selection, .things)
    case .selectWith: (.selection, .words)
    case .voice: (.setting, .words)
    }
  }

  /// Whether its words may rather be the beginning of a name, such as "copy all": then they are, unless the object is one.
  var yieldsToNames: Bool {
    switch self {
    case .turnOn, .turnOff, .copyThing, .spellThing, .readThing, .voice: true
    case .open, .choose, .number, .tab, .more, .actions, .find, .jump, .type, .textLine, .insert, .replace, .replaceAll,
      .selectPiece, .forward, .backward, .picture, .scope, .deleteToken, .deselect, .selectWith:
      false
    }
  }

  /// What commands with an object work on.
  public enum Scope: Sendable, Equatable { case place, text, picker, search, selection, setting }

  /// The key of its phrases in a wording.
  public var key: String { "command.\(rawValue)" }
}
