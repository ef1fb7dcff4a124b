/// A command that can be said everywhere (LOOP-3). Its phrases are the wording's `command.*` messages.
public enum Command: String, Sendable, Equatable, CaseIterable {
  case help, `repeat`, whereAmI, read, next, previous, first, last, stop, spell
  case back, cancel, undo, redo, quit, history, contextMenu
  case nextTab, previousTab, tabs, nextPage, previousPage, clear
  case nextMatch, previousMatch, index
  case speechOn, speechOff, faster, slower, louder, softer, higher, lower
  case hintsOn, hintsOff, moreDetail, lessDetail, largerText, smallerText
  case reduceMotionOn, reduceMotionOff, increaseContrastOn, increaseContrastOff
  case search, spellPhonetic
  // These are for a search that is up: elsewhere the words are no commands.
  case scopes, tokens, copy, paste
  // These are for pickers: elsewhere the words are no commands.
  case done, nextMonth, previousMonth, forward, backward
  case grid, spectrum, sliders, palette, terminalColors, picture, keepColor, forgetColor
  // These are for screens whose rows can be selected: elsewhere the words are no commands.
  case edit, selectAll, deselectAll, selection, deselect
  // These are for text in a field: elsewhere the words are no commands.
  case nextCharacter, previousCharacter, nextWord, previousWord, nextLine, previousLine, firstLine, lastLine
  case selectWord, selectLine, cut, deleteWord
  // These take an object.
  case open, choose, tab, more, actions, number, type, find, jump, scope, deleteToken
  case textLine, insert, replace, replaceAll

  /// Whether it is one only while a picker is open, so that its words can be labels elsewhere.
  public var isForPickers: Bool {
    switch self {
    case .done, .nextMonth, .previousMonth, .forward, .backward, .grid, .spectrum, .sliders, .palette, .terminalColors,
      .picture, .keepColor, .forgetColor:
      true
    default: false
    }
  }

  /// Whether it is one only where rows can be selected.
  public var isForSelection: Bool {
    switch self {
    case .edit, .selectAll, .deselectAll, .selection, .deselect: true
    default: false
    }
  }

  /// Whether it is one only while a search is up, so that its words can be labels elsewhere.
  public var isForSearch: Bool {
    switch self {
    case .scopes, .tokens, .copy, .paste, .scope, .deleteToken: true
    default: false
    }
  }

  /// Whether it is one only where there is text to work on, so that its words can be labels elsewhere.
  public var isForText: Bool {
    switch self {
    case .nextCharacter, .previousCharacter, .nextWord, .previousWord, .nextLine, .previousLine, .firstLine, .lastLine,
      .selectWord, .selectLine, .cut, .deleteWord, .textLine, .insert, .replace, .replaceAll:
      true
    default: false
    }
  }

  /// The key of its phrases in a wording.
  public var key: String { "command.\(rawValue)" }
}
