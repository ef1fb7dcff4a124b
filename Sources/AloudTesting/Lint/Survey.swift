internal import Aloud

/// What there is to see of an app: its tabs, and every place that its buttons lead to.
struct Survey: Sendable {
  var tabs: [Tab]
  var places: [SurveyedPlace]
  var words: LintWords
  /// Buttons of a title that do the same at the bottoms of several tabs.
  var sharedActs: [SharedAct]

  /// The sheets among the places.
  var sheets: [(place: SurveyedPlace, sheet: Sheet)] { places.compactMap { place in place.sheet.map { (place, $0) } } }

  /// What a sheet takes in, on itself and on its further steps.
  func inputs(of sheet: Sheet) -> [Element] {
    leaves(of: sheet).filter { $0.control.held != nil }
  }

  /// What stands on a sheet and on its further steps.
  func leaves(of sheet: Sheet) -> [Element] { elements(of: sheet).leaves }

  /// What stands on a sheet and on its further steps, in its groups.
  func elements(of sheet: Sheet) -> [Element] {
    let steps = sheet.steps.compactMap { step in places.first { $0.id == step.screen } }
    return sheet.elements + steps.flatMap(\.elements)
  }
}

/// A place of an app.
struct SurveyedPlace: Sendable {
  var id: ID
  /// What stands here.
  var elements: [Element]
  var search: Search?
  /// The sheet that it is, or nil.
  var sheet: Sheet?
  /// Whether it is reached from a sheet.
  var isOverSheet = false
  /// The menus that stand here: those of controls, and what can be done to what is selected.
  var menus: [SurveyedMenu]

  /// What stands here, with what is in groups and disclosures in its place, and some rows of many.
  var leaves: [Element] { elements.leavesWithRows }

  /// The buttons that stand here, a sheet's preferred action last.
  var buttons: [Button] {
    let own = leaves.compactMap { if case .button(let button) = $0 { button } else { nil } }
    return own + (sheet?.preferredAction.map { [$0] } ?? [])
  }

  /// A finding's subjects where it is about a thing here.
  func subjects(_ ids: ID?...) -> [ID] { ids.compactMap(\.self) + [id] }
}

/// A menu of a place.
struct SurveyedMenu: Sendable {
  /// What it is the menu of; nil where it belongs to the place.
  var owner: ID?
  var menu: Menu

  /// The elements of the menu and of its submenus, level by level.
  var levels: [[MenuElement]] { Self.levels(menu.elements + menu.suggestions) }

  /// Its items, also those that are hidden.
  var items: [MenuItem] { levels.flatMap { $0.compactMap { if case .item(let item) = $0 { item } else { nil } } } }

  /// Its submenus.
  var submenus: [Submenu] {
    levels.flatMap { $0.compactMap { if case .submenu(let submenu) = $0 { submenu } else { nil } } }
  }

  private static func levels(_ elements: [MenuElement]) -> [[MenuElement]] {
    let flat = elements.flatMap { element -> [MenuElement] in
      if case .section(_, let inside) = element { flattened(inside) } else { [element] }
    }
    let below = flat.flatMap { element -> [[MenuElement]] in
      if case .submenu(let submenu) = element { levels(submenu.menu.elements) } else { [] }
    }
    return [flat] + below
  }

  private static func flattened(_ elements: [MenuElement]) -> [MenuElement] {
    elements.flatMap { element -> [MenuElement] in
      if case .section(_, let inside) = element { flattened(inside) } else { [element] }
    }
  }
}

/// An act that several tabs have.
struct SharedAct: Sendable {
  var title: LocalizedText
  /// The button in the second tab that has it.
  var button: ID
  var tabs: [LocalizedText]
}

extension [Element] {
  /// How many rows of many are looked at.
  private static let sampledRows = 20

  /// What stands in them, with what is in groups and disclosures in its place, and some rows of many.
  var leavesWithRows: [Element] {
    leaves.flatMap { element -> [Element] in
      guard case .rows(let rows) = element else { return [element] }
      return [element] + (0..<Swift.min(rows.count, Self.sampledRows)).map { .row(rows[$0]) }
    }
  }
}

extension Element {
  /// The control of a kind, where it is one.
  func the<Kind: Control>(_ kind: Kind.Type) -> Kind? { control as? Kind }
}
