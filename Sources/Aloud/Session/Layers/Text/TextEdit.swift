/// One change of a text, so that it can be taken back.
struct TextEdit: Sendable, Equatable {
  /// Where it was, in bytes.
  var place: Int
  var old: String
  var new: String
  /// What it is called where the pieces alone do not tell it.
  var ownName: LocalizedText?

  /// What it was, such as "Replace milk with cream".
  var name: LocalizedText {
    if let ownName { return ownName }
    if old.isEmpty { return .message(.editUndoInsert(text: .text(told(new)))) }
    if new.isEmpty { return .message(.editUndoDelete(text: .text(told(old)))) }
    return .message(.editUndoReplace(old: .text(told(old)), new: .text(told(new))))
  }

  /// A piece without the spaces and line ends that only join it to the rest.
  private func told(_ piece: String) -> LocalizedText {
    var words = piece[...].drop { $0.isWhitespace }
    while let last = words.last, last.isWhitespace { words.removeLast() }
    return words.isEmpty ? .message(.textBlankLine) : .told(String(words))
  }
}
