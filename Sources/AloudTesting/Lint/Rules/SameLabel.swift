internal import Aloud

/// No two elements of a place have the same label, because the app would have to ask each time which is meant (LOOP-2).
enum SameLabel {
  static func findings(in survey: Survey) -> [Finding] {
    survey.labelSets.flatMap { set -> [Finding] in
      var seen: Set<String> = []
      return set.labels.filter {
        !survey.words.folded($0.title).isEmpty && !seen.insert(survey.words.folded($0.title)).inserted
      }
      .map {
        Finding(
          .sameLabel, at: [$0.id] + set.subjects,
          "Two things in this place are called “\(survey.words.text($0.title))”.")
      }
    }
  }
}
