internal import Aloud

/// A destructive action says what will be lost (ASK-1).
enum UnnamedLoss {
  static func findings(in survey: Survey) -> [Finding] {
    survey.places.flatMap { place in
      place.acts.filter { $0.thing.isDestructive && !namesLoss($0.thing, survey.words) }
        .map {
          Finding(
            .unnamedLoss, at: place.subjects($0.id, $0.owner),
            "“\(survey.words.text($0.thing.title))” destroys something, and nothing says what will be lost.")
        }
    }
  }

  /// A confirmation names the loss in its own text, by a number in the question, or by a word that both the question and the
  /// phrase contain and the title does not.
  private static func namesLoss(_ act: any HasConfirmation, _ words: LintWords) -> Bool {
    guard let confirmation = act.confirmation else { return false }
    if confirmation.loss != nil { return true }
    let question = words.text(confirmation.question)
    if question.contains(where: \.isNumber) || question.contains("{count}") { return true }
    let named = words.set(confirmation.question).intersection(words.set(confirmation.phrase))
    return !named.isSubset(of: words.set(act.title))
  }
}
