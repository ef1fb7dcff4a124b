/// A command that can be said everywhere (LOOP-3). Its phrases are the wording's `command.*` messages.
public enum Command: String, Sendable, Equatable, CaseIterable {
  case help, `repeat`, whereAmI, read, next, previous, first, last, stop, spell
  case back, cancel, undo, redo, quit, history
  case nextTab, previousTab, tabs, nextPage, previousPage, clear
  case nextMatch, previousMatch, index
  case speechOn, speechOff, faster, slower, louder, softer, higher, lower
  case hintsOn, hintsOff, moreDetail, lessDetail, largerText, smallerText
  case reduceMotionOn, reduceMotionOff, increaseContrastOn, increaseContrastOff
  // These take an object.
  case open, choose, tab, more, actions, number, type, find, jump

  /// The key of its phrases in a wording.
  public var key: String { "command.\(rawValue)" }
}
