internal import Aloud

/// A choice among many uses a picker, which can be searched; a menu is heard from its beginning (PICK-2).
enum LongPopUp {
  private static let mostItems = 20

  static func findings(in survey: Survey) -> [Finding] {
    survey.places.flatMap { place in
      place.leaves.compactMap { element -> Finding? in
        let count =
          element.the(PopUpButton.self)?.menu.allItems.count ?? element.the(RadioGroup.self)?.buttons.count ?? 0
        guard count > mostItems, let title = element.label else { return nil }
        return Finding(
          .longPopUp, at: place.subjects(element.id), "“\(survey.words.text(title))” has more than 20 choices.")
      }
    }
  }
}
