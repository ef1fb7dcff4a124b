internal import Aloud

/// Parts of elements.
enum DetailShapes {
  static let all: [Shape] = [
    Shape(
      .rowTemplate,
      [
        Key(.title, .words, about: "title.row"), Key(.subtitle, .optionalWords, about: "subtitle.row"),
        Key(.value, .optionalWords, about: "value.template"),
        Key(.action, .actions), .image, .live,
      ] + Key.attachedMenu + Key.dimming, row: .known, example: "{title: \"{row}\"}"),
    Shape(
      .option,
      [
        Key(.option, .words, required: true), Key(.value, .plain, about: "value.option"), Key(.subtitle, .words),
      ] + Key.dimming),
    Shape(
      .popupOption,
      [
        Key(.option, .words, required: true), Key(.value, .plain, about: "value.option"), Key(.subtitle, .words),
        Key(.options, .popupOptions, about: "options.submenu"),
      ] + Key.dimming, rule: .popupOption),
    Shape(
      .image,
      [
        Key(.name, .plain, required: true), Key(.description, .optionalWords),
        Key(.placement, .choice(Image.Placement.allCases.map(\.rawValue))),
      ], example: "{name: clock, description: a clock}"),
    Shape(
      .confirmation,
      [
        Key(.question, .words, required: true), Key(.loss, .words), Key(.phrase, .words, required: true),
        Key(.keep, .words),
      ], example: "{question: Delete the file?, phrase: delete the file}"),
  ]
}
