internal import Aloud

/// The form of menus inside menus.
enum SubmenuForm {
  static let form = MenuElementForm(
    Shape(
      .submenu, "A menu inside a menu.",
      [
        Key(.submenu, .words, "The submenu's title.", required: true, shown: "Recent"), .id, .items,
        .menuSelection, .image,
      ])
  ) { tree, selection, context in
    let submenu = submenu(tree, &selection, &context)
    return { [.submenu(submenu($0))] }
  }

  private static func submenu(
    _ tree: Tree, _ selection: inout MenuSelection?, _ context: inout MakingContext
  ) -> Made<Submenu> {
    let id = context.id(of: tree, title: tree[.submenu], kind: "submenu")
    let title = tree[.submenu].words
    let image = tree[.image].image
    let menu: Made<Menu>
    if tree[.selection] != nil || selection == nil {
      menu = Menus.menu(tree, id: id, &context)
    } else {
      // The whole subtree has one selected item, which the parent menu records.
      let elements = Menus.elements(tree[.items], &selection, &context)
      menu = { Menu(elements($0)) }
    }
    return { viewpoint in
      var submenu = Submenu(title(viewpoint), id: viewpoint.id(id), menu: menu(viewpoint))
      submenu.image = image(viewpoint)
      return submenu
    }
  }
}
