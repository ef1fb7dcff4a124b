internal import Aloud

/// The form of pictures that are elements.
enum PictureForm {
  static let form = ElementForm(
    Shape(
      .picture, "A picture by itself, which is described and never drawn.",
      [
        Key(.picture, .words, "A description of the picture.", required: true, shown: "A harbour at dusk"), .id,
        Key(.name, .plain, "The picture's name, for hosts with a graphical interface.", shown: "harbour"), .live,
      ] + Key.attachedMenu + [.hiding]),
    make: picture)

  private static func picture(_ tree: Tree, _ context: inout MakingContext) -> Made<Element> {
    let id = context.id(of: tree, title: tree[.picture], kind: "picture")
    let description = tree[.picture].words
    let name = tree[.name].name
    let menu = Menus.attachedMenu(tree, &context)
    let isLive = tree[.live].isOn
    return { viewpoint in
      var picture = Picture(description(viewpoint), id: viewpoint.id(id), name: name)
      picture.menu = menu(viewpoint)
      picture.isLive = isLive
      return .picture(picture)
    }
  }
}
