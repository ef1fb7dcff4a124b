extension [TextRun] {
  /// Returns the runs of each line, wrapped as `LineWrapping` wraps their text.
  func wrapped(columns: Int, indent: Int) -> [[TextRun]] {
    let text = text
    return LineWrapping.pieces(of: text, columns: columns, indent: indent).map { piece in
      slice(
        text.utf8.distance(
          from: text.startIndex, to: piece.startIndex)..<text.utf8.distance(from: text.startIndex, to: piece.endIndex))
    }
  }

  /// Returns the parts of the runs within a range of the text, counted in bytes.
  private func slice(_ bytes: Range<Int>) -> [TextRun] {
    var slice: [TextRun] = []
    var start = 0
    for run in self {
      let end = start + run.text.utf8.count
      let inside = bytes.clamped(to: start..<end)
      if !inside.isEmpty {
        var part = run
        let utf8 = run.text.utf8
        let first = utf8.index(utf8.startIndex, offsetBy: inside.lowerBound - start)
        part.text = String(run.text[first..<utf8.index(first, offsetBy: inside.count)])
        slice.append(part)
      }
      start = end
    }
    return slice
  }
}
