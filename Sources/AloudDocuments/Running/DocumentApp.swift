public import Aloud

/// An app as a document describes it.
public struct DocumentApp: App {
  /// The language of its texts, as a BCP 47 tag.
  public let language: String?
  private let title: Made<LocalizedText>
  private let tabs: [Made<Tab>]
  private let screens: [String: Made<Screen>]
  private let sheets: [String: Made<Sheet>]
  let names: Names
  let commands: [CommandForm]
  /// The commands that give items when a menu is opened, by the names of their ids.
  let deferredCommands: [CommandForm]
  let controls: [String: Control]
  let runs: [RunForm]
  /// The suggestions of searches, by the names of their ids.
  let suggestions: [String: SuggestionForm]
  /// The values that are rows of commands.
  let rowChoices: Set<RowChoice>
  /// Which sheet each place belongs to, by the names of their ids.
  let sheetOfPlace: [String: String]
  /// What is done when a sheet is left, by the names of sheets.
  let dismissals: [String: [Event.Dismissal: [DocumentAction]]]
  /// The values that each sheet's controls hold.
  let covered: [String: Set<String>]

  /// The app that `tree` describes, which has been checked.
  init(_ tree: Tree, names: Names, ids: Set<String>) {
    var reader = DocumentReader(names: names, ids: ids)
    var screens: [String: Made<Screen>] = [:]
    var sheets: [String: Made<Sheet>] = [:]
    language = tree[.language]?.scalar
    title = reader.text(tree[.app])
    let tabs = (tree[.tabs]?.list ?? []).map { reader.tab($0) }
    for part in tree[.screens]?.list ?? [] {
      guard let id = part[.id]?.scalar else { continue }
      screens[id] = reader.screen(part, id: id)
    }
    for part in tree[.sheets]?.list ?? [] {
      guard let id = part[.id]?.scalar else { continue }
      sheets[id] = reader.sheet(part, id: id)
    }
    self.tabs = tabs.map(\.make)
    self.screens = screens
    self.sheets = sheets
    self.names = names
    commands = (tree[.commands]?.entries ?? []).map(reader.command)
    deferredCommands = reader.deferredCommands
    controls = reader.controls
    runs = reader.runs
    dismissals = reader.dismissals
    suggestions = reader.suggestions
    rowChoices = Set(
      reader.controls.values.flatMap { control in
        control.columns.compactMap { column in
          column.command.map { RowChoice(value: column.value, command: $0) }
        } + (control.search?.tokens ?? []).compactMap(\.choice)
      })
    let owners = reader.sheets(of: names.sheets, tabs: tabs.map(\.id))
    sheetOfPlace = owners
    var covered: [String: Set<String>] = [:]
    for control in reader.controls.values {
      guard let sheet = owners[control.place] else { continue }
      covered[sheet, default: []].formUnion(control.changedValues)
    }
    self.covered = covered
  }

  /// The values as the document gives them, and all commands loading.
  public var initialState: DocumentState {
    DocumentState(
      values: names.values,
      outputs: Dictionary(commands.map { ($0.name, CommandOutput()) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Runs the commands whose output is shown.
  public var initialEffects: [Effect] {
    let moment = Moment(initialState, of: self)
    return commands.map { .run(Self.id(of: $0.name, 0), $0.invocation.invocation(moment)) }
  }

  /// The id under which a command's output comes back.
  static func id(of command: String, _ generation: Int) -> ID { ID("command", "\(command):\(generation)") }

  /// The name and the tabs.
  public func interface(for state: DocumentState) -> Interface {
    let moment = Moment(state, of: self)
    return Interface(title(moment), tabs: tabs.map { $0(moment) })
  }

  /// The pushed screen `id`; one that is about a row goes when the row does.
  public func screen(_ id: ID, for state: DocumentState) -> Screen? { place(id, screens, state) }

  /// The sheet `id`; one that is about a row goes when the row does.
  public func sheet(_ id: ID, for state: DocumentState) -> Sheet? {
    var sheet = place(id, sheets, state)
    sheet?.isEdited = state.drafts[id.name]?.contains { state.values[$0.key] != $0.value } ?? false
    return sheet
  }

  private func place<Place>(_ id: ID, _ places: [String: Made<Place>], _ state: DocumentState) -> Place? {
    let moment = Moment(state, of: self, item: id.item)
    if id.item != nil, moment.row == nil { return nil }
    return places[id.name]?(moment)
  }

  /// Puts the values back; what commands have given, and what is at work, stays.
  public func restore(_ state: inout DocumentState, from other: DocumentState) {
    guard state.values != other.values else { return }
    state.values = other.values
    state.revision += 1
  }
}
