internal import Aloud

/// No two labels of a place sound alike, because listeners and speech recognisers confuse them (VOICE-1).
enum SoundsAlike {
  /// The most labels compared with each other; longer sets are data rather than wording.
  private static let mostLabels = 100

  static func findings(in survey: Survey) -> [Finding] {
    survey.labelSets.flatMap { set -> [Finding] in
      let labels = set.labels.prefix(mostLabels).map { ($0, SpokenLabel($0.title, survey.words)) }
      return labels.indices.flatMap { later in
        labels[..<later].filter { $0.1.isLike(labels[later].1) }.map { earlier in
          Finding(
            .soundsAlike, at: [labels[later].0.id] + set.subjects,
            "“\(survey.words.text(labels[later].0.title))” sounds like “\(survey.words.text(earlier.0.title))” in the same place."
          )
        }
      }
    }
  }
}
