internal import Aloud

/// A builder of checkboxes, of which any number can be checked.
enum CheckboxesMaker {
  /// Returns the builder of the checkboxes as a group.
  static func group(_ tree: Tree, _ context: inout MakingContext) -> Made<Group> {
    let parts = ControlParts(tree, .checkboxes, &context)
    let value = tree[.value].name
    let actions = ActionMaker.actions(tree[.action], &context)
    let options = ChoiceMaker.options(tree, of: parts.id, &context)
    for option in options {
      context.add(ControlBehavior(value: value, member: .text(option.stored), actions: actions), id: option.id)
    }
    let command = tree[.from]?.scalar
    context.add(ControlBehavior(value: value, member: .row, actions: actions), id: parts.id)
    return { viewpoint in
      let chosen = Set(ChosenTexts.texts(in: viewpoint.state.text(value) ?? ""))
      let availability = parts.availability(viewpoint)
      var boxes = options.map { $0.checkbox(viewpoint, isOn: chosen.contains($0.stored)) }
      boxes += command.map { rows(of: $0, id: parts.id, chosen, viewpoint) } ?? []
      let elements = boxes.map { box in
        var box = box
        box.isLive = parts.isLive
        if availability != .enabled { box.availability = availability }
        return Element.toggle(box)
      }
      return Group(parts.title(viewpoint), elements: elements)
    }
  }

  /// Returns a checkbox for each row of a command's output.
  private static func rows(
    of command: String, id: String, _ chosen: Set<String>, _ viewpoint: Viewpoint
  ) -> [Toggle] {
    guard let loaded = viewpoint.state.loaded(command) else { return [] }
    return (0..<loaded.count).map { index in
      let row = loaded[index]
      var box = Toggle(.verbatim(row.title), id: ID(id, "\(command):\(row.key)"), isOn: chosen.contains(row.stored))
      box.style = .checkBox
      box.subtitle = row.fields["subtitle"].map { .verbatim($0) }
      return box
    }
  }
}
