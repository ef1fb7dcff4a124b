internal import Aloud

enum TextForm {
  static let form = ElementForm(
    Shape(
      .text, "Text to read.",
      [Key(.text, .words, "The text.", required: true, shown: "Two notes are waiting."), .id, .image, .live]
        + Key.attachedMenu + [.hiding]),
    make: text)

  private static func text(_ tree: Tree, _ context: inout MakingContext) -> Made<Element> {
    let id = context.id(of: tree, title: nil, kind: "text")
    let text = tree[.text].words
    let image = tree[.image].image
    let menu = Menus.attachedMenu(tree, &context)
    let isLive = tree[.live].isOn
    return { viewpoint in
      var block = TextBlock(text(viewpoint), id: viewpoint.id(id))
      block.image = image(viewpoint)
      block.menu = menu(viewpoint)
      block.isLive = isLive
      return .text(block)
    }
  }
}

enum HeadingForm {
  static let form = ElementForm(
    Shape(
      .heading, "The heading of what follows.",
      [
        Key(.heading, .words, "The heading.", required: true, shown: "Sound"),
        Key(.level, .number(1...6), "The level of the heading, from 1.", shown: "2"), .hiding,
      ])
  ) { tree, _ in
    let title = tree[.heading].words
    let level = tree[.level]?.number
    return { .heading(Heading(title($0), level: level)) }
  }
}
