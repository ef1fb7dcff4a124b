internal import Aloud

/// The document itself, its tabs, screens, sheets and commands.
extension Grammar {
  /// The acts that can be done to selected rows (EDIT-1).
  static let selectionActs = Form.list(.family(.menuElement), atLeast: 1)

  static let placeShapes: [Shape] = [
    Shape(
      .document,
      [
        Key(.app, .words, required: true),
        Key(.language, .language),
        Key(.values, .named(.initialValue, keys: .name)),
        Key(.commands, .named(.shape(.command), keys: .name)),
        Key(.tabs, .list(.shape(.tab), atLeast: 1), required: true),
        Key(.screens, .list(.shape(.screen))),
        Key(.sheets, .list(.shape(.sheet))),
      ]),
    Shape(
      .command,
      [
        Key(.run, .arguments, required: true),
        Key(.title, .words, about: "title.command"),
        Key(.environment, .named(.variable, keys: .plain)),
        Key(.timeLimit, .number(1...3600)),
        Key(.format, .choice(OutputFormat.allCases.map(\.rawValue))),
      ]),
    Shape(
      .tab,
      [
        Key(.title, .words, required: true),
        Key(.id, .name),
        Key(.subtitle, .words, about: "subtitle.screen"),
        Key(.search, .shape(.search)),
        Key(.elements, .list(.family(.element)), required: true),
        Key(.selection, selectionActs, about: "selection.screen"),
      ]),
    Shape(
      .screen,
      [
        Key(.id, .name, required: true),
        Key(.title, .words, required: true),
        Key(.subtitle, .words, about: "subtitle.screen"),
        Key(.search, .shape(.search)),
        Key(.elements, .list(.family(.element)), required: true),
        Key(.selection, selectionActs, about: "selection.screen"),
      ]),
    Shape(
      .search,
      [
        Key(.title, .words, required: true), Key(.id, .name),
        Key(.value, .reference(.textValue), about: "value.search"), Key(.suggestions, .list(.words)),
        Key(.action, whatToDo, about: "action.changed"),
      ]),
    Shape(
      .sheet,
      [
        Key(.id, .name, required: true),
        Key(.title, .words, required: true),
        Key(.style, .choice(Sheet.Style.allCases.map(\.rawValue)), about: "style.sheet"),
        Key(.elements, .list(.family(.element)), required: true),
        Key(.preferredAction, .shape(.button)),
        Key(.dismissalForbidden, .optionalWords),
        Key(.dismissalForbiddenWhen, .shape(.condition)),
      ], rule: .sheet),
  ]
}
