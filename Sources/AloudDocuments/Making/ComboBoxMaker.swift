internal import Aloud

/// A builder of combo boxes.
enum ComboBoxMaker {
  /// Returns the builder of a combo box.
  static func comboBox(_ tree: Tree, _ context: inout MakingContext) -> Made<ComboBox> {
    let parts = ControlParts(tree, .combo, &context)
    let value = tree[.value].name
    let placeholder = tree[.placeholder].optionalWords
    let isOnly = tree[.onlySuggestions].isOn
    let isRequired = Optional(tree).isRequired
    let validity = AvailabilityMaker.validity(tree)
    let suggestions = suggestions(tree, of: parts.id)
    let commands = [tree[.from]?.scalar].compactMap(\.self)
    context.add(
      ControlBehavior(value: value, actions: ActionMaker.actions(tree[.action], &context)), id: parts.id)
    return { viewpoint in
      var box = ComboBox(
        parts.title(viewpoint), id: viewpoint.id(parts.id), value: viewpoint.state.text(value) ?? "",
        suggestions: suggestions(viewpoint))
      box.takesOnlySuggestions = isOnly
      box.placeholder = placeholder(viewpoint)
      box.isRequired = isRequired(viewpoint)
      box.validity = validity(viewpoint)
      box.availability = parts.availability(viewpoint)
      // Before the suggestions have arrived, the user could enter something else.
      if isOnly, box.availability == .enabled { box.availability = viewpoint.state.availability(of: commands) }
      box.isLive = parts.isLive
      return box
    }
  }

  /// Returns the builder of the suggestions of the combo box `id`, which the document lists or a command prints.
  private static func suggestions(_ tree: Tree, of id: String) -> Made<Rows> {
    if let command = tree[.from]?.scalar { return { PickerMaker.rows(of: $0.state, command, id: id) } }
    let templates = (tree[.suggestions]?.list ?? []).map { Tree?.some($0).template }
    // Suggestions without placeholders are the same in every state.
    let isFixed = templates.allSatisfy { $0?.plainText != nil }
    let words = (tree[.suggestions]?.list ?? []).map { Tree?.some($0).words }
    return { viewpoint in
      let revision = isFixed ? 0 : viewpoint.state.revision
      return Rows(id: viewpoint.id(id), count: words.count, revision: revision) { index in
        Row(words[index](viewpoint), id: ID(id, String(index)))
      }
    }
  }
}
