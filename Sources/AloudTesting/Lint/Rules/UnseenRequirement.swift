internal import Aloud

/// Input that a sheet's preferred action requires is visible, not inside a collapsed disclosure (SHEET-1).
enum UnseenRequirement {
  static func findings(in survey: Survey) -> [Finding] {
    survey.sheets.flatMap { place, sheet -> [Finding] in
      guard let action = sheet.preferredAction else { return [] }
      let folded = survey.leaves(of: sheet).compactMap { $0.the(Disclosure.self) }.filter { !$0.isExpanded }
      return folded.flatMap { $0.elements.leaves }.compactMap { element in
        element.control.missing.map {
          Finding(
            .unseenRequirement, at: place.subjects(element.id),
            "“\(survey.words.text(action.title))” waits for “\(survey.words.text($0))”, which is folded away.")
        }
      }
    }
  }
}
