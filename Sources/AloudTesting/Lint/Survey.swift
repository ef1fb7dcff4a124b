internal import Aloud

/// A survey of an app: its tabs, and every place that its buttons lead to.
struct Survey: Sendable {
  var tabs: [Tab]
  var places: [SurveyedPlace]
  var words: Linter
  /// The buttons with the same title and effect in the root screens of several tabs. Each is the one in the second tab.
  var sharedActs: [(title: LocalizedText, button: ID, tabs: [LocalizedText])]
  /// The tags of the languages of the app's texts, and of those that its buttons change to.
  var languages: [(tag: String, subject: ID)]

  /// The screens that buttons push: no tab, no sheet, and no step of a sheet.
  var pushed: [SurveyedPlace] {
    let steps = sheets.flatMap { $0.sheet.steps.map(\.screen.name) }
    return places.filter { place in
      place.sheet == nil && !tabs.contains { $0.id == place.id } && !steps.contains(place.id.name)
    }
  }

  var sheets: [(place: SurveyedPlace, sheet: Sheet)] { places.compactMap { place in place.sheet.map { (place, $0) } } }

  func inputs(of sheet: Sheet) -> [Element] { leaves(of: sheet).filter { $0.control.held != nil } }

  func leaves(of sheet: Sheet) -> [Element] {
    let steps = sheet.steps.compactMap { step in places.first { $0.id == step.screen } }
    return (sheet.elements + steps.flatMap(\.elements)).leaves
  }
}

struct SurveyedPlace: Sendable {
  var id: ID
  var elements: [Element]
  var search: Search?
  var sheet: Sheet?
  var isOverSheet = false
  var menus: [SurveyedMenu]

  var leaves: [Element] { elements.leavesWithRows }

  /// A sheet's preferred action comes last.
  var buttons: [Button] {
    let own = leaves.compactMap { if case .button(let button) = $0 { button } else { nil } }
    return own + (sheet?.preferredAction.map { [$0] } ?? [])
  }

  func subjects(_ ids: ID?...) -> [ID] { ids.compactMap(\.self) + [id] }
}

struct SurveyedMenu: Sendable {
  /// Nil if the menu belongs to the place.
  var owner: ID?
  var menu: Menu

  var levels: [[MenuElement]] { Self.levels(menu.elements + menu.suggestions) }

  /// Includes hidden items.
  var items: [MenuItem] { levels.flatMap { $0.compactMap { if case .item(let item) = $0 { item } else { nil } } } }

  var submenus: [Submenu] {
    levels.flatMap { $0.compactMap { if case .submenu(let submenu) = $0 { submenu } else { nil } } }
  }

  private static func levels(_ elements: [MenuElement]) -> [[MenuElement]] {
    let flat = flattened(elements)
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

extension [Element] {
  private static let sampledRows = 20

  /// The elements with groups and disclosures flattened, and a sample of the rows in lists.
  var leavesWithRows: [Element] {
    leaves.flatMap { element -> [Element] in
      guard case .rows(let rows) = element else { return [element] }
      return [element] + (0..<Swift.min(rows.count, Self.sampledRows)).map { .row(rows[$0]) }
    }
  }
}

extension Element {
  func the<Kind: Control>(_ kind: Kind.Type) -> Kind? { control as? Kind }
}

/// A thing in a place, with the ids of it and of what contains it, nearest first.
typealias Located<Thing> = (subjects: [ID], thing: Thing)

extension SurveyedPlace {
  func controls<Kind>(_ kind: Kind.Type) -> [Located<Kind>] {
    leaves.compactMap { element in (element.control as? Kind).map { (subjects(element.id), $0) } }
  }

  var menuItems: [Located<MenuItem>] { menus.flatMap { menu in menu.items.map { (subjects($0.id, menu.owner), $0) } } }

  var acts: [Located<any HasConfirmation>] {
    buttons.map { (subjects($0.id), $0) } + menuItems.map { ($0.subjects, $0.thing) }
  }

  var images: [Located<(title: LocalizedText, image: Image)>] {
    let controls = leaves.map(\.control) + (sheet?.preferredAction.map { [$0] } ?? [])
    let all: [([ID], LocalizedText, Image?)] =
      controls.map { (subjects($0.identity), $0.label ?? "", $0.facts.image) }
      + menus.flatMap { menu in
        menu.items.map { (subjects($0.id, menu.owner), $0.title, $0.image) }
          + menu.submenus.map { (subjects($0.id, menu.owner), $0.title, $0.image) }
      }
    return all.compactMap { subjects, title, image in image.map { (subjects, (title, $0)) } }
  }
}

extension Survey {
  /// `message` returns `nil` for a thing that keeps the rule.
  func breaches<Thing>(
    by things: (SurveyedPlace) -> [Located<Thing>], _ message: (Thing) -> String?
  ) -> [LintRule.Breach] {
    places.flatMap(things).compactMap { subjects, thing in message(thing).map { (subjects, $0) } }
  }
}

/// Labels among which each must be distinguishable, and the subjects added to a finding about one of them, nearest first.
typealias LabelSet = (labels: [(id: ID, title: LocalizedText)], subjects: [ID])

extension Survey {
  /// The sets of labels: tabs, elements that are together in a place, items of a menu's level, and radio buttons of a group.
  ///
  /// Rows from a command or program and the values of pickers are data, and so are not included.
  var labelSets: [LabelSet] {
    let bar: LabelSet = (tabs.map { ($0.id, $0.title) }, [])
    return [bar] + places.flatMap(\.labelSets)
  }
}

extension SurveyedPlace {
  fileprivate var labelSets: [LabelSet] {
    let preferred = sheet?.preferredAction.map { [Element.button($0)] } ?? []
    return Self.sets(in: elements + preferred, of: id)
      + menus.flatMap { menu in
        menu.levels.map { ($0.compactMap(Self.label), subjects(menu.owner)) as LabelSet }
      }
  }

  private static func sets(in elements: [Element], of place: ID) -> [LabelSet] {
    var own: [(id: ID, title: LocalizedText)] = []
    var groups: [LabelSet] = []
    for element in elements {
      switch element.contents {
      case .together(let inside):
        let sets = sets(in: inside, of: place)
        own += sets.first?.labels ?? []
        groups += sets.dropFirst()
      case .group(_, _, let inside): groups += sets(in: inside, of: place)
      case .radioButtons(let group): groups.append((group.buttons.map { ($0.id, $0.title) }, [group.id, place]))
      case .none, .rows, .log, .disclosed:
        if let label = label(element) { own.append(label) }
        groups += element.control.children.isEmpty ? [] : sets(in: element.control.children, of: place)
      }
    }
    return [(own, [place])] + groups
  }

  private static func label(_ element: Element) -> (id: ID, title: LocalizedText)? {
    guard let id = element.id, element.isNumbered, let title = element.label else { return nil }
    switch element.control.usage {
    case .read: return element.the(Row.self).map { _ in (id, title) }
    case .press, .set, .openMenu, .enterText, .pick: return (id, title)
    }
  }

  private static func label(_ element: MenuElement) -> (id: ID, title: LocalizedText)? {
    switch element {
    case .item(let item): item.isHidden ? nil : (item.id, item.title)
    case .submenu(let submenu): (submenu.id, submenu.title)
    case .section, .separator, .deferred: nil
    }
  }
}
