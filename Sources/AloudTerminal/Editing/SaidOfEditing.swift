/// A description of what is said after a key is pressed.
indirect enum SaidOfEditing: Equatable, Sendable {
  case nothing
  case character(Character)
  case text(String)
  /// A number of characters that are not read out.
  case characters(Int)
  /// Two descriptions, one after the other.
  case both(SaidOfEditing, SaidOfEditing)
  /// The text that was removed from the line.
  case gone(SaidOfEditing)
  case pasted(SaidOfEditing)
  case beginning
  case end
  case emptyLine
  case cleared
  case noEarlierLine
  case noLaterLine
  /// The number of completions.
  case completions(Int)
  case noCompletion
  case unreadable
}
