/// The text that "find" searched for, kept for the next match.
struct SoughtLabel: Sendable, Equatable {
  var folded: String
  /// The part of a label in which the text was found.
  var way = LabelMatching.Way.beginnings

  /// Returns a Boolean value that indicates whether a label matches.
  func isFound(in label: String) -> Bool { LabelMatching.match(folded, label, by: way) != nil }
}
