internal import Aloud

enum RowForm {
  static let form = ElementForm(
    .row, "A row to read or to use.",
    [
      Key(.row, .words, "The row's title.", required: true, shown: "Milk"), .id, .subtitle,
      Key(.value, .words, "The text at the end of the row.", shown: "2 litres"),
      .image, .action, .live,
    ] + Key.attachedMenu + Key.dimming + [.hiding], example: "{row: Milk}"
  ) { tree, context in
    let row = row(tree, &context)
    return { .row(row($0)) }
  }

  static let pattern = Shape(
    .rowTemplate,
    "How each row of a command's output looks, and what it does. In braces, row is the row, and row.id what it has under “id”.",
    [
      Key(.title, .words, "The row's title. By default it is the title that the command gives.", shown: "\"{row}\""),
      Key(
        .subtitle, .optionalWords, "The row's description. By default it is the subtitle that the command gives.",
        shown: "\"{row.size}\""),
      Key(
        .value, .optionalWords, "The text at the end of the row. By default it is the value that the command gives.",
        shown: "\"{row.size}\""),
      .action, .image, .live,
    ] + Key.attachedMenu + Key.dimming, hasRow: true, example: "{title: \"{row}\"}")

  static func row(_ tree: Tree, _ context: inout MakingContext) -> Made<Row> {
    let id = context.id(of: tree, title: tree[.row], kind: "row")
    return row(tree, title: tree[.row].template ?? Template(row: nil), id: id, &context) { $0.optionalWords(tree[$1]) }
  }

  /// Unless `pattern` has a subtitle and a value, the rows show their own.
  static func row(of pattern: Tree, title: Template, id: String, _ context: inout MakingContext) -> Made<Row> {
    row(pattern, title: title, id: id, &context) { viewpoint, key in
      if let words = pattern[key] { return viewpoint.optionalWords(words) }
      let text = viewpoint.row?.field(key.rawValue) ?? ""
      return text.isEmpty ? nil : .verbatim(text)
    }
  }

  private static func row(
    _ tree: Tree, title: Template, id: String, _ context: inout MakingContext,
    words: @escaping @Sendable (Viewpoint, KeyName) -> LocalizedText?
  ) -> Made<Row> {
    let parts = ControlParts(tree, .row, id: id, behavior: ControlBehavior(), &context)
    let action = tree[.action] == nil ? nil : Actions.action(parts.actions, context)
    return { viewpoint in
      var row = Row(viewpoint.text(title), id: viewpoint.id(id), action: action?(viewpoint))
      parts.complete(&row, viewpoint)
      row.subtitle = words(viewpoint, .subtitle)
      row.value = words(viewpoint, .value)
      return row
    }
  }
}
