/// The function of each key: readline's defaults, overridden by the terminal's settings, then by the user's inputrc.
struct KeyBindings: Sendable {
  private var functions: [[UInt8]: EditingFunction] = [:]

  init() {
    for (keys, function) in Self.usual {
      for key in keys { functions[Array(key.utf8)] = function }
    }
  }

  func function(of key: [UInt8]) -> EditingFunction? { functions[key] }

  mutating func bind(_ key: [UInt8], to function: EditingFunction?) { functions[key] = function }

  private static let usual: [([String], EditingFunction)] = [
    (["\u{01}", "\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~"], .beginningOfLine),
    (["\u{05}", "\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~"], .endOfLine),
    (["\u{06}", "\u{1B}[C", "\u{1B}OC"], .forwardCharacter),
    (["\u{02}", "\u{1B}[D", "\u{1B}OD"], .backwardCharacter),
    (["\u{1B}f", "\u{1B}[1;5C", "\u{1B}[1;3C", "\u{1B}[5C", "\u{1B}Oc"], .forwardWord),
    (["\u{1B}b", "\u{1B}[1;5D", "\u{1B}[1;3D", "\u{1B}[5D", "\u{1B}Od"], .backwardWord),
    (["\u{04}"], .endOfFile),
    (["\u{1B}[3~"], .deleteCharacter),
    (["\u{7F}", "\u{08}"], .backwardDeleteCharacter),
    (["\u{14}"], .transposeCharacters),
    (["\u{1B}u"], .upcaseWord),
    (["\u{1B}l"], .downcaseWord),
    (["\u{1B}c"], .capitalizeWord),
    (["\u{0B}"], .killLine),
    (["\u{15}"], .lineDiscard),
    (["\u{17}"], .wordRubout),
    (["\u{1B}d", "\u{1B}[3;5~", "\u{1B}[3;3~"], .killWord),
    (["\u{1B}\u{7F}", "\u{1B}\u{08}"], .backwardKillWord),
    (["\u{19}"], .yank),
    (["\u{1B}y"], .yankPop),
    (["\u{1F}"], .undo),
    (["\u{1B}r"], .revertLine),
    (["\u{10}", "\u{1B}[A", "\u{1B}OA"], .previousLine),
    (["\u{0E}", "\u{1B}[B", "\u{1B}OB"], .nextLine),
    (["\u{1B}<"], .firstLine),
    (["\u{1B}>"], .lastLine),
    (["\u{09}"], .complete),
    (["\u{1B}[Z"], .completeBackward),
    (["\u{0C}"], .sayLine),
    (["\u{0A}", "\u{0D}"], .acceptLine),
    (["\u{03}"], .interrupt),
  ]
}

/// An editing command for the line, under its name in readline.
enum EditingFunction: String, Sendable, CaseIterable {
  case beginningOfLine = "beginning-of-line"
  case endOfLine = "end-of-line"
  case forwardCharacter = "forward-char"
  case backwardCharacter = "backward-char"
  case forwardWord = "forward-word"
  case backwardWord = "backward-word"
  case deleteCharacter = "delete-char"
  case backwardDeleteCharacter = "backward-delete-char"
  case transposeCharacters = "transpose-chars"
  case upcaseWord = "upcase-word"
  case downcaseWord = "downcase-word"
  case capitalizeWord = "capitalize-word"
  case killLine = "kill-line"
  case lineDiscard = "unix-line-discard"
  case killWholeLine = "kill-whole-line"
  case killWord = "kill-word"
  case backwardKillWord = "backward-kill-word"
  case wordRubout = "unix-word-rubout"
  case yank
  case yankPop = "yank-pop"
  case undo
  case revertLine = "revert-line"
  case previousLine = "previous-history"
  case nextLine = "next-history"
  case firstLine = "beginning-of-history"
  case lastLine = "end-of-history"
  case complete
  case completeBackward = "menu-complete-backward"
  /// Says the line, without redrawing it.
  case sayLine = "redraw-current-line"
  case acceptLine = "accept-line"
  /// Ends the input at an empty line; otherwise deletes a character.
  case endOfFile = "end-of-file"
  /// Clears the line, or interrupts the program at an empty line. Readline has no name for this; the terminal sets its key.
  case interrupt

  /// Creates the function for a name in an inputrc. Some names have the same meaning here.
  init?(readlineName name: String) {
    switch name {
    case "menu-complete", "possible-completions": self = .complete
    case "backward-kill-line": self = .lineDiscard
    case "clear-screen", "clear-display": self = .sayLine
    case "vi-undo": self = .undo
    default: self.init(rawValue: name)
    }
  }
}
