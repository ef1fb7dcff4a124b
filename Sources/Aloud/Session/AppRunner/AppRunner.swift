/// An app, its state, and what it shows for that state: each screen and sheet is built once per state.
struct AppRunner<A: App>: Sendable {
  private let keptApp: Apart<A>
  private var keptState: Apart<A.State>
  /// Goes up with each other state.
  private(set) var stateNumber = 0
  /// The app's name and tabs.
  private(set) var interface: Interface
  private var changeNumber = 0
  /// What can be taken back.
  var history = UndoHistory<A.State>()
  private var screens: [ID: Screen?] = [:]
  private var sheets: [ID: Sheet?] = [:]

  /// An app that begins.
  init(_ app: A) {
    let state = app.initialState
    (keptApp, keptState) = (Apart(app), Apart(state))
    interface = app.interface(for: state)
    precondition(!interface.tabs.isEmpty, "an interface has at least one tab")
  }

  /// The app.
  var app: A { keptApp.value }

  /// The app's state; another one makes anew what is shown.
  var state: A.State {
    get { keptState.value }
    set {
      keptState.value = newValue
      stateNumber += 1
      let tabs = interface.tabs
      interface = app.interface(for: newValue)
      // There is always a tab to be at.
      if interface.tabs.isEmpty { interface.tabs = tabs }
      screens = [:]
      sheets = [:]
    }
  }

  /// A pushed screen; nil where there is none (any more).
  mutating func screen(_ id: ID) -> Screen? {
    if let screen = screens[id] { return screen }
    let screen = app.screen(id, for: state)
    screens[id] = screen
    return screen
  }

  /// The screen at the bottom of a tab's stack.
  func root(_ id: ID) -> Screen? { interface.tabs.first { $0.screen.id == id }?.screen }

  /// A sheet; nil where there is none (any more).
  mutating func sheet(_ id: ID) -> Sheet? {
    if let sheet = sheets[id] { return sheet }
    let sheet = app.sheet(id, for: state)
    sheets[id] = sheet
    return sheet
  }

  /// Tells the app of an event about something that the user has used, on sheets or not; gives what it asks for, and what has
  /// changed of the state, where anything has.
  mutating func tell(
    _ event: Event, of used: UsedThing?, on sheets: [ID]
  ) -> (effects: [Effect], change: StateChange<A.State>?) {
    let before = state
    var new = state
    let effects = app.update(&new, event)
    var change: StateChange<A.State>?
    if new != before {
      state = new
      change = StateChange(number: takeNumber(), before: before, after: new)
    }
    remember(event, of: used, effects, on: sheets, change)
    return (effects, change)
  }

  /// Keeps what an update did under the name that the app gives it.
  mutating func remember(
    _ name: LocalizedText, of used: UsedThing?, at place: UsedPlace, on sheets: [ID], _ change: StateChange<A.State>?
  ) {
    history.remember(
      UndoEntry(
        name: name, isNamedByApp: true, control: used?.id, place: place, sheets: sheets,
        changes: [change].compactMap(\.self)))
  }

  /// Puts back what undo covers.
  mutating func putBack(_ other: A.State) { state = other }

  /// Settles what was done on a sheet that has gone.
  mutating func settle(_ sheet: ID, title: LocalizedText, isDropped: Bool) {
    let runner = self
    history.settle(sheet, title: title, isDropped: isDropped, isWithoutEffect: runner.isWithoutEffect)
  }

  /// The number of the next change.
  mutating func takeNumber() -> Int {
    changeNumber += 1
    return changeNumber
  }

  /// Keeps the change of a control that the app has not named, where it can be put back. What is done outside, such as by a command,
  /// the user's settings and what the app leaves out can't be, and what the app names nothing for is not: that is kept to be said.
  /// Of a change that a program was only told of, it can be told again. What has changed on a sheet without a name belongs to what
  /// is done on that.
  private mutating func remember(
    _ event: Event, of used: UsedThing?, _ effects: [Effect], on sheets: [ID], _ change: StateChange<A.State>?
  ) {
    if effects.contains(where: { if case .undoable = $0 { true } else { false } }) { return }
    let isCovered = change.map { canPutBack($0.before) } ?? false
    if event.isOfDismissal, isCovered, let change, !sheets.isEmpty { return history.remember(change, on: sheets) }
    // What was taken back is of a state before this: done again, it would take this back.
    if used != nil, isCovered { history.forgetUndone() }
    if effects.contains(where: { $0.isLasting(after: event) }) { return history.remember(lasting: used?.name) }
    guard let change, let used else { return }
    if event.isChange || used.isMarked, isCovered {
      history.remember(
        UndoEntry(
          name: used.name, isNamedByApp: false, control: used.id, place: used.place, sheets: sheets,
          changes: [change]))
    } else if event.isChange || used.isMarked {
      history.remember(lasting: used.name)
    } else if isCovered {
      sheets.isEmpty ? history.remember(lasting: used.name) : history.remember(change, on: sheets)
    }
  }
}

/// What the user has used or changed, and what it is called.
struct UsedThing: Sendable, Equatable {
  var id: ID
  var name: LocalizedText
  /// Whether it bears a mark that using it changes: an item that is checked.
  var isMarked = false
  /// Where it is.
  var place: UsedPlace
}

extension Event {
  /// Whether it tells of another value.
  fileprivate var isChange: Bool { if case .changed = self { true } else { false } }

  /// Whether it tells of a sheet on its way out.
  fileprivate var isOfDismissal: Bool { if case .sheet = self { true } else { false } }
}

/// Where the user has used something: the screen or sheet, and the root of the tab that was selected.
struct UsedPlace: Sendable, Equatable {
  var id: ID
  var tab: ID
}

extension Effect {
  /// Whether it lasts: what a command did, and settings that are kept, can't be put back.
  fileprivate func isLasting(after event: Event) -> Bool {
    switch self {
    case .run, .stop, .set, .resetSettings: true
    case .tell: !event.isChange
    case .say, .push, .pop, .present, .dismiss, .alert, .ask, .undoable, .quit, .load, .save, .voices, .begin, .done,
      .wait:
      false
    }
  }
}

/// A value that stands apart: whatever it is, what holds it has the same size and form. Where an app's own types are inside, the
/// compiler knows the places of all that is around them, and each line is spared some dozen questions to the Swift runtime.
struct Apart<Value: Sendable>: Sendable {
  /// A value that never changes: copies may share it.
  private final class Kept: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var kept: Kept

  /// A value, set apart.
  init(_ value: Value) { kept = Kept(value) }

  /// The value.
  var value: Value {
    get { kept.value }
    set { kept = Kept(newValue) }
  }
}
