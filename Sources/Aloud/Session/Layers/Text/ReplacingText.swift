extension TextCommands {
  /// Replaces a piece of the text, given as "milk with cream". Returns nil if the object does not have both parts.
  func replace(_ object: String, all: Bool, in text: inout EditedText) -> TextOutcome? {
    let parts = parts(of: object)
    guard let first = parts.last else { return nil }
    let range = text.selection ?? 0..<text.text.utf8.count
    let content = String(text.units[range])
    for (old, new) in parts {
      let found = SoughtPiece(old).ranges(in: content)
      if found.isEmpty { continue }
      if found.count > 1, !all {
        return .refused(
          .message(.editSeveral(old: .text(.told(old)), count: .number(found.count))))
      }
      let there = found.first.map { String(TextUnits(text: content)[$0]) } ?? old
      let (before, after) = (Message.Argument.text(.told(there)), Message.Argument.text(.told(new)))
      // Undoing names the replaced words, not all of the text between them.
      let name = LocalizedText.message(.editUndoReplace(old: before, new: after))
      guard replace(found, of: content, at: range.lowerBound, with: new, named: name, in: &text) else { return full }
      if !all { return .said(.change, .message(.editReplaced(old: before, new: after))) }
      return .said(
        .change, .message(.editReplacedAll(count: .number(found.count), old: before, new: after)))
    }
    return .refused(.message(.editNotThere(text: .text(.told(first.old)))))
  }

  private func replace(
    _ found: [Range<Int>], of content: String, at start: Int, with new: String, named name: LocalizedText,
    in text: inout EditedText
  ) -> Bool {
    guard let first = found.first, let last = found.last else { return false }
    let units = TextUnits(text: content)
    var result = ""
    var done = first.lowerBound
    for range in found {
      result += units[done..<range.lowerBound]
      result += new
      done = range.upperBound
    }
    return text.replace(start + first.lowerBound..<start + last.upperBound, with: result, named: name)
  }

  /// Returns the readings of "old with new", by the patterns of `edit.with`. "Bread with butter with jam" has two: the one with the
  /// longest old text that occurs counts.
  private func parts(of object: String) -> [(old: String, new: String)] {
    let alternatives = locale.wording.alternatives("edit.with")
    let parts = (alternatives.own + alternatives.english).flatMap { pattern in
      NamedPieces.pairs(in: object, by: pattern, "{old}", "{new}").map { (old: $0, new: $1) }
    }
    // More readings are not likely to be a replacement, and each is searched for in the whole text.
    return parts.prefix(10).sorted { $0.old.count > $1.old.count }
  }
}
