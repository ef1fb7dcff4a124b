extension Session {
  /// What stands below the content of a sheet, and of each of its steps: what it is for or what leads on, and the way out.
  /// Nothing on other screens.
  var sheetButtons: [Element] {
    guard let sheet = currentSheet, let main = mainButton(of: sheet) else { return [] }
    var leave = Button(leaveTitle, id: SheetWords.leave, action: .dismiss)
    leave.role = .cancel
    return ([main.button].compactMap(\.self) + [leave]).map { .button($0) }
  }

  /// What the way out of the sheet in front is called.
  var leaveTitle: LocalizedText { .message(currentSheet.map(isTask) ?? true ? "sheet.cancel" : "sheet.close") }

  /// The button that stands out on the sheet's content or on one of its steps: it leads to the next step, and on the last
  /// one does what the sheet is for. Nil on other screens.
  private func mainButton(of sheet: Sheet) -> (button: Button?, step: Int)? {
    guard let step = stepInFront else { return nil }
    let steps = steps(of: sheet)
    if step - 1 < steps.count { return (proceed(from: step, to: steps[step - 1]), step) }
    return (preferredAction(of: sheet), step)
  }

  /// What leads to a step, dimmed while something required is missing before it.
  private func proceed(from number: Int, to next: (step: SheetStep, screen: Screen)) -> Button {
    var button = Button(
      .message("sheet.proceed", ["title": .text(next.screen.compactTitle)]), id: SheetWords.proceed,
      action: .push(next.step.screen))
    button.availability = next.step.availability.lacking((currentScreen?.elements ?? []).missing)
    button.style = .filled
    return button
  }

  /// What a sheet is for, dimmed while something required is missing on it, on its steps, or on the screens that have been
  /// pushed in it (SHEET-1).
  func preferredAction(of sheet: Sheet) -> Button? {
    guard var button = sheet.preferredAction else { return nil }
    button.style = .filled
    button.availability = button.availability.lacking(contents(of: sheet).missing)
    return button
  }

  /// Whether there is something to fill in or to do: then it is given up by "cancel", else only closed.
  private func isTask(_ sheet: Sheet) -> Bool { sheet.preferredAction != nil || hasInputs(sheet) }

  /// Whether there is anything to fill in.
  func hasInputs(_ sheet: Sheet) -> Bool { !contents(of: sheet).values.isEmpty }

  /// What stands on a sheet, on its steps, and on the screens that have been pushed in it.
  private func contents(of sheet: Sheet) -> [Element] {
    let steps = steps(of: sheet).map(\.screen)
    let visited = navigation.sheets.first { $0.id == sheet.id }?.visited ?? []
    let others = visited.filter { id in !steps.contains { $0.id == id } }.compactMap { app.screen($0, for: state) }
    return sheet.elements + (steps + others).flatMap(\.elements)
  }

  /// Whether what stands out here can be used: the sheet's preferred action, or what leads to the next step.
  var isReady: Bool { readyButton != nil }

  /// Says that what stands out can be used, where it could not before.
  mutating func sayReadiness(since wasReady: Bool) {
    if !wasReady, let button = readyButton { say(.change, .message("sheet.ready", ["action": .text(button.title)])) }
  }

  private var readyButton: Button? {
    guard let sheet = currentSheet else { return nil }
    let button = mainButton(of: sheet).map(\.button) ?? preferredAction(of: sheet)
    return button?.availability == .enabled ? button : nil
  }
}

/// The names of what a sheet has without the app's doing.
enum SheetWords {
  /// The button that leaves it.
  static let leave = ID("aloud.leave")
  /// The button that leads to the next step.
  static let proceed = ID("aloud.proceed")
}

extension Availability {
  /// The same, dimmed where something is missing; all that stands against it is the reason.
  fileprivate func lacking(_ missing: [LocalizedText]) -> Availability {
    if missing.isEmpty { return self }
    let needs = LocalizedText.message("sheet.needs", ["fields": .list(missing, .and), "count": .number(missing.count)])
    switch self {
    case .enabled, .dimmed(nil): return .dimmed(because: needs)
    case .dimmed(let reason?):
      return .dimmed(because: .message("plain", ["value": .list([needs, reason], .and)]))
    case .busy: return .busy
    }
  }
}
