internal import Aloud

/// A builder of rows.
enum RowMaker {
  /// Returns the builder of a row that the document lists.
  static func row(_ tree: Tree, _ context: inout MakingContext) -> Made<Row> {
    let id = context.id(of: tree, title: tree[.row], kind: "row")
    return row(
      tree, title: tree[.row].template ?? Template(row: nil), subtitle: tree[.subtitle].optionalWords,
      value: tree[.value].optionalWords, id: id, &context)
  }

  /// Returns the builder of the rows of a command or a host. Unless `pattern` has a subtitle and a value, they show the row's own.
  static func row(of pattern: Tree, title: Template, id: String, _ context: inout MakingContext) -> Made<Row> {
    row(
      pattern, title: title, subtitle: pattern[.subtitle] == nil ? field("subtitle") : pattern[.subtitle].optionalWords,
      value: pattern[.value] == nil ? field("value") : pattern[.value].optionalWords, id: id, &context)
  }

  private static func row(
    _ tree: Tree, title: Template, subtitle: @escaping Made<LocalizedText?>, value: @escaping Made<LocalizedText?>,
    id: String, _ context: inout MakingContext
  ) -> Made<Row> {
    let actions = ActionMaker.actions(tree[.action], &context)
    let action = tree[.action] == nil ? nil : ActionMaker.action(actions, context)
    let image = tree[.image].image
    let menu = MenuMaker.attachedMenu(tree, &context)
    let availability = AvailabilityMaker.availability(tree, id: id)
    let isLive = tree[.live].isOn
    context.add(ControlBehavior(actions: actions), id: id)
    return { viewpoint in
      var row = Row(viewpoint.text(title), id: viewpoint.id(id), action: action?(viewpoint))
      row.subtitle = subtitle(viewpoint)
      row.value = value(viewpoint)
      row.image = image(viewpoint)
      row.menu = menu(viewpoint)
      row.availability = availability(viewpoint)
      row.isLive = isLive
      return row
    }
  }

  /// Returns the builder of a field of the current row.
  private static func field(_ name: String) -> Made<LocalizedText?> {
    return { viewpoint in
      let text = viewpoint.row?.field(name) ?? ""
      return text.isEmpty ? nil : .verbatim(text)
    }
  }
}
