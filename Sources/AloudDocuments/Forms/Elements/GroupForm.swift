internal import Aloud

enum GroupForm {
  static let group = ElementForm(
    .group, "Elements that belong together.",
    [
      Key(.group, .optionalWords, "The group's title, or nothing.", required: true, shown: "Address"),
      Key(
        .role, .choice(Group.Role.allCases.map(\.rawValue)),
        "The role of the group. All but \"group\" and \"list\" are landmarks."),
      .elements, .hiding,
    ]
  ) { tree, context in
    let elements = Elements.make(tree[.elements], &context)
    return { viewpoint in
      var group = Group(viewpoint.optionalWords(tree[.group]), elements: elements(viewpoint))
      group.role = tree[.role].choice() ?? .group
      return .group(group)
    }
  }

  /// The form of disclosures, and of the elements that they show while expanded.
  static let disclosure = ElementForm(
    .disclosure, "A button that shows and hides what it holds.",
    [
      Key(.disclosure, .words, "The title of what is shown and hidden.", required: true, shown: "Details"), .id,
      .subtitle,
      Key(
        .value, .reference(.switchValue), "The value that tells whether the disclosure is expanded.", required: true,
        shown: "open"),
      .elements, .changed, .live,
    ] + Key.dimming + [.hiding]
  ) { tree, context in
    let parts = ControlParts(tree, .disclosure, &context)
    let value = tree[.value].name
    let elements = Elements.make(tree[.elements], &context)
    context.add(ControlBehavior(value: value), of: tree, id: parts.id)
    return parts.element { viewpoint in
      let isExpanded = viewpoint.state.values[value] == .isOn(true)
      return Disclosure(
        parts.title(viewpoint), id: viewpoint.id(parts.id), isExpanded: isExpanded, elements: elements(viewpoint))
    }
  }
}
