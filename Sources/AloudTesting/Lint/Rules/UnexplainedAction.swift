internal import Aloud

/// A sheet's dimmed preferred action has a stated reason (SHEET-1).
enum UnexplainedAction {
  static func findings(in survey: Survey) -> [Finding] {
    survey.sheets.compactMap { place, sheet in
      guard let action = sheet.preferredAction, action.availability == .dimmed,
        !survey.leaves(of: sheet).contains(where: { $0.control.missing != nil })
      else { return nil }
      return Finding(
        .unexplainedAction, at: place.subjects(action.id),
        "The preferred action “\(survey.words.text(action.title))” is dimmed, and nothing says why.")
    }
  }
}
