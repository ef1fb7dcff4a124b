internal import Aloud

/// A sheet that takes input has an action that keeps it (SHEET-1).
enum InputNotKept {
  static func findings(in survey: Survey) -> [Finding] {
    survey.sheets.filter { _, sheet in
      sheet.preferredAction == nil && !survey.inputs(of: sheet).isEmpty
        && !survey.leaves(of: sheet).contains(where: keeps)
    }.map {
      Finding(
        .inputNotKept, at: [$0.place.id],
        "The sheet “\(survey.words.text($0.sheet.title))” takes input, and nothing on it keeps it.")
    }
  }

  /// Returns whether an element is a button that may keep the input.
  private static func keeps(_ element: Element) -> Bool {
    guard let button = element.the(Button.self), button.role != .cancel else { return false }
    switch button.action {
    case .send, .sendToOpen: return true
    case .push, .present, .dismiss, .quit: return false
    }
  }
}
