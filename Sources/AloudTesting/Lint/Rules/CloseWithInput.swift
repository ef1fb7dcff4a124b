internal import Aloud

/// No button of a sheet with input is titled "Close", because that does not say whether the input is kept (SHEET-1).
enum CloseWithInput {
  static func findings(in survey: Survey) -> [Finding] {
    survey.sheets.filter { !survey.inputs(of: $0.sheet).isEmpty }.flatMap { place, _ in
      place.buttons.filter { survey.words.isOne($0.title, of: "lint.words.close") }
        .map {
          Finding(
            .closeWithInput, at: place.subjects($0.id),
            "“\(survey.words.text($0.title))” leaves a sheet with input without saying whether it is kept.")
        }
    }
  }
}
