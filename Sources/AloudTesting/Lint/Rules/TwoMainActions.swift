internal import Aloud

/// A place has one main action, because a second one makes neither stand out (BTN-1).
enum TwoMainActions {
  static func findings(in survey: Survey) -> [Finding] {
    survey.places.flatMap { place -> [Finding] in
      let main = place.buttons.filter { button in
        button.style == .filled || button.role == .primary || button.id == place.sheet?.preferredAction?.id
      }
      guard let first = main.first else { return [] }
      return main.dropFirst().map {
        Finding(
          .twoMainActions, at: place.subjects($0.id),
          "“\(survey.words.text($0.title))” is a main action beside “\(survey.words.text(first.title))”.")
      }
    }
  }
}
