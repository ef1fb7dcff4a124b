internal import Aloud

/// The form of images on elements.
enum ImageForm {
  static let shape = Shape(
    .image, "A picture, which is described and never drawn.",
    [
      Key(.name, .plain, "The picture's name, for hosts with a graphical interface.", required: true, shown: "harbour"),
      Key(.description, .optionalWords, "A description of the picture, where it adds something.", shown: "a clock"),
      Key(.placement, .choice(Image.Placement.allCases.map(\.rawValue)), "The position of the image beside the title."),
    ], example: "{name: clock, description: a clock}")
}

extension Tree? {
  var image: Made<Image?> {
    guard let self, let name = self[.name]?.scalar else { return { _ in nil } }
    let description = self[.description].optionalWords
    // A description that is given and empty means that there is nothing to describe.
    let isEmpty = if case .scalar("", isPlain: false)? = self[.description]?.content { true } else { false }
    let placement: Image.Placement = self[.placement].choice() ?? .leading
    return { Image(name, description: isEmpty ? "" : description($0), placement: placement) }
  }
}

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
