internal import Aloud

/// A date, time or color uses a picker, which understands any wording; text in a field is easily wrong (DATE-4).
enum FieldForPicking {
  static func findings(in survey: Survey) -> [Finding] {
    survey.places.flatMap { place in
      place.leaves.compactMap { $0.the(TextField.self) }.filter { asksForValue($0, survey.words) }
        .map {
          Finding(
            .fieldForPicking, at: place.subjects($0.id),
            "“\(survey.words.text($0.title))” takes text where a date, a time or a color is meant.")
        }
    }
  }

  private static func asksForValue(_ field: TextField, _ words: LintWords) -> Bool {
    if field.isMultiline || field.isSecure { return false }
    return words.ends(field.title, with: "lint.words.picked")
      || field.placeholder.map { isPattern(words.text($0)) } ?? false
  }

  /// Returns whether a placeholder is a pattern such as "YYYY-MM-DD", "hh:mm" or "#rrggbb".
  private static func isPattern(_ text: String) -> Bool {
    let patterns = [
      "yyyy-mm-dd", "dd/mm/yyyy", "mm/dd/yyyy", "dd.mm.yyyy", "tt.mm.jjjj", "jj/mm/aaaa", "hh:mm", "#rrggbb",
    ]
    let small = text.lowercased()
    return patterns.contains { small.contains($0) }
  }
}
