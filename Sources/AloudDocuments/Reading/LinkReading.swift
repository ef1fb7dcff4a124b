internal import Aloud

/// Reads links and disclosures: ways to more.
extension DocumentReader {
  /// What makes a link.
  mutating func link(_ tree: Tree) -> Made<Element> {
    let parts = parts(of: tree, .link)
    let image = image(tree[.image])
    let actions = actions(tree[.action])
    let action = action(actions)
    let isCurrent = tree[.current]?.flag ?? false
    let condition = Condition(tree[.currentWhen])
    add(Control(actions: actions), id: parts.id)
    return { moment in
      var link = Link(parts.title(moment), id: moment.id(parts.id), action: action(moment))
      link.subtitle = parts.subtitle(moment)
      link.image = image(moment)
      link.isCurrent = condition?.holds(in: moment.state.values) ?? isCurrent
      link.availability = parts.availability(moment)
      link.isLive = parts.isLive
      return .link(link)
    }
  }

  /// What makes a disclosure, with what it shows while it is expanded.
  mutating func disclosure(_ tree: Tree) -> Made<Element> {
    let parts = parts(of: tree, .disclosure)
    let value = tree[.value]?.scalar ?? ""
    let inside = elements(tree[.elements])
    add(Control(value: value, actions: actions(tree[.action])), id: parts.id)
    return { moment in
      let isExpanded = moment.state.values[value] == .isOn(true)
      var disclosure = Disclosure(
        parts.title(moment), id: moment.id(parts.id), isExpanded: isExpanded, elements: inside(moment))
      disclosure.subtitle = parts.subtitle(moment)
      disclosure.availability = parts.availability(moment)
      disclosure.isLive = parts.isLive
      return .disclosure(disclosure)
    }
  }
}
