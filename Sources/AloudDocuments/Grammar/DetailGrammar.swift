internal import Aloud

/// Parts of elements.
extension Grammar {
  static let detailShapes: [Shape] = [
    Shape(
      .rowTemplate,
      [
        Key(.title, .words, about: "title.row"), Key(.subtitle, .optionalWords, about: "subtitle.row"),
        Key(.value, .optionalWords, about: "value.template"),
        Key(.action, whatToDo), Key(.image, .shape(.image)), Key(.live, .flag),
      ] + attachedMenu + dimming),
    Shape(
      .option,
      [
        Key(.option, .words, required: true), Key(.value, .plain, about: "value.option"), Key(.subtitle, .words),
      ] + dimming),
    Shape(
      .image,
      [
        Key(.name, .plain, required: true), Key(.description, .words),
        Key(.placement, .choice(Image.Placement.allCases.map(\.rawValue))),
      ]),
    Shape(
      .confirmation,
      [
        Key(.question, .words, required: true), Key(.loss, .words), Key(.phrase, .words, required: true),
        Key(.keep, .words),
      ]),
    Shape(
      .condition,
      [
        Key(.value, .reference(.value), required: true, about: "value.condition"),
        Key(.is, .choice(Condition.Test.allCases.map(\.rawValue))), Key(.equals, .plain),
      ], rule: .condition),
  ]
}
