internal import Aloud

/// The form of menu items that a command lists when the menu is opened.
enum DeferredItemsForm {
  static let form = MenuElementForm(
    Shape(
      .deferred, "Items that are got when the menu is opened.",
      [
        Key(.deferred, .shape(.command), "The command that lists the items, one in each row.", required: true), .id,
        Key(
          .action, .actions,
          "The action to perform with the chosen item. \"row\" stands for the row that the item comes from."),
      ], row: .known),
    make: items)

  /// Returns the builder of the items. In a menu with a selection, each of them can be selected.
  private static func items(
    _ tree: Tree, _ selection: inout MenuSelection?, _ context: inout MakingContext
  ) -> Made<[MenuElement]> {
    let id = context.id(of: tree, title: nil, kind: "deferred")
    if let source = tree[.deferred] {
      var command = CommandForm.command(source, name: id)
      // Without a title, the user knows the command by its program.
      command.title = command.title ?? Template(command.template.program)
      context.add(command)
    }
    selection?.deferred.append(id)
    let actions = Actions.actions(tree[.action], &context)
    context.add(ControlBehavior(value: selection?.value, owner: selection?.menu, actions: actions), id: id)
    return { viewpoint in
      switch viewpoint.state.outputs[id]?.phase {
      case .loaded(let loaded): (0..<loaded.count).map { .item(item(loaded[$0], of: id)) }
      case .failed(let error): [.deferred(DeferredItems(id: viewpoint.id(id), failure: .message(error)))]
      case .loading, nil: [.deferred(DeferredItems(id: viewpoint.id(id)))]
      }
    }
  }

  private static func item(_ row: OutputRow, of id: String) -> MenuItem {
    var item = MenuItem(.verbatim(row.title), id: ID(id, "\(id):\(row.key)"), action: .send)
    item.subtitle = row.fields["subtitle"].map { .verbatim($0) }
    return item
  }
}
