internal import Aloud

enum GroupForm {
  static let form = ElementForm(
    Shape(
      .group, "Elements that belong together.",
      [
        Key(.group, .optionalWords, "The group's title, or nothing.", required: true, shown: "Address"),
        Key(
          .role, .choice(Group.Role.allCases.map(\.rawValue)),
          "The role of the group. All but \"group\" and \"list\" are landmarks."),
        .elements, .hiding,
      ])
  ) { tree, context in
    let title = tree[.group].optionalWords
    let role: Group.Role = tree[.role].choice() ?? .group
    let elements = Elements.make(tree[.elements], &context)
    return { viewpoint in
      var group = Group(title(viewpoint), elements: elements(viewpoint))
      group.role = role
      return .group(group)
    }
  }
}
