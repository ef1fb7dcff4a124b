/// An app, its state, and the interface for that state. Each screen and sheet is built once per state.
struct AppRunner<A: App>: Sendable {
  /// In boxes, so that the runner has the same size and layout for every type. Types of the app would otherwise make the layout
  /// around them generic, which costs each line some dozen calls to the Swift runtime.
  private let keptApp: Kept<A>
  private var keptState: Kept<A.State>
  private(set) var stateNumber = 0
  private(set) var interface: Interface
  private var changeNumber = 0
  var history = UndoHistory<A.State>()
  private var screens: [ID: Screen?] = [:]
  private var sheets: [ID: Sheet?] = [:]

  init(_ app: A) {
    let state = app.initialState
    (keptApp, keptState) = (Kept(app), Kept(state))
    interface = app.interface(for: state)
    precondition(!interface.tabs.isEmpty, "an interface has at least one tab")
  }

  var app: A { keptApp.value }

  /// Setting it rebuilds the interface.
  var state: A.State {
    get { keptState.value }
    set {
      keptState = Kept(newValue)
      stateNumber += 1
      let tabs = interface.tabs
      interface = app.interface(for: newValue)
      // There must always be a selected tab.
      if interface.tabs.isEmpty { interface.tabs = tabs }
      screens = [:]
      sheets = [:]
    }
  }

  mutating func screen(_ id: ID) -> Screen? {
    if let screen = screens[id] { return screen }
    let screen = app.screen(id, for: state)
    screens[id] = screen
    return screen
  }

  /// Returns the screen at the bottom of a tab's stack.
  func root(_ id: ID) -> Screen? { interface.tabs.first { $0.screen.id == id }?.screen }

  mutating func sheet(_ id: ID) -> Sheet? {
    if let sheet = sheets[id] { return sheet }
    let sheet = app.sheet(id, for: state)
    sheets[id] = sheet
    return sheet
  }

  /// Tells the app of the events of one act about what the user has used, on the given open sheets. The change is nil if the
  /// state is the same.
  mutating func send(
    _ events: [Event], of used: UsedThing?, on sheets: [ID]
  ) -> (effects: [Effect], change: StateChange<A.State>?) {
    let before = state
    var new = state
    let effects = events.flatMap { app.update(&new, $0) }
    var change: StateChange<A.State>?
    if new != before {
      state = new
      change = StateChange(number: takeNumber(), before: before, after: new)
    }
    remember(events, of: used, effects, on: sheets, change)
    return (effects, change)
  }

  mutating func remember(
    _ name: LocalizedText, of used: UsedThing?, at place: UsedPlace, on sheets: [ID], _ change: StateChange<A.State>?
  ) {
    history.remember(
      UndoEntry(
        name: name, isNamedByApp: true, control: used?.id, place: place, sheets: sheets,
        changes: [change].compactMap(\.self)))
  }

  mutating func settle(_ sheet: ID, title: LocalizedText, isDropped: Bool) {
    let runner = self
    history.settle(sheet, title: title, isDropped: isDropped, isWithoutEffect: runner.isWithoutEffect)
  }

  mutating func takeNumber() -> Int {
    changeNumber += 1
    return changeNumber
  }

  /// Keeps a change by a control that the app has not named, if it can be undone. Commands, settings and state that the app
  /// leaves out cannot be undone, nor can unnamed acts: only the name is kept, so that undo can say so. A change that was only
  /// sent to a program can be sent again. An unnamed change on a sheet belongs to what is done on that sheet.
  private mutating func remember(
    _ events: [Event], of used: UsedThing?, _ effects: [Effect], on sheets: [ID], _ change: StateChange<A.State>?
  ) {
    // The engine remembers a setting that changes.
    if effects.contains(where: \.isRemembered) { return }
    let isCovered = change.map { canPutBack($0.before) } ?? false
    if events.contains(where: \.isOfDismissal), isCovered, let change, !sheets.isEmpty {
      return history.remember(change, on: sheets)
    }
    // An undone act belongs to an earlier state, and redoing it would revert this change.
    if used != nil, isCovered { history.forgetUndone() }
    let isChange = events.contains(where: \.isChange) || used?.isMarked == true
    if effects.contains(where: { $0.isLasting(after: isChange) }) { return history.remember(lasting: used?.name) }
    guard let change, let used else { return }
    if isChange, isCovered {
      history.remember(
        UndoEntry(
          name: used.name, isNamedByApp: false, control: used.id, place: used.place, sheets: sheets,
          changes: [change]))
    } else if isChange {
      history.remember(lasting: used.name)
    } else if isCovered {
      sheets.isEmpty ? history.remember(lasting: used.name) : history.remember(change, on: sheets)
    }
  }
}

/// An element that the user has used or changed, or several that were changed at once.
struct UsedThing: Sendable, Equatable {
  /// Nil for several.
  var id: ID?
  var name: LocalizedText
  /// A Boolean value that indicates whether using the element changes its mark, as for a checked item.
  var isMarked = false
  var place: UsedPlace

  /// The most names that are said for one act.
  private static let named = 5
}

extension UsedThing {
  static func name(joining names: [LocalizedText]) -> LocalizedText? {
    var different: [LocalizedText] = []
    for name in names.prefix(named + 1) where !different.contains(name) { different.append(name) }
    if different.count > named { return .message(.placeCount(count: .number(names.count))) }
    return different.count > 1 ? .facts(different) : different.first
  }

  /// Returns several things as one; nil if there are none.
  init?(joining things: [UsedThing]) {
    guard let first = things.first else { return nil }
    self = first
    guard things.count > 1, let name = Self.name(joining: things.map(\.name)) else { return }
    (id, self.name) = (nil, name)
  }
}

extension Event {
  fileprivate var isChange: Bool { if case .changed = self { true } else { false } }

  fileprivate var isOfDismissal: Bool { if case .sheet = self { true } else { false } }
}

/// The screen or sheet on which the user has used an element, and the root of the selected tab.
struct UsedPlace: Sendable, Equatable {
  var id: ID
  var tab: ID
}

extension Effect {
  fileprivate var isRemembered: Bool {
    if case .undoable = self { true } else if case .set = self { true } else { false }
  }

  /// For example for a command that was run. `isChange` is true if the event changed a value or a mark, which can be put back.
  fileprivate func isLasting(after isChange: Bool) -> Bool {
    switch self {
    case .run, .stop, .resetSettings: true
    case .tell: !isChange
    case .say, .push, .pop, .present, .dismiss, .alert, .ask, .undoable, .set, .language, .quit, .load, .save, .voices,
      .begin, .done, .failed, .ended, .edit, .wait:
      false
    }
  }
}
