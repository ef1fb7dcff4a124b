internal import Aloud

/// The form of disclosures, and of the elements that they show while expanded.
enum DisclosureForm {
  static let form = ElementForm(
    Shape(
      .disclosure, "A button that shows and hides what it holds.",
      [
        Key(.disclosure, .words, "The title of what is shown and hidden.", required: true, shown: "Details"), .id,
        .subtitle,
        Key(
          .value, .reference(.switchValue), "The value that tells whether the disclosure is expanded.", required: true,
          shown: "open"),
        .elements, .changed, .live,
      ] + Key.dimming + [.hiding]),
    make: disclosure)

  private static func disclosure(_ tree: Tree, _ context: inout MakingContext) -> Made<Element> {
    let parts = ControlParts(tree, .disclosure, &context)
    let value = tree[.value].name
    let elements = Elements.make(tree[.elements], &context)
    let actions = Actions.actions(tree[.action], &context)
    context.add(ControlBehavior(value: value, actions: actions), id: parts.id)
    return { viewpoint in
      let isExpanded = viewpoint.state.values[value] == .isOn(true)
      var disclosure = Disclosure(
        parts.title(viewpoint), id: viewpoint.id(parts.id), isExpanded: isExpanded, elements: elements(viewpoint))
      disclosure.subtitle = parts.subtitle(viewpoint)
      disclosure.availability = parts.availability(viewpoint)
      disclosure.isLive = parts.isLive
      return .disclosure(disclosure)
    }
  }
}
