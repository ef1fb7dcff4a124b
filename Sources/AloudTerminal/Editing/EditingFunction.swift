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
