internal import Aloud

/// What stands in menus.
extension Grammar {
  static let menuElements = Family(
    name: .menuElement, kinds: [(.item, .item), (.submenu, .submenu), (.section, .section), (.deferred, .deferred)],
    words: ["separator"])

  static let menuShapes: [Shape] = [
    Shape(
      .item,
      [
        Key(.item, .words, required: true), Key(.id, .name), Key(.subtitle, .words), Key(.image, .shape(.image)),
        Key(.value, .plain, about: "value.item"), Key(.state, .choice(MenuItem.State.allCases.map(\.rawValue))),
        Key(.onWhen, .shape(.condition)), Key(.mixedWhen, .shape(.condition)),
        Key(.destructive, .flag), Key(.confirmation, .shape(.confirmation)),
        Key(.action, whatToDo), Key(.hidden, .flag), Key(.hiddenWhen, .shape(.condition)),
      ] + dimming),
    Shape(
      .submenu,
      [
        Key(.submenu, .words, required: true), Key(.id, .name), Key(.items, contents, required: true),
        Key(.selection, .reference(.textValue)), Key(.image, .shape(.image)),
      ]),
    Shape(
      .deferred,
      [
        Key(.deferred, .shape(.command), required: true), Key(.id, .name),
        Key(.action, whatToDo, about: "action.deferred"),
      ]),
    Shape(.section, [Key(.section, .optionalWords, required: true), Key(.items, contents, required: true)]),
  ]
}
