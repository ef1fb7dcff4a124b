extension Session {
  /// What stands beside the words of a command, as it was typed; the most specific words count. Nil where the line has none.
  func object(of command: Command, in text: String) -> String? {
    let alternatives = locale.wording.alternatives(command.key)
    return (alternatives.own + alternatives.english).compactMap { object(in: text, as: $0) }.min { $0.count < $1.count }
  }

  private func object(in text: String, as pattern: String) -> String? {
    guard let (before, after) = pattern.cut(at: "{object}") else { return nil }
    let object = text.dropFirst(before.count).dropLast(after.count)
    guard !object.isEmpty, Folding.fold(text.prefix(before.count)) == Folding.fold(before),
      Folding.fold(text.suffix(after.count)) == Folding.fold(after),
      before.last != " " || text.dropFirst(before.count - 1).first == " ",
      after.first != " " || text.suffix(after.count).first == " "
    else { return nil }
    return String(object)
  }
}
