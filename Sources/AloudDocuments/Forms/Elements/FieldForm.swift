internal import Aloud

enum FieldForm {
  static let form = ElementForm(
    Shape(
      .field, "A field for one line of text.",
      [
        Key(.field, .words, "The field's title.", required: true, shown: "Name"), .id,
        .fieldValue, .required, .requiredWhen,
        Key(.secure, .flag, "Whether the text is secret. A secret is never announced, shown, or recorded."),
        Key(
          .lines, .choice(["one", "several"]),
          "Whether the field takes one line or several. Several lines end with a line that holds only a full stop."),
        .fieldPlaceholder,
        .invalid, .invalidWhen, .changed, .live,
      ] + Key.dimming + [.hiding], check: check),
    make: field)

  /// Checks that a field for a secret takes one line, because several lines of a secret could not be read back.
  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    guard let lines = tree[.lines], lines.scalar == "several", let name = tree[.value]?.scalar,
      context.names.values.secrets.contains(name)
    else { return }
    context.add(lines.location, "A secret has one line: “lines: several” is not possible here.")
  }

  private static func field(_ tree: Tree, _ context: inout MakingContext) -> Made<Element> {
    let parts = ControlParts(tree, .field, &context)
    let value = tree[.value].name
    let placeholder = tree[.placeholder].optionalWords
    let isRequired = Optional(tree).isRequired
    // A value that is secret in one field is secret in all.
    let isSecure = context.names.values.secrets.contains(value)
    let isMultiline = tree[.lines]?.scalar == "several"
    let validity = AvailabilityMaker.validity(tree)
    let actions = Actions.actions(tree[.action], &context)
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
      return .textField(field)
    }
  }
}
