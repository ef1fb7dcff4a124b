internal import Aloud

/// What stands on screens and sheets.
extension Grammar {
  static let elements = Family(
    name: .element,
    kinds: [
      (.text, .text), (.picture, .picture), (.heading, .heading), (.group, .group), (.row, .row), (.list, .list),
      (.output, .output),
      (.button, .button), (.toggle, .toggle), (.popup, .popup), (.menu, .menu), (.field, .field),
      (.link, .link), (.disclosure, .disclosure), (.radio, .radio), (.stepper, .stepper), (.slider, .slider),
      (.rating, .rating),
      (.progress, .progress), (.picker, .picker), (.date, .date), (.timer, .timer), (.color, .color),
    ])

  private static let hiding = Key(.hiddenWhen, .shape(.condition))
  private static let id = Key(.id, .name)
  private static let image = Key(.image, .shape(.image))
  private static let live = Key(.live, .flag)
  private static let changed = Key(.action, whatToDo, about: "action.changed")

  static let elementShapes: [Shape] = [
    Shape(.text, [Key(.text, .words, required: true), id, image, live] + attachedMenu + [hiding]),
    Shape(
      .picture, [Key(.picture, .words, required: true), id, Key(.name, .plain), live] + attachedMenu + [hiding]),
    Shape(.heading, [Key(.heading, .words, required: true), Key(.level, .number(1...6)), hiding]),
    Shape(
      .group,
      [
        Key(.group, .optionalWords, required: true),
        Key(.role, .choice(Group.Role.allCases.map(\.rawValue)), about: "role.group"),
        Key(.elements, .list(.family(.element)), required: true), hiding,
      ]),
    Shape(
      .row,
      [
        Key(.row, .words, required: true), id, Key(.subtitle, .words), Key(.value, .words, about: "value.row"),
        image, Key(.action, whatToDo), live,
      ] + attachedMenu + dimming + [hiding]),
    Shape(
      .list,
      [
        Key(.list, .optionalWords, required: true), id, Key(.rows, .list(.shape(.row))),
        Key(.from, .reference(.command)), Key(.row, .shape(.rowTemplate), about: "row.template"),
        Key(.empty, .words), hiding,
      ], rule: .list),
    Shape(.output, [Key(.output, .reference(.command), required: true), id, live, hiding]),
    Shape(
      .button,
      [
        Key(.button, .words, required: true), id, Key(.subtitle, .words),
        Key(.style, .choice(Button.Style.allCases.map(\.rawValue)), about: "style.button"),
        Key(.role, .choice(Button.Role.allCases.map(\.rawValue))),
        Key(.size, .choice(Button.Size.allCases.map(\.rawValue))),
        image, Key(.selectedWhen, .shape(.condition)), Key(.action, whatToDo),
        Key(.confirmation, .shape(.confirmation)), live,
      ] + attachedMenu + dimming + [hiding]),
    Shape(
      .toggle,
      [
        Key(.toggle, .words, required: true), id, Key(.subtitle, .words),
        Key(.value, .reference(.switchValue), required: true, about: "value.toggle"), image, changed, live,
        Key(.style, .choice(Toggle.Style.allCases.map(\.rawValue)), about: "style.toggle"),
        Key(.mixedWhen, .shape(.condition)),
      ] + attachedMenu + dimming + [hiding]),
    Shape(
      .link,
      [
        Key(.link, .words, required: true), id, Key(.subtitle, .words), image, live,
        Key(.action, whatToDo), Key(.current, .flag), Key(.currentWhen, .shape(.condition)),
      ] + dimming + [hiding]),
    Shape(
      .disclosure,
      [
        Key(.disclosure, .words, required: true), id, Key(.subtitle, .words),
        Key(.value, .reference(.switchValue), required: true, about: "value.disclosure"),
        Key(.elements, .list(.family(.element)), required: true), changed, live,
      ] + dimming + [hiding]),
    Shape(
      .radio,
      [
        Key(.radio, .words, required: true), id,
        Key(.value, .reference(.textValue), required: true, about: "value.popup"),
        Key(.options, .list(.shape(.option), atLeast: 1), required: true), changed, live, hiding,
      ], rule: .radio),
    Shape(
      .popup,
      [
        Key(.popup, .words, required: true), id,
        Key(.value, .reference(.textValue), required: true, about: "value.popup"),
        Key(.options, .list(.shape(.option), atLeast: 1), required: true), image, changed, live,
      ] + dimming + [hiding], rule: .popup),
    Shape(
      .menu,
      [
        Key(.menu, .words, required: true), id, Key(.items, contents, required: true),
        Key(.selection, .reference(.textValue)), image, changed, live,
      ] + dimming + [hiding]),
    Shape(
      .field,
      [
        Key(.field, .words, required: true), id,
        Key(.value, .reference(.textValue), required: true, about: "value.field"), Key(.required, .flag),
        Key(.secure, .flag), Key(.lines, .choice(["one", "several"])), Key(.placeholder, .words),
        Key(.invalid, .optionalWords), Key(.invalidWhen, .shape(.condition)), changed, live,
      ] + dimming + [hiding], rule: .field),
    Shape(
      .progress,
      [
        Key(.progress, .words, required: true), id, Key(.percent, .number(0...100)),
        Key(.value, .reference(.textValue), about: "value.progress"), hiding,
      ], rule: .progress),
  ]
}
