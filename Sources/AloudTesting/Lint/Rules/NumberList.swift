internal import Aloud

/// A long range of numbers is not a list, because a number can be spoken or typed (PICK-1).
enum NumberList {
  private static let mostNumbers = 60
  /// The number of rows sampled at each end.
  private static let samples = 20

  static func findings(in survey: Survey) -> [Finding] {
    survey.places.flatMap { place in
      place.leaves.compactMap { $0.the(Picker.self) }.filter { $0.kind == .list }.flatMap { picker in
        picker.columns.filter { $0.values.count > mostNumbers && isOfNumbers($0.values, survey.words) }.map { column in
          Finding(
            .numberList, at: place.subjects(picker.id),
            "“\(survey.words.text(picker.title))” offers more than 60 numbers one by one.")
        }
      }
    }
  }

  /// Returns whether all sampled rows at both ends are whole numbers.
  static func isOfNumbers(_ rows: Rows, _ words: LintWords) -> Bool {
    guard rows.count > 0 else { return false }
    let ends = Set(0..<min(samples, rows.count)).union(max(0, rows.count - samples)..<rows.count)
    return ends.allSatisfy { Int(words.folded(rows[$0].title)) != nil }
  }
}
