/// How a sheet is shown, and what is said of that (SHEET-4).
extension Session {
  /// What the content of the sheet in front is: a popover, or a sheet.
  func role(of sheet: Sheet) -> Role { sheet.style == .popover ? .popover : .sheet }

  /// The style of a sheet, as a state; `automatic` is a form where there are inputs, else a page.
  func styleState(of sheet: Sheet) -> AnnouncedState? {
    switch sheet.style {
    case .automatic: hasInputs(sheet) ? .form : .page
    case .page: .page
    case .form: .form
    case .fullScreen: .fullScreen
    // The role says it.
    case .popover: nil
    }
  }

  /// Says of the sheet in front how it is shown, and where it is entered, what it belongs to and what it lies over.
  func describeSheet(in announcement: inout Announcement, _ arrival: Arrival) {
    guard let stack = navigation.sheets.last, let sheet = currentSheet, here.role == role(of: sheet) else { return }
    announcement.states += [styleState(of: sheet)].compactMap(\.self)
    guard arrival == .new else { return }
    if sheet.style == .popover { announcement.anchor = stack.anchor }
    if let below = navigation.sheets.dropLast().last {
      announcement.sentences.append(.message("sheet.over", ["sheet": .text(below.title)]))
    }
  }
}
