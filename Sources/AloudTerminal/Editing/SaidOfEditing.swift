/// What is said of a key.
indirect enum SaidOfEditing: Equatable, Sendable {
  case nothing
  case character(Character)
  case text(String)
  /// So many characters, which are not read.
  case characters(Int)
  /// One after the other.
  case both(SaidOfEditing, SaidOfEditing)
  /// What went from the line.
  case gone(SaidOfEditing)
  case pasted(SaidOfEditing)
  case beginning
  case end
  case emptyLine
  case cleared
  case noEarlierLine
  case noLaterLine
  /// How many ways there are to go on.
  case completions(Int)
  case noCompletion
  case unreadable
}
