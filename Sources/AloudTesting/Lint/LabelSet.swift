internal import Aloud

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
