/// The current state of a presented sheet: its requirements, its main button, and the way out (SHEET-1).
struct SheetFrame: Sendable, Equatable {
  var title: LocalizedText
  var role: Role
  /// The style of the sheet, as a state. `automatic` is a form if there are inputs, otherwise a page. A popover has none,
  /// because its role says it (SHEET-4).
  var style: AnnouncedState?
  /// The title of the control that a popover was opened from.
  var anchor: LocalizedText?
  var below: LocalizedText?
  var leaveTitle: LocalizedText
  /// The sentence with the current step and the number of steps; nil if the task has only one.
  var step: LocalizedText?
  var preferredAction: Button?
  /// Below the content or the step in front: the button that continues, and the way out. There are none on other screens.
  var buttons: [Element]
  /// The preferred action, or the button that continues.
  var main: Button?
  var ready: LocalizedText? { main?.availability == .enabled ? main?.title : nil }
  /// A Boolean value that indicates whether the sheet's own content is in front, and not a screen pushed in it.
  var isContent: Bool
  /// True for a sheet that has inputs but no action to apply them.
  var appliesOnLeaving: Bool
  /// A Boolean value that indicates whether the sheet has no action that "done" could perform instead.
  var leavesByDone: Bool
  var lacksInput: Bool
  /// A Boolean value that indicates whether the sheet is that of a task which is a search.
  var isSearch = false
  /// The sentence that the user can't leave the sheet now; nil if the user can.
  var stays: LocalizedText?

  /// `path` names the sheet's content and the screens pushed in it, `steps` are the further steps whose screens exist, `visited` all
  /// screens that were pushed, and `front` is the screen in front.
  init(
    _ sheet: Sheet, from anchor: LocalizedText?, path: [ID], steps: [(step: SheetStep, screen: Screen)],
    visited: [Screen], front: Screen?,
    over below: LocalizedText?
  ) {
    title = sheet.compactTitle
    role = sheet.style == .popover ? .popover : .sheet
    self.below = below
    isContent = path.count == 1
    let others = visited.filter { screen in !steps.contains { $0.screen.id == screen.id } }
    let contents = sheet.elements + (steps.map(\.screen) + others).flatMap(\.elements)
    let hasInputs = !contents.values.isEmpty
    leavesByDone = sheet.preferredAction == nil && sheet.steps.isEmpty
    appliesOnLeaving = hasInputs && leavesByDone
    lacksInput = !contents.missing.isEmpty || !contents.invalid.isEmpty
    if case .forbidden = sheet.dismissal { stays = .message(.sheetStays(sheet: .text(title))) }
    style = Self.style(of: sheet, hasInputs: hasInputs)
    self.anchor = sheet.style == .popover ? anchor : nil
    leaveTitle = .message(sheet.preferredAction != nil || hasInputs ? .sheetCancel : .sheetClose)
    if var button = sheet.preferredAction {
      button.style = .filled
      button.availability = button.availability.lacking(contents)
      preferredAction = button
    }
    let index = isContent ? 0 : steps.firstIndex { $0.step.screen == path.last }.map { $0 + 1 }
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

  /// A sole task is left by a word. Its buttons are not counted as answers. If it has no main action, or is a single open
  /// control, it has none.
  mutating func become(_ task: SoleTask) {
    style = nil
    isSearch = task.isSearch
    leaveTitle = task.leave ?? .message(.sheetCancel)
    let hasButtons = task.control == nil && (preferredAction != nil || main != nil)
    let own = hasButtons ? buttons : []
    let further = task.control == nil ? task.further.map { Element.button($0) } : []
    buttons = (own + further).map { $0.endingTask(named: leaveTitle) }
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

  /// Dimmed while a required input before the step is missing.
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

enum SheetWords {
  static let leave = ID("aloud.leave")
  /// Leaves the sheet and keeps what was entered.
  static let done = ID("aloud.done")
  static let proceed = ID("aloud.proceed")
}

extension Availability {
  fileprivate func lacking(_ elements: [Element]) -> Availability {
    lacking(missing: elements.missing, invalid: elements.invalid.first)
  }

  /// Returns this availability, dimmed if an input is missing or invalid. The reason lists everything that prevents it. The first
  /// invalid input is enough: "next missing" goes from one to the next.
  func lacking(missing: [LocalizedText], invalid: LocalizedText?) -> Availability {
    let reasons = [Self.needs(missing), invalid].compactMap(\.self)
    if reasons.isEmpty { return self }
    switch self {
    case .enabled, .dimmed(nil): return .dimmed(because: Self.joined(reasons))
    // The app's reason may be a sentence of its own.
    case .dimmed(let reason?): return .dimmed(because: .facts([Self.joined(reasons), reason]))
    case .busy: return .busy
    }
  }

  private static func joined(_ reasons: [LocalizedText]) -> LocalizedText {
    reasons.count == 1 ? reasons[0] : .message(.plain(value: .list(reasons, .and)))
  }

  private static func needs(_ missing: [LocalizedText]) -> LocalizedText? {
    if missing.isEmpty { return nil }
    let fields = missing.map { LocalizedText.message(.sheetNeededField(field: .text($0))) }
    return .message(
      fields.count > 3
        ? .sheetNeedsMany(count: .number(fields.count), field: .text(fields[0]))
        : .sheetNeeds(count: .number(fields.count), fields: .list(fields, .and)))
  }
}

extension Element {
  /// Returns the button as one that ends the task; the one that leaves it is titled `leaveTitle`.
  fileprivate func endingTask(named leaveTitle: LocalizedText) -> Element {
    guard case .button(var button) = self else { return self }
    if button.id == SheetWords.leave { button.title = leaveTitle }
    button.endsTask = true
    return .button(button)
  }

  /// A Boolean value that indicates whether the element is, or contains, a button of the app that leaves the sheet.
  fileprivate var dismisses: Bool {
    if case .press(.dismiss, _) = control.usage { true } else { control.children.contains { $0.dismisses } }
  }
}

/// The inputs among the elements of a sheet.
extension [Element] {
  var values: [ID: Value] {
    var values: [ID: Value] = [:]
    for element in leaves {
      let control = element.control
      if let id = control.identity, let held = control.held { values[id] = held }
    }
    return values
  }

  /// The reasons why inputs are invalid. An input that appears twice is listed once.
  var invalid: [LocalizedText] { listed { $0.invalid } }

  /// The titles of the required inputs that are empty. An input that appears twice is listed once.
  var missing: [LocalizedText] { listed { $0.missing } }

  private func listed(_ fact: (any Control) -> LocalizedText?) -> [LocalizedText] {
    var seen: Set<ID> = []
    return leaves.compactMap { element in
      let control = element.control
      guard let fact = fact(control), let id = control.identity, seen.insert(id).inserted else { return nil }
      return fact
    }
  }
}
