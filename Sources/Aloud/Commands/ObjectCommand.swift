/// A command with an object, such as "open Groceries". The phrases are the `command.*` messages of the wording, with a placeholder
/// for the object.
public enum ObjectCommand: String, Sendable, Hashable, CaseIterable {
  case open, show, goTo, choose, turnOn, turnOff, number, tab, more, actions
  case copyThing, spellThing, readThing, find, jump
  case type, textLine, insert, replace, replaceAll, selectPiece
  case forward, backward
  case picture
  case scope, deleteToken
  case deselect, selectWith
  case voice

  /// The kind of a command's object, as the user says it.
  public enum ObjectKind: Sendable, Equatable {
    /// The name or the number of one element.
    case thing
    /// The names or numbers of several elements.
    case things
    case number
    /// Words that are taken as they were typed.
    case words
    /// The name of a section, a month or a scope.
    case section
  }

  /// The scope of the command, and the kind of its object. This is the only table of both.
  public var takes: (scope: Scope, object: ObjectKind) {
    switch self {
    case .open, .show, .goTo: (.place, .thing)
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

  /// A Boolean value that indicates whether the command yields to a name that begins with the same words, such as "copy all",
  /// unless its object is a name as a whole.
  var yieldsToNames: Bool {
    switch self {
    case .show, .turnOn, .turnOff, .copyThing, .spellThing, .readThing, .voice: true
    case .open, .goTo, .choose, .number, .tab, .more, .actions, .find, .jump, .type, .textLine, .insert, .replace,
      .replaceAll, .selectPiece, .forward, .backward, .picture, .scope, .deleteToken, .deselect, .selectWith:
      false
    }
  }

  /// A Boolean value that indicates whether the command turns switches, and not only check boxes.
  var turns: Bool { self == .turnOn || self == .turnOff }

  /// True if the command checks its object, false if it unchecks it, nil if it does neither.
  var checks: Bool? {
    switch self {
    case .choose, .turnOn: true
    case .deselect, .turnOff: false
    case .open, .show, .goTo, .number, .tab, .more, .actions, .copyThing, .spellThing, .readThing, .find, .jump, .type,
      .textLine, .insert, .replace, .replaceAll, .selectPiece, .forward, .backward, .picture, .scope, .deleteToken,
      .selectWith, .voice:
      nil
    }
  }

  /// The scope to which a command with an object applies.
  public enum Scope: Sendable, Equatable { case place, text, picker, search, selection, setting }

  /// The key of the phrases in a wording.
  public var key: String { "command.\(rawValue)" }
}
