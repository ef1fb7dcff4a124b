internal import Aloud

/// A survey of an app: its tabs, and every place that its buttons lead to.
struct Survey: Sendable {
  var tabs: [Tab]
  var places: [SurveyedPlace]
  var words: LintWords
  /// The buttons with the same title and effect in the root screens of several tabs.
  var sharedActs: [SharedAct]

  var sheets: [(place: SurveyedPlace, sheet: Sheet)] { places.compactMap { place in place.sheet.map { (place, $0) } } }

  /// Returns the elements that take input on a sheet and its further steps.
  func inputs(of sheet: Sheet) -> [Element] {
    leaves(of: sheet).filter { $0.control.held != nil }
  }

  /// Returns the elements on a sheet and its further steps, without their groups.
  func leaves(of sheet: Sheet) -> [Element] { elements(of: sheet).leaves }

  /// Returns the elements on a sheet and its further steps, in their groups.
  func elements(of sheet: Sheet) -> [Element] {
    let steps = sheet.steps.compactMap { step in places.first { $0.id == step.screen } }
    return sheet.elements + steps.flatMap(\.elements)
  }
}

/// A place in an app: a tab, screen or sheet.
struct SurveyedPlace: Sendable {
  var id: ID
  var elements: [Element]
  var search: Search?
  var sheet: Sheet?
  /// A Boolean value that indicates whether the place is reached from a sheet.
  var isOverSheet = false
  /// The menus of the place: those of its controls, and the actions on selected elements.
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
  /// The owner of the menu, or `nil` if the menu belongs to the place.
  var owner: ID?
  var menu: Menu

  /// The elements of the menu and its submenus, level by level.
  var levels: [[MenuElement]] { Self.levels(menu.elements + menu.suggestions) }

  /// Includes hidden items.
  var items: [MenuItem] { levels.flatMap { $0.compactMap { if case .item(let item) = $0 { item } else { nil } } } }

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

/// An action offered in several tabs.
struct SharedAct: Sendable {
  var title: LocalizedText
  /// The button in the second tab that offers it.
  var button: ID
  var tabs: [LocalizedText]
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
  /// Returns the element's control if it is of the given kind.
  func the<Kind: Control>(_ kind: Kind.Type) -> Kind? { control as? Kind }
}

/// An action that may ask for confirmation.
struct ConfirmedAct {
  var id: ID
  var owner: ID?
  var thing: any HasConfirmation
}

extension SurveyedPlace {
  var acts: [ConfirmedAct] {
    buttons.map { ConfirmedAct(id: $0.id, owner: nil, thing: $0) }
      + menus.flatMap { menu in menu.items.map { ConfirmedAct(id: $0.id, owner: menu.owner, thing: $0) } }
  }
}

/// An element or menu item with an image beside its title.
struct PictureOwner {
  var id: ID?
  /// The owner of the menu that contains it, or `nil` outside menus.
  var menu: ID?
  var title: LocalizedText
  var image: Image
}

extension SurveyedPlace {
  var images: [PictureOwner] {
    let controls = leaves.map(\.control) + (sheet?.preferredAction.map { [$0] } ?? [])
    let beside = controls.compactMap { control in
      control.facts.image.map { PictureOwner(id: control.identity, title: control.label ?? "", image: $0) }
    }
    let inMenus = menus.flatMap { menu in
      menu.items.compactMap { item in
        item.image.map { PictureOwner(id: item.id, menu: menu.owner, title: item.title, image: $0) }
      }
        + menu.submenus.compactMap { submenu in
          submenu.image.map { PictureOwner(id: submenu.id, menu: menu.owner, title: submenu.title, image: $0) }
        }
    }
    return beside + inMenus
  }

  /// The pictures that are elements of their own.
  var pictures: [Picture] { leaves.compactMap { $0.the(Picture.self) } }
}

/// Labels among which each must be distinguishable.
struct LabelSet {
  var labels: [Label]
  /// The subjects added to a finding about one of the labels, nearest first.
  var subjects: [ID]

  struct Label {
    var id: ID
    var title: LocalizedText
  }
}

extension Survey {
  /// The sets of labels: tabs, elements that are together in a place, items of a menu's level, and radio buttons of a group.
  ///
  /// Rows from a command or program and the values of pickers are data, and so are not included.
  var labelSets: [LabelSet] {
    let bar = LabelSet(labels: tabs.map { LabelSet.Label(id: $0.id, title: $0.title) }, subjects: [])
    return [bar] + places.flatMap(\.labelSets)
  }
}

extension SurveyedPlace {
  fileprivate var labelSets: [LabelSet] {
    let preferred = sheet?.preferredAction.map { [Element.button($0)] } ?? []
    return Self.sets(in: elements + preferred, of: id)
      + menus.flatMap { menu in
        menu.levels.map { LabelSet(labels: $0.compactMap(Self.label), subjects: subjects(menu.owner)) }
      }
  }

  /// Returns one set for the elements themselves, followed by a set for each titled group.
  private static func sets(in elements: [Element], of place: ID) -> [LabelSet] {
    var own: [LabelSet.Label] = []
    var groups: [LabelSet] = []
    for element in elements {
      switch element.contents {
      case .together(let inside):
        let sets = sets(in: inside, of: place)
        own += sets.first?.labels ?? []
        groups += sets.dropFirst()
      case .group(_, _, let inside): groups += sets(in: inside, of: place)
      case .radioButtons(let group):
        let labels = group.buttons.map { LabelSet.Label(id: $0.id, title: $0.title) }
        groups.append(LabelSet(labels: labels, subjects: [group.id, place]))
      case .none, .rows, .log, .disclosed:
        if let label = label(element) { own.append(label) }
        groups += element.control.children.isEmpty ? [] : sets(in: element.control.children, of: place)
      }
    }
    return [LabelSet(labels: own, subjects: [place])] + groups
  }

  /// Returns the label of a row or of an element that the user acts on, or `nil` for any other element.
  private static func label(_ element: Element) -> LabelSet.Label? {
    guard let id = element.id, element.isNumbered, let title = element.label else { return nil }
    switch element.control.usage {
    case .read: return element.the(Row.self).map { _ in LabelSet.Label(id: id, title: title) }
    case .press, .set, .openMenu, .enterText, .pick: return LabelSet.Label(id: id, title: title)
    }
  }

  private static func label(_ element: MenuElement) -> LabelSet.Label? {
    switch element {
    case .item(let item): item.isHidden ? nil : LabelSet.Label(id: item.id, title: item.title)
    case .submenu(let submenu): LabelSet.Label(id: submenu.id, title: submenu.title)
    case .section, .separator, .deferred: nil
    }
  }
}
