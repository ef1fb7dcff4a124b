internal import Aloud

/// A builder of text fields.
enum FieldMaker {
  /// Returns the builder of a text field.
  static func field(_ tree: Tree, _ context: inout MakingContext) -> Made<TextField> {
    let parts = ControlParts(tree, .field, &context)
    let value = tree[.value].name
    let placeholder = tree[.placeholder].optionalWords
    let isRequired = Optional(tree).isRequired
    // A value that is secret in one field is secret in all.
    let isSecure = context.names.values.secrets.contains(value)
    let isMultiline = tree[.lines]?.scalar == "several"
    let validity = AvailabilityMaker.validity(tree)
    let actions = ActionMaker.actions(tree[.action], &context)
    context.add(ControlBehavior(value: value, actions: actions), id: parts.id)
    return { viewpoint in
      let held = viewpoint.state.text(value) ?? ""
      var field = TextField(parts.title(viewpoint), id: viewpoint.id(parts.id), value: held)
      field.placeholder = placeholder(viewpoint)
      field.isRequired = isRequired(viewpoint)
      field.isSecure = isSecure
      field.isMultiline = isMultiline
      field.availability = parts.availability(viewpoint)
      field.isLive = parts.isLive
      field.validity = validity(viewpoint)
      return field
    }
  }
}
