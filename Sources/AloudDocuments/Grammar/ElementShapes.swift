internal import Aloud

/// The shapes of the elements of screens and sheets.
enum ElementShapes {
  static let family = Family(
    .element, "An element of a screen or a sheet.", of: ElementKind.self, example: "{text: Hello}")

  static let all: [Shape] = [
    Shape(
      .text, "Text to read.", [Key(.text, .words, required: true), .id, .image, .live] + Key.attachedMenu + [.hiding]),
    Shape(
      .picture, "A picture by itself, which is described and never drawn.",
      [Key(.picture, .words, required: true), .id, Key(.name, .plain), .live] + Key.attachedMenu + [.hiding]),
    Shape(
      .heading, "The heading of what follows.",
      [Key(.heading, .words, required: true), Key(.level, .number(1...6)), .hiding]),
    Shape(
      .group, "Elements that belong together.",
      [
        Key(.group, .optionalWords, required: true),
        Key(.role, .choice(Group.Role.allCases.map(\.rawValue)), about: "role.group"),
        Key(.elements, .elements, required: true), .hiding,
      ]),
    Shape(
      .row, "A row to read or to use.",
      [
        Key(.row, .words, required: true), .id, Key(.subtitle, .words), Key(.value, .words, about: "value.row"),
        .image, Key(.action, .actions), .live,
      ] + Key.attachedMenu + Key.dimming + [.hiding], example: "{row: Milk}"),
    Shape(
      .list, "Rows, written out or given by a command.",
      [
        Key(.list, .optionalWords, required: true), .id, Key(.rows, .list(.shape(.row))),
        Key(.from, .reference(.command)), Key(.provided, .number(0...100_000_000)),
        Key(.search, .flag, about: "search.list"),
        Key(.row, .shape(.rowTemplate), about: "row.template"),
        Key(.empty, .words), .hiding,
      ], rule: .list),
    Shape(
      .output, "The whole output of a command, as text.",
      [Key(.output, .reference(.command), required: true), .id, .live, .hiding]),
    Shape(
      .button, "A button.",
      [
        Key(.button, .words, required: true), .id, Key(.subtitle, .words),
        Key(.style, .choice(Button.Style.allCases.map(\.rawValue)), about: "style.button"),
        Key(.role, .choice(Button.Role.allCases.map(\.rawValue))),
        Key(.size, .choice(Button.Size.allCases.map(\.rawValue))),
        .image, Key(.selectedWhen, .condition), Key(.action, .actions),
        Key(.confirmation, .shape(.confirmation)), .live,
      ] + Key.attachedMenu + Key.dimming + [.hiding], example: "{button: Send, action: dismiss}"),
    Shape(
      .toggle, "A value that is switched on and off.",
      [
        Key(.toggle, .words, required: true), .id, Key(.subtitle, .words),
        Key(.value, .reference(.switchValue), required: true, about: "value.toggle"), .image, .changed, .live,
        Key(.style, .choice(Toggle.Style.allCases.map(\.rawValue)), about: "style.toggle"),
        Key(.mixedWhen, .condition),
      ] + Key.attachedMenu + Key.dimming + [.hiding]),
    Shape(
      .link, "A way to another place.",
      [
        Key(.link, .words, required: true), .id, Key(.subtitle, .words), .image, .live,
        Key(.action, .actions), Key(.current, .flag), Key(.currentWhen, .condition),
      ] + Key.dimming + [.hiding]),
    Shape(
      .disclosure, "A button that shows and hides what it holds.",
      [
        Key(.disclosure, .words, required: true), .id, Key(.subtitle, .words),
        Key(.value, .reference(.switchValue), required: true, about: "value.disclosure"),
        Key(.elements, .elements, required: true), .changed, .live,
      ] + Key.dimming + [.hiding]),
    Shape(
      .radio, "Buttons of which one is checked.",
      [
        Key(.radio, .words, required: true), .id,
        Key(.value, .reference(.textValue), required: true, about: "value.popup"),
        Key(.options, .options, required: true), .changed, .live, .hiding,
      ], rule: .radio),
    Shape(
      .checkboxes, "Boxes of which any number can be checked.",
      [
        Key(.checkboxes, .words, required: true, about: "radio"), .id,
        Key(.value, .reference(.textValue), required: true, about: "value.checkboxes"),
        Key(.options, .options), Key(.from, .reference(.command), about: "from.picker"), .changed, .live,
      ] + Key.dimming + [.hiding], rule: .checkboxes),
    Shape(
      .popup, "A button whose value is one of its options.",
      [
        Key(.popup, .words, required: true), .id,
        Key(.value, .reference(.textValue), required: true, about: "value.popup"),
        Key(.options, .popupOptions), Key(.from, .reference(.command), about: "from.picker"), Key(.menuTitle, .words),
        .image, .changed, .live,
      ] + Key.dimming + [.hiding], rule: .popup),
    Shape(
      .menu, "A button that opens a menu.",
      [
        Key(.menu, .words, required: true), .id, Key(.items, .menuContents, required: true),
        Key(.menuTitle, .words), Key(.selection, .reference(.textValue)), .image, .changed, .live,
      ] + Key.dimming + [.hiding]),
    Shape(
      .field, "A field for one line of text.",
      [
        Key(.field, .words, required: true), .id,
        Key(.value, .reference(.textValue), required: true, about: "value.field"), Key(.required, .flag),
        Key(.requiredWhen, .condition),
        Key(.secure, .flag), Key(.lines, .choice(["one", "several"])), Key(.placeholder, .words),
        Key(.invalid, .optionalWords), Key(.invalidWhen, .condition), .changed, .live,
      ] + Key.dimming + [.hiding], rule: .field),
    Shape(
      .combo, "A field for text, with suggestions.",
      [
        Key(.combo, .words, required: true, about: "field"), .id,
        Key(.value, .reference(.textValue), required: true, about: "value.field"),
        Key(.suggestions, .list(.words), about: "suggestions.combo"),
        Key(.from, .reference(.command), about: "from.combo"), Key(.onlySuggestions, .flag), Key(.required, .flag),
        Key(.requiredWhen, .condition),
        Key(.placeholder, .words), Key(.invalid, .optionalWords), Key(.invalidWhen, .condition), .changed,
        .live,
      ] + Key.dimming + [.hiding], rule: .combo),
    Shape(
      .progress, "How far something has got.",
      [
        Key(.progress, .words, required: true), .id, Key(.percent, .number(0...100)),
        Key(.value, .reference(.textValue), about: "value.progress"), .hiding,
      ], rule: .progress),
    Shape(
      .log, "A conversation or a record: messages, each with its speaker, that come in one after the other.",
      [Key(.log, .words, required: true), Key(.id, .name, required: true, about: "id.log"), .hiding]),
  ]
}
