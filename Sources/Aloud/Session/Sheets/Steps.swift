/// The steps of a task on a sheet: its content is the first, and each of the others a screen pushed in it.
extension Session {
  /// The further steps of a sheet whose screens are there.
  func steps(of sheet: Sheet) -> [(step: SheetStep, screen: Screen)] {
    sheet.steps.compactMap { step in app.screen(step.screen, for: state).map { (step, $0) } }
  }

  /// Which step of the sheet's task is in front, counted from 1; nil on another screen, and where there is no sheet.
  var stepInFront: Int? {
    guard let sheet = currentSheet, let id = navigation.places.last?.id else { return nil }
    if navigation.places.count == 1 { return 1 }
    return steps(of: sheet).firstIndex { $0.step.screen == id }.map { $0 + 2 }
  }

  /// Which of how many steps is in front, in words; nil where the task has only one.
  var stepSentence: LocalizedText? {
    guard let sheet = currentSheet, !sheet.steps.isEmpty, let step = stepInFront else { return nil }
    let count = steps(of: sheet).count + 1
    return count == 1 ? nil : .message("sheet.step", ["index": .number(step), "count": .number(count)])
  }
}
