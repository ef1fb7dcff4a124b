internal import Aloud

/// Reads links and disclosures: ways to more.
extension DocumentReader {
  /// What makes a link.
  mutating func link(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.link], kind: "link")
    let title = text(tree[.link])
    let subtitle = optionalText(tree[.subtitle])
    let image = image(tree[.image])
    let actions = actions(tree[.action])
    let action = action(actions)
    let isCurrent = tree[.current]?.flag ?? false
    let condition = Condition(tree[.currentWhen])
    let availability = availability(tree, id: id)
    let isLive = tree[.live]?.flag ?? false
    add(Control(actions: actions), id: id)
    return { moment in
      var link = Link(title(moment), id: moment.id(id), action: action(moment))
      link.subtitle = subtitle(moment)
      link.image = image(moment)
      link.isCurrent = condition?.holds(in: moment.state.values) ?? isCurrent
      link.availability = availability(moment)
      link.isLive = isLive
      return .link(link)
    }
  }

  /// What makes a disclosure, with what it shows while it is expanded.
  mutating func disclosure(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.disclosure], kind: "disclosure")
    let value = tree[.value]?.scalar ?? ""
    let title = text(tree[.disclosure])
    let subtitle = optionalText(tree[.subtitle])
    let parts = elements(tree[.elements])
    let availability = availability(tree, id: id)
    let isLive = tree[.live]?.flag ?? false
    add(Control(value: value, actions: actions(tree[.action])), id: id)
    return { moment in
      let isExpanded = moment.state.values[value] == .isOn(true)
      var disclosure = Disclosure(title(moment), id: moment.id(id), isExpanded: isExpanded, elements: parts(moment))
      disclosure.subtitle = subtitle(moment)
      disclosure.availability = availability(moment)
      disclosure.isLive = isLive
      return .disclosure(disclosure)
    }
  }
}
