extension TranscriptDifference.Line {
  /// A Boolean value that indicates whether the line is the same in both texts.
  var isSame: Bool {
    if case .same = self { true } else { false }
  }
}

/// The lines of two texts merged into one list of same, removed and added lines.
enum LineEdits {
  private typealias Line = TranscriptDifference.Line

  /// Returns the merged lines, expected lines before actual ones.
  static func edits(from expected: [String], to got: [String]) -> [TranscriptDifference.Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in got.difference(from: expected, by: TextLines.areSame) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [Line] = []
    var old = 0
    var new = 0
    while old < expected.count || new < got.count {
      if removed.contains(old) {
        edits.append(.expected(expected[old]))
        old += 1
      } else if inserted.contains(new) {
        edits.append(.got(got[new]))
        new += 1
      } else {
        edits.append(.same(expected[old]))
        old += 1
        new += 1
      }
    }
    return edits
  }

  /// Returns the edits without lines that are more than two lines from any difference.
  static func withContext(_ edits: [TranscriptDifference.Line]) -> [TranscriptDifference.Line] {
    let differing = edits.indices.filter { !edits[$0].isSame }
    let kept = Set(differing.flatMap { $0 - 2...$0 + 2 })
    var lines: [Line] = []
    var skipped = 0
    for (index, edit) in edits.enumerated() {
      if kept.contains(index) {
        if skipped > 0 { lines.append(.skipped(skipped)) }
        skipped = 0
        lines.append(edit)
      } else {
        skipped += 1
      }
    }
    return skipped > 0 ? lines + [.skipped(skipped)] : lines
  }

  /// Returns the lines with their signs. In differing lines, invisible characters are escapes.
  static func printed(_ lines: [TranscriptDifference.Line]) -> [String] {
    lines.map { line in
      switch line {
      case .same(let text): "    \(text)"
      case .expected(let text): "  - \(VisibleText.escapingHidden(in: text))"
      case .got(let text): "  + \(VisibleText.escapingHidden(in: text))"
      case .skipped(let count): "    (\(count) the same)"
      }
    }
  }
}
