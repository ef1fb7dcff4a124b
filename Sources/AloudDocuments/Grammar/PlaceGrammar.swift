internal import Aloud

/// The document itself, its tabs, screens, sheets and commands.
extension Grammar {
  /// The acts that can be done to selected rows (EDIT-1).
  static let selectionActs = Form.list(.family(.menuElement), atLeast: 1)

  /// What tabs, screens and sheets hold alike.
  private static let content: [Key] = [
    Key(.shortTitle, .words),
    Key(.subtitle, .words, about: "subtitle.screen"),
    Key(.shortSubtitle, .words),
    Key(.search, .shape(.search)),
    Key(.elements, .list(.family(.element)), required: true),
    Key(.selection, selectionActs, about: "selection.screen"),
  ]

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
      ] + content),
    Shape(.screen, [Key(.id, .name, required: true), Key(.title, .words, required: true)] + content),
    Shape(
      .search,
      [
        Key(.title, .words, required: true), Key(.id, .name),
        Key(.value, .reference(.textValue), about: "value.search"), Key(.suggestions, .list(.words)),
        Key(.scope, .reference(.textValue)), Key(.scopes, .list(.shape(.scope), atLeast: 1)),
        Key(.tokens, .list(.shape(.token), atLeast: 1)), Key(.action, whatToDo, about: "action.changed"),
      ], rule: .search),
    Shape(.scope, [Key(.option, .words, required: true), Key(.value, .plain, about: "value.option")]),
    Shape(
      .token,
      [
        Key(.token, .words, required: true),
        Key(.value, .reference(.textValue), required: true, about: "value.token"),
        Key(.words, .list(.plain, atLeast: 1)), Key(.from, .reference(.command), about: "from.token"),
      ], rule: .token),
    Shape(
      .sheet,
      [
        Key(.id, .name, required: true),
        Key(.title, .words, required: true),
        Key(.style, .choice(Sheet.Style.allCases.map(\.rawValue)), about: "style.sheet"),
        Key(.steps, .list(.shape(.step))),
        Key(.preferredAction, .shape(.button)),
        Key(.dismissalForbidden, .optionalWords),
        Key(.dismissalForbiddenWhen, .shape(.condition)),
        Key(.dismissalAsked, whatToDo),
        Key(.dismissalAttempted, whatToDo),
        Key(.beforeDismissal, whatToDo),
        Key(.afterDismissal, whatToDo),
      ] + content, rule: .sheet),
    Shape(.step, [Key(.step, .reference(.screen), required: true, about: "step.screen")] + dimming),
  ]
}
