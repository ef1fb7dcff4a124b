/// The figures, one a line, in columns.
struct Table {
  private let rows: [[String]]

  /// A table of figures.
  init(_ figures: [Figure]) {
    rows =
      [["figure", "ours", "peer", "ratio", "goal", "met"]]
      + figures.map { figure in
        [
          figure.name, figure.ours, figure.peer, figure.ratio.map { "\($0.rounded(toPlaces: 2))" } ?? "–", figure.goal,
          figure.isMet.map { $0 ? "yes" : "NO" } ?? "–",
        ]
      }
  }

  /// The table as text.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
