internal import Aloud

enum FieldForm {
  static let form = ElementForm(
    .field, "A field for one line of text.",
    [
      Key(.field, .words, "The field's title.", required: true, shown: "Name"), .id,
      .fieldValue, .required, .requiredWhen,
      Key(.secure, .flag, "Whether the text is secret. A secret is never announced, shown, or recorded."),
      Key(
        .lines, .choice(["one", "several"]),
        "Whether the field takes one line or several. Several lines end with a line that holds only a full stop."),
      .fieldPlaceholder, .invalid, .invalidWhen, .changed, .live,
    ] + Key.dimming + [.hiding], check: check
  ) { tree, context in
    let value = tree[.value].name
    let parts = ControlParts(tree, .field, behavior: ControlBehavior(value: value), &context)
    // A value that is secret in one field is secret in all.
    let isSecure = context.model.values.secrets.contains(value)
    return parts.element { viewpoint in
      let held = viewpoint.state.text(value) ?? ""
      var field = TextField(parts.title(viewpoint), id: viewpoint.id(parts.id), value: held)
      field.placeholder = viewpoint.optionalWords(tree[.placeholder])
      field.isRequired = viewpoint.isRequired(tree)
      field.isSecure = isSecure
      field.isMultiline = tree[.lines]?.scalar == "several"
      field.validity = viewpoint.validity(of: tree)
      return field
    }
  }

  /// Checks that a field for a secret takes one line, because several lines of a secret could not be read back.
  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    guard tree[.lines].name == "several", context.names.values.secrets.contains(tree[.value].name) else { return }
    context.add(tree[.lines], message: "A secret has one line: “lines: several” is not possible here.")
  }
}

enum ComboBoxForm {
  static let form = ElementForm(
    .combo, "A field for text, with suggestions.",
    [
      Key(.combo, .words, "The field's title.", required: true, shown: "Name"), .id, .fieldValue,
      Key(.suggestions, .list(.words), "The suggestions.", shown: "[Berlin, Bergen]"),
      Key(.from, .reference(.command), "The command whose lines are suggested.", shown: "towns"),
      Key(.onlySuggestions, .flag, "Whether only a suggestion may be entered."), .required, .requiredWhen,
      .fieldPlaceholder, .invalid, .invalidWhen, .changed, .live,
    ] + Key.dimming + [.hiding], check: check
  ) { tree, context in
    let value = tree[.value].name
    let parts = ControlParts(tree, .combo, behavior: ControlBehavior(value: value), &context)
    let isOnly = tree[.onlySuggestions].isOn
    let suggestions = suggestions(tree, of: parts.id)
    return { viewpoint in
      var box = ComboBox(
        parts.title(viewpoint), id: viewpoint.id(parts.id), value: viewpoint.state.text(value) ?? "",
        suggestions: suggestions(viewpoint))
      box.takesOnlySuggestions = isOnly
      box.placeholder = viewpoint.optionalWords(tree[.placeholder])
      box.isRequired = viewpoint.isRequired(tree)
      box.validity = viewpoint.validity(of: tree)
      parts.complete(&box, viewpoint)
      // Before the suggestions have arrived, the user could enter something else.
      if isOnly, let command = tree[.from]?.scalar, box.availability == .enabled {
        box.availability = viewpoint.state.availability(of: [command])
      }
      return .comboBox(box)
    }
  }

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkNoSecret(tree[.value])
    context.checkOne(
      of: .suggestions, .from, in: tree,
      "A combo box has either “suggestions” of its own, or the lines of a command with “from”.")
    let suggestions = tree[.suggestions]?.list ?? []
    context.addRepeated(suggestions, SharedSentences.titleTwice)
    // A suggestion with placeholders may have any text, so the check needs all of them to be fixed.
    let texts = suggestions.map { Template($0.scalar ?? "")?.plainText }
    guard tree[.onlySuggestions]?.flag == true, !texts.isEmpty, !texts.contains(nil) else { return }
    context.checkBeginning(of: tree[.value], among: texts.compactMap(\.self), orEmpty: true)
  }

  private static func suggestions(_ tree: Tree, of id: String) -> Made<Rows> {
    if let command = tree[.from]?.scalar { return { PickerForm.rows(of: $0.state, command, id: id) } }
    let words = tree[.suggestions]?.list ?? []
    // Suggestions without placeholders are the same in every state.
    let isFixed = words.allSatisfy { Optional($0).template?.plainText != nil }
    return { viewpoint in
      let revision = isFixed ? 0 : viewpoint.state.revision
      return Rows(id: viewpoint.id(id), count: words.count, revision: revision) { index in
        Row(viewpoint.words(words[index]), id: ID(id, String(index)))
      }
    }
  }
}
