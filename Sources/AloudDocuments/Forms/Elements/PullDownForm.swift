internal import Aloud

/// The form of buttons that open a menu.
enum PullDownForm {
  static let form = ElementForm(
    Shape(
      .menu, "A button that opens a menu.",
      [
        Key(.menu, .words, "The button's title.", required: true, shown: "File"), .id, .items,
        .menuTitle, .menuSelection, .image, .changed, .live,
      ] + Key.dimming + [.hiding]),
    make: pullDownButton)

  private static func pullDownButton(_ tree: Tree, _ context: inout MakingContext) -> Made<Element> {
    let parts = ControlParts(tree, .menu, &context)
    let menu = Menus.menu(tree, id: parts.id, &context)
    let image = tree[.image].image
    let title = tree[.menuTitle].optionalWords
    return { viewpoint in
      var button = PullDownButton(parts.title(viewpoint), id: viewpoint.id(parts.id), menu: menu(viewpoint))
      button.menu.title = title(viewpoint)
      button.availability = parts.availability(viewpoint)
      button.image = image(viewpoint)
      button.isLive = parts.isLive
      return .pullDownButton(button)
    }
  }
}
