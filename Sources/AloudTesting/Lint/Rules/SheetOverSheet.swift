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
