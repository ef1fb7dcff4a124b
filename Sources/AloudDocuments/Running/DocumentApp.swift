public import Aloud

/// An app as a document describes it.
public struct DocumentApp: App {
  let model: DocumentModel

  /// The language of its texts, as a BCP 47 tag.
  public var language: String? { model.language }

  /// The values as the document gives them, and all commands loading.
  public var initialState: DocumentState {
    var state = DocumentState(
      values: model.values.initial,
      outputs: Dictionary(model.commands.map { ($0.name, CommandOutput()) }, uniquingKeysWith: { first, _ in first }))
    state.follow(model)
    return state
  }

  /// Runs the commands that give values, and those whose output is shown.
  public var initialEffects: [Effect] {
    let viewpoint = Viewpoint(initialState, of: model)
    return model.fills.map { .run(ID("value", $0.name), $0.template.invocation(viewpoint)) }
      + model.commands.map { .run($0.id(0), $0.template.invocation(viewpoint)) }
  }

  /// The name and the tabs, or the task that is all there is.
  public func interface(for state: DocumentState) -> Interface {
    let viewpoint = Viewpoint(state, of: model)
    let title = model.title(viewpoint)
    // What an action runs is not finished; the one begun last is named.
    let run = state.pending.max { $0.value.count < $1.value.count }.map { model.runs[$0.value.run] }
    let underWay = run.map { $0.title.map(viewpoint.text) ?? .verbatim($0.template.program) }
    if let task = model.task {
      var interface = Interface(title, task: SoleTask(sheet: ID(task))).pronouncing(model.pronunciations)
      interface.underWay = underWay
      return interface
    }
    var interface = Interface(title, tabs: model.tabs.map { $0(viewpoint) }).pronouncing(model.pronunciations)
    interface.underWay = underWay
    interface.firstTab = model.firstTab.map { ID($0) }
    return interface
  }

  /// The pushed screen `id`; one that is about a row goes when the row does.
  public func screen(_ id: ID, for state: DocumentState) -> Screen? { place(id, model.screens, state) }

  /// The sheet `id`; one that is about a row goes when the row does.
  public func sheet(_ id: ID, for state: DocumentState) -> Sheet? {
    var sheet = place(id, model.sheets, state)
    sheet?.isEdited = state.drafts[id.name]?.values.contains { state.values[$0.key] != $0.value } ?? false
    return sheet
  }

  private func place<Place>(_ id: ID, _ places: [String: Made<Place>], _ state: DocumentState) -> Place? {
    let viewpoint = Viewpoint(state, of: model, item: id.item)
    if id.item != nil, viewpoint.row == nil { return nil }
    return places[id.name]?(viewpoint)
  }

  /// Changes values and does actions, as the document says.
  public func update(_ state: inout DocumentState, _ event: Event) -> [Effect] {
    let use = ControlUse(model: model)
    let commands = CommandEnding(model: model)
    let effects: [Effect] =
      switch event {
      case .pressed(let id): use.pressed(id, &state)
      case .performed(let id, let things): use.performed(id, on: things, &state)
      case .changed(let id, let value): use.changed(id, to: value, &state)
      case .printed(let id, let line): commands.printed(id, line, &state)
      case .finished(let id, let result): commands.finished(id, result, &state)
      case .opened(let id): commands.opened(id, &state)
      case .sheet(let id, let step): SheetLeaving(model: model).left(id, step, &state)
      case .today(let day): began(day, &state)
      case .loaded, .saved, .elapsed, .settings, .voices, .restored: []
      }
    state.follow(model)
    state.findChosenRows(model.rowChoices)
    return effects
  }

  /// Takes notice of the day, which limits of date pickers may be.
  private func began(_ day: Day, _ state: inout DocumentState) -> [Effect] {
    state.today = day
    return []
  }

  /// The values, each by itself; what commands have given, and what is at work, stays.
  public var undoParts: [StatePart<DocumentState>] {
    [
      StatePart { state, before, after throws(UndoRefusal) in
        try state.putBack(from: before, to: after, following: model.followers)
      }
    ]
  }
}

extension DocumentState {
  /// Puts the values back that differ between two states, and whether somebody had changed them (EDIT-5). Values that follow others
  /// are made of these again.
  mutating func putBack(
    from before: DocumentState, to after: DocumentState, following followers: [Follower]
  ) throws(UndoRefusal) {
    let followers = Set(followers.map(\.name)).subtracting(changed).subtracting(before.changed)
      .subtracting(after.changed)
    for (name, new) in after.values where !followers.contains(name) {
      guard let old = before.values[name], old != new, let now = values[name], now != old else { continue }
      guard now == new else { throw .changedSince }
      give(name, old)
      if before.changed.contains(name) { changed.insert(name) } else { changed.remove(name) }
    }
  }

  /// Gives the values that follow others what these make of them now.
  fileprivate mutating func follow(_ model: DocumentModel) {
    for follower in model.followers where !changed.contains(follower.name) {
      give(follower.name, .text(Viewpoint(self, of: model).string(follower.template)))
    }
  }
}

/// A document for who looks at all of it without running it.
extension DocumentApp {
  /// The same, with what is hidden for now.
  package var revealed: DocumentApp {
    var model = model
    model.showsHidden = true
    return DocumentApp(model: model)
  }

  /// The screens that are pushed, in the order of their names.
  package var screens: [ID] { model.screens.keys.sorted().map { ID($0) } }

  /// The sheets, in the order of their names.
  package var sheets: [ID] { model.sheets.keys.sorted().map { ID($0) } }

  /// Where the first of things is written that is written anywhere, counted from 1; the beginning where none is. The file is nil
  /// where that is the document's own, and else one that it includes.
  package func location(of things: [ID]) -> (file: String?, line: Int, column: Int) {
    let location = things.lazy.compactMap { model.locations[$0.name] }.first ?? .start
    return (location.file, location.line, location.column)
  }
}
