internal import Aloud

/// The shapes of parts of elements.
enum DetailShapes {
  static let all: [Shape] = [
    Shape(
      .rowTemplate,
      "How each row of a command's output looks, and what it does. In braces, row is the row, and row.id what it has under “id”.",
      [
        Key(.title, .words, about: "title.row"), Key(.subtitle, .optionalWords, about: "subtitle.row"),
        Key(.value, .optionalWords, about: "value.template"),
        Key(.action, .actions), .image, .live,
      ] + Key.attachedMenu + Key.dimming, row: .known, example: "{title: \"{row}\"}"),
    Shape(
      .option, "One of the options of a pop-up button or a picker.",
      [
        Key(.option, .words, required: true), Key(.value, .plain, about: "value.option"), Key(.subtitle, .words),
      ] + Key.dimming),
    Shape(
      .popupOption, "One of the options of a pop-up button, or a submenu of them.",
      [
        Key(.option, .words, required: true), Key(.value, .plain, about: "value.option"), Key(.subtitle, .words),
        Key(.options, .popupOptions, about: "options.submenu"),
      ] + Key.dimming, rule: .popupOption),
    Shape(
      .image, "A picture, which is described and never drawn.",
      [
        Key(.name, .plain, required: true), Key(.description, .optionalWords),
        Key(.placement, .choice(Image.Placement.allCases.map(\.rawValue))),
      ], example: "{name: clock, description: a clock}"),
    Shape(
      .confirmation, "What is asked before a destructive act.",
      [
        Key(.question, .words, required: true), Key(.loss, .words), Key(.phrase, .words, required: true),
        Key(.keep, .words),
      ], example: "{question: Delete the file?, phrase: delete the file}"),
  ]
}
