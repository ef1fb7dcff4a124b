internal import Aloud

/// Things that are told apart by what they are called.
struct LabelSet {
  var labels: [Label]
  /// Where a finding about one of them is, if it has no place of its own.
  var subjects: [ID]

  struct Label {
    var id: ID
    var title: LocalizedText
  }
}

extension Survey {
  /// The tabs; the things of each place that stand together; the items of each level of each menu; radio buttons.
  ///
  /// Rows that a command or a program provides are data and not among them, nor are the values of pickers.
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

  /// What stands in `elements` itself, and apart from it each group with a title.
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

  /// What an element is called by, where it is used and not only read.
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
