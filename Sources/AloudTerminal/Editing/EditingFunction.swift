/// What a key does to the line, under the name that readline has for it.
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
  /// Says the line; nothing is drawn anew.
  case sayLine = "redraw-current-line"
  case acceptLine = "accept-line"
  /// At an empty line, the end of input.
  case endOfFile = "end-of-file"
  /// Clears the line; at an empty one it leaves. Readline has no name for it: the terminal has the key.
  case interrupt

  /// The function of a name in an inputrc: ours, or another name for the same.
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
