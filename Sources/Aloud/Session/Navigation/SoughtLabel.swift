/// What was looked for by "find", for the next match.
struct SoughtLabel: Sendable, Equatable {
  var folded: String
  /// Where in the labels it was found.
  var way = LabelMatching.Way.beginnings

  /// Whether a label has it.
  func isFound(in label: String) -> Bool { LabelMatching.match(folded, label, by: way) != nil }
}
