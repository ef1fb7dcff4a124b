internal import Aloud

/// Makes rows.
enum RowMaker {
  /// What makes a row that the document writes out.
  static func row(_ tree: Tree, _ context: inout MakingContext) -> Made<Row> {
    let id = context.id(of: tree, title: tree[.row], kind: "row")
    return row(
      tree, title: tree[.row].template ?? Template(row: nil), subtitle: tree[.subtitle].optionalWords,
      value: tree[.value].optionalWords, id: id, &context)
  }

  /// What makes the rows of what a command gives; where `pattern` says nothing else they show what it gives.
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

  /// What a command's row has under `name`, if anything.
  private static func field(_ name: String) -> Made<LocalizedText?> {
    return { viewpoint in
      let text = viewpoint.row?.field(name) ?? ""
      return text.isEmpty ? nil : .verbatim(text)
    }
  }
}
