internal import Aloud

/// The shapes of menu elements.
enum MenuShapes {
  static let family = Family(
    .menuElement, "An element of a menu. \"separator\" is a boundary.", of: MenuElementKind.self, words: ["separator"],
    example: "{item: Open}")

  static let all: [Shape] = [
    Shape(
      .item, "An item of a menu.",
      [
        Key(.item, .words, required: true), .id, Key(.subtitle, .words), .image,
        Key(.value, .plain, about: "value.item"), Key(.state, .choice(MenuItem.State.allCases.map(\.rawValue))),
        Key(.onWhen, .condition), Key(.mixedWhen, .condition),
        Key(.destructive, .flag), Key(.confirmation, .shape(.confirmation)),
        Key(.action, .actions), Key(.hidden, .flag), .hiding,
      ] + Key.dimming),
    Shape(
      .submenu, "A menu inside a menu.",
      [
        Key(.submenu, .words, required: true), .id, Key(.items, .menuContents, required: true),
        Key(.selection, .reference(.textValue)), .image,
      ]),
    Shape(
      .deferred, "Items that are got when the menu is opened.",
      [
        Key(.deferred, .shape(.command), required: true), .id,
        Key(.action, .actions, about: "action.deferred"),
      ], row: .known),
    Shape(
      .section, "Items of a menu that belong together.",
      [Key(.section, .optionalWords, required: true), Key(.items, .menuContents, required: true)]),
  ]
}
