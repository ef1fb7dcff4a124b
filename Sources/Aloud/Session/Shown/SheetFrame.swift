/// A sheet that is up, as it stands now: what it needs, what stands out on it, and the way out (SHEET-1).
struct SheetFrame: Sendable, Equatable {
  var id: ID
  /// What it is called once it has been entered.
  var title: LocalizedText
  /// What its content is: a popover, or a sheet.
  var role: Role
  /// The style, as a state; `automatic` is a form where there are inputs, else a page. A popover's role says it (SHEET-4).
  var style: AnnouncedState?
  /// What it was opened from, where it belongs to that.
  var anchor: LocalizedText?
  /// The sheet that it lies over.
  var below: LocalizedText?
  /// What the way out of it is called.
  var leaveTitle: LocalizedText
  /// Which of how many steps is in front, in words; nil where the task has only one.
  var step: LocalizedText?
  /// What it is for, as far as it can be done now.
  var preferredAction: Button?
  /// What stands below its content, or the step in front: what leads on, and the way out. Nothing on other screens.
  var buttons: [Element]
  /// What stands out here: what the sheet is for, or what leads on.
  var main: Button?
  /// Its title, where it can be used.
  var ready: LocalizedText? { main?.availability == .enabled ? main?.title : nil }
  /// Whether the content itself is in front, and not a screen pushed in it.
  var isContent: Bool
  /// Whether leaving it keeps what was entered: it has inputs, and no action that would do so.
  var appliesOnLeaving: Bool
  /// Whether "done" leaves it: it has no action that would be done.
  var leavesByDone: Bool
  /// Whether something required is missing on it, or something is not right.
  var lacksInput: Bool
  /// That the user can't leave it now; nil where he can.
  var stays: LocalizedText?

  /// A sheet and its stack; `steps` are its further ones whose screens are there, `visited` the screens pushed in it, and
  /// `front` the one in front.
  init(
    _ sheet: Sheet, _ stack: SheetStack, steps: [(step: SheetStep, screen: Screen)], visited: [Screen], front: Screen?,
    over below: LocalizedText?
  ) {
    id = sheet.id
    title = sheet.compactTitle
    role = sheet.style == .popover ? .popover : .sheet
    self.below = below
    isContent = stack.places.count == 1
    let others = visited.filter { screen in !steps.contains { $0.screen.id == screen.id } }
    let contents = sheet.elements + (steps.map(\.screen) + others).flatMap(\.elements)
    let hasInputs = !contents.values.isEmpty
    leavesByDone = sheet.preferredAction == nil && sheet.steps.isEmpty
    appliesOnLeaving = hasInputs && leavesByDone
    lacksInput = !contents.missing.isEmpty || !contents.invalid.isEmpty
    if case .forbidden = sheet.dismissal { stays = .message(.sheetStays(sheet: .text(title))) }
    style = Self.style(of: sheet, hasInputs: hasInputs)
    anchor = sheet.style == .popover ? stack.anchor : nil
    leaveTitle = .message(sheet.preferredAction != nil || hasInputs ? .sheetCancel : .sheetClose)
    if var button = sheet.preferredAction {
      button.style = .filled
      button.availability = button.availability.lacking(contents)
      preferredAction = button
    }
    let index = isContent ? 0 : steps.firstIndex { $0.step.screen == stack.places.last?.id }.map { $0 + 1 }
    if let index, !sheet.steps.isEmpty, !steps.isEmpty {
      step = .message(.sheetStep(index: .number(index + 1), count: .number(steps.count + 1)))
    }
    var main = preferredAction
    if appliesOnLeaving, isContent, !contents.contains(where: \.dismisses) {
      var done = Button(.message(.sheetDone), id: SheetWords.done, action: .dismiss)
      done.style = .filled
      done.availability = done.availability.lacking(contents)
      main = done
    }
    if let index, index < steps.count {
      main = Self.proceed(to: steps[index], lacking: front?.elements ?? [])
    }
    if index != nil {
      var leave = Button(leaveTitle, id: SheetWords.leave, action: .dismiss)
      leave.role = .cancel
      if case .forbidden(let reason) = sheet.dismissal { leave.availability = .dimmed(because: reason) }
      buttons = ([main].compactMap(\.self) + [leave]).map { .button($0) }
    } else {
      buttons = []
    }
    self.main = main
  }

  /// A question is left by a word: without a main action, or where it is one control that is open, it has no buttons below it,
  /// which would be counted as answers.
  mutating func become(_ task: SoleTask) {
    style = nil
    leaveTitle = .message(.sheetCancel)
    if task.control != nil || preferredAction == nil && main == nil { buttons = [] }
  }

  private static func style(of sheet: Sheet, hasInputs: Bool) -> AnnouncedState? {
    switch sheet.style {
    case .automatic: hasInputs ? .form : .page
    case .page: .page
    case .form: .form
    case .fullScreen: .fullScreen
    case .popover: nil
    }
  }

  /// What leads to a step, dimmed while something required is missing before it.
  private static func proceed(
    to next: (step: SheetStep, screen: Screen), lacking elements: [Element]
  ) -> Button {
    var button = Button(
      .message(.sheetProceed(title: .text(next.screen.compactTitle))), id: SheetWords.proceed,
      action: .push(next.step.screen))
    button.availability = next.step.availability.lacking(elements)
    button.style = .filled
    return button
  }
}

/// The names of what a sheet has without the app's doing.
enum SheetWords {
  /// The button that leaves it.
  static let leave = ID("aloud.leave")
  /// The button that leaves it, and keeps what was entered.
  static let done = ID("aloud.done")
  /// The button that leads to the next step.
  static let proceed = ID("aloud.proceed")
}

extension Availability {
  /// The same, dimmed where something is missing among elements, or not right; all that stands against it is the reason.
  fileprivate func lacking(_ elements: [Element]) -> Availability {
    // Of many the first is enough: "next missing" goes from one to the next.
    let reasons = [Self.needs(elements.missing), elements.invalid.first].compactMap(\.self)
    if reasons.isEmpty { return self }
    switch self {
    case .enabled, .dimmed(nil): return .dimmed(because: Self.joined(reasons))
    case .dimmed(let reason?): return .dimmed(because: Self.joined(reasons + [reason]))
    case .busy: return .busy
    }
  }

  private static func joined(_ reasons: [LocalizedText]) -> LocalizedText {
    reasons.count == 1 ? reasons[0] : .message(.plain(value: .list(reasons, .and)))
  }

  private static func needs(_ missing: [LocalizedText]) -> LocalizedText? {
    if missing.isEmpty { return nil }
    return .message(
      missing.count > 3
        ? .sheetNeedsMany(count: .number(missing.count), field: .text(missing[0]))
        : .sheetNeeds(count: .number(missing.count), fields: .list(missing, .and)))
  }
}

extension Element {
  /// Whether it is a button of the app's own that leaves the sheet.
  fileprivate var dismisses: Bool {
    if case .press(.dismiss, _) = control.usage { true } else { control.children.contains { $0.dismisses } }
  }
}
