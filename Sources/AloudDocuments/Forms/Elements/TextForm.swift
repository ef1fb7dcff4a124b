internal import Aloud

enum TextForm {
  static let text = ElementForm(
    .text, "Text to read.",
    [Key(.text, .words, "The text.", required: true, shown: "Two notes are waiting."), .id, .image, .live]
      + Key.attachedMenu + [.hiding]
  ) { tree, context in
    let id = context.id(of: tree, title: nil, kind: "text")
    let parts = ControlParts(tree, .text, id: id, &context)
    return parts.element { TextBlock(parts.title($0), id: $0.id(id)) }
  }

  static let heading = ElementForm(
    .heading, "The heading of what follows.",
    [
      Key(.heading, .words, "The heading.", required: true, shown: "Sound"),
      Key(.level, .number(1...6), "The level of the heading, from 1.", shown: "2"), .hiding,
    ]
  ) { tree, _ in { .heading(Heading($0.words(tree[.heading]), level: tree[.level]?.number)) } }

  static let image = Shape(
    .image, "A picture, which is described and never drawn.",
    [
      Key(.name, .plain, "The picture's name, for hosts with a graphical interface.", required: true, shown: "harbour"),
      Key(.description, .optionalWords, "A description of the picture, where it adds something.", shown: "a clock"),
      Key(.placement, .choice(of: Image.Placement.self), "The position of the image beside the title."),
    ], example: "{name: clock, description: a clock}")

  static let picture = ElementForm(
    .picture, "A picture by itself, which is described and never drawn.",
    [
      Key(.picture, .words, "A description of the picture.", required: true, shown: "A harbour at dusk"), .id,
      Key(.name, .plain, "The picture's name, for hosts with a graphical interface.", shown: "harbour"), .live,
    ] + Key.attachedMenu + [.hiding]
  ) { tree, context in
    let parts = ControlParts(tree, .picture, &context)
    return parts.element { Picture(parts.title($0), id: $0.id(parts.id), name: tree[.name].name) }
  }
}
