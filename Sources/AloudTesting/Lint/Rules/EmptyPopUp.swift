internal import Aloud

/// A pop-up button always has a selected item (BTN-4).
enum EmptyPopUp {
  static func findings(in survey: Survey) -> [Finding] {
    survey.places.flatMap { place in
      place.leaves.compactMap { $0.the(PopUpButton.self) }.filter { $0.selectedItem == nil }
        .map {
          Finding(
            .emptyPopUp, at: place.subjects($0.id),
            "The pop-up button “\(survey.words.text($0.title))” may hold nothing.")
        }
    }
  }
}
