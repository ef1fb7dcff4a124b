internal import Aloud

/// No sheet opens over another sheet, because a listener must remember what is below (SHEET-2).
enum SheetOverSheet {
  static func findings(in survey: Survey) -> [Finding] {
    survey.sheets.filter(\.place.isOverSheet)
      .map {
        Finding(
          .sheetOverSheet, at: [$0.place.id],
          "The sheet “\(survey.words.text($0.sheet.title))” opens over another sheet.")
      }
  }
}

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
