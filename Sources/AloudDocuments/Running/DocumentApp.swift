public import Aloud

/// An app that a document describes.
public struct DocumentApp: App {
  let model: DocumentModel

  /// The language of the texts, as a BCP 47 tag.
  public var language: String? { model.language }

  /// The initial state, with the document's values and all commands loading.
  public var initialState: DocumentState {
    let outputs = Dictionary(model.commands.map { ($0.name, CommandOutput()) }) { first, _ in first }
    var state = DocumentState(values: model.values.initial, outputs: outputs)
    state.follow(model)
    return state
  }

  /// The effects that run the commands for initial values and for output that is shown.
  public var initialEffects: [Effect] {
    let viewpoint = Viewpoint(initialState, of: model)
    return model.fills.map { .run(ID("value", $0.name), $0.tree.invocation(viewpoint)) }
      + model.commands.map { .run($0.id(0), $0.tree.invocation(viewpoint)) }
  }

  /// Returns the title and the tabs, or the task that is the whole app.
  public func interface(for state: DocumentState) -> Interface {
    let viewpoint = Viewpoint(state, of: model)
    let title = viewpoint.words(model.tree[.app])
    // A command that an action runs counts as unfinished work; the one started last is named, unless the action has begun work with
    // a name of its own.
    let named = state.pending.values.filter(\.origin.hasBegun)
    let last = state.pending.values.filter { !$0.origin.hasBegun }.max { $0.count < $1.count }
    var interface =
      model.task.map { Interface(title, task: SoleTask(sheet: ID($0))) }
      ?? Interface(title, tabs: model.tabs.map { $0(viewpoint) })
    let pronunciations = (model.tree[.pronunciations]?.entries ?? []).map { ($0.key, $0.value.scalar ?? "") }
    interface = interface.pronouncing(Dictionary(pronunciations) { first, _ in first })
    interface.underWay = last.map { model.runs[$0.run].title(viewpoint) }
    interface.controlsUnderWay = Set((named + [last].compactMap(\.self)).map(\.origin.site))
    interface.firstTab = model.tree[.firstTab]?.scalar.map { ID($0) }
    return interface
  }

  /// Returns the pushed screen `id`. A screen about a row is gone when the row is.
  public func screen(_ id: ID, for state: DocumentState) -> Screen? { place(id, model.screens, state) }

  /// Returns the sheet `id`. A sheet about a row is gone when the row is.
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

  /// Changes values and performs actions, as the document describes.
  public func update(_ state: inout DocumentState, _ event: Event) -> [Effect] {
    // Limits of date pickers may refer to the day.
    if case .today(let day) = event { state.today = day }
    let effects: [Effect] =
      switch event {
      case .pressed(let id): pressed(id, &state)
      case .performed(let id, let things): performed(id, on: things, &state)
      case .changed(let id, let value): changed(id, to: value, &state)
      case .printed(let id, let line): printed(id, line, &state)
      case .finished(let id, let result): finished(id, result, &state)
      case .opened(let id): opened(id, &state)
      case .sheet(let id, let step): left(id, step, &state)
      case .interrupted: state.pending.sorted { $0.value.count < $1.value.count }.map { .stop($0.key) }
      case .today, .loaded, .saved, .elapsed, .settings, .voices, .restored: []
      }
    state.follow(model)
    state.findChosenRows(model.rowChoices)
    return effects
  }

  /// Returns the answers of a task as a JSON object on one line: texts, arrays of texts for several choices, and true and false.
  public func answers(in state: DocumentState) -> String {
    JSONValue.object(model.answers.map { ($0, model.json(of: $0, in: state)) }).text
  }

  /// The values, each restored by itself. Command output and running commands are kept.
  public var undoParts: [StatePart<DocumentState>] {
    let part = StatePart<DocumentState> { state, before, after throws(UndoRefusal) in
      try state.putBack(from: before, to: after, following: model.followers)
    }
    return [part]
  }
}

extension DocumentState {
  /// Restores the values that differ between two states, and whether they were changed by the user or an action (EDIT-5). Values
  /// that follow others are computed from these again.
  mutating func putBack(
    from before: DocumentState, to after: DocumentState, following followers: [Follower]
  ) throws(UndoRefusal) {
    let followers = Set(followers.map(\.name)).subtracting(changed.union(before.changed).union(after.changed))
    for (name, new) in after.values where !followers.contains(name) {
      guard let old = before.values[name], old != new, let now = values[name], now != old else { continue }
      guard now == new else { throw .changedSince }
      give(name, old)
      if before.changed.contains(name) { changed.insert(name) } else { changed.remove(name) }
    }
  }

  fileprivate mutating func follow(_ model: DocumentModel) {
    for follower in model.followers where !changed.contains(follower.name) {
      give(follower.name, .text(follower.text(Viewpoint(self, of: model))))
    }
  }
}

/// Access to the whole of an app without running it.
extension DocumentApp {
  /// Returns the app for a reader who runs nothing: its texts name the values that are empty for now, in braces.
  package func outline(withHidden: Bool = false) -> DocumentApp {
    var model = model
    (model.showsHidden, model.namesEmptyValues) = (withHidden, true)
    return DocumentApp(model: model)
  }

  package var screens: [ID] { model.screens.keys.sorted().map { ID($0) } }
  package var sheets: [ID] { model.sheets.keys.sorted().map { ID($0) } }

  /// Returns the location of the first of `things` that has one, counted from 1, or the beginning of the document. The file is
  /// `nil` for the document itself, or the path of an included file.
  package func location(of things: [ID]) -> (file: String?, line: Int, column: Int) {
    let location = things.lazy.compactMap { model.locations[$0.name] }.first ?? .start
    return (location.file, location.line, location.column)
  }
}
