internal import Aloud

/// The shapes of the document itself, and of its tabs, screens and sheets.
enum PlaceShapes {
  /// The keys that tabs, screens and sheets share.
  private static let content: [Key] = [
    Key(.shortTitle, .words),
    Key(.subtitle, .words, about: "subtitle.screen"),
    Key(.shortSubtitle, .words),
    Key(.search, .shape(.search)),
    Key(.elements, .elements, required: true),
    // The actions on selected rows (EDIT-1).
    Key(.selection, .menuContents, hasSelection: true, about: "selection.screen"),
  ]

  /// The keys that an included file may have too.
  private static let parts: [Key] = [
    Key(.values, .named(.initialValue, keys: .name), example: "{name: Ann, quiet: off}"),
    Key(.pronunciations, .named(.plain, keys: .plain), example: "{sudo: sue doo}"),
    Key(.commands, .named(.shape(.command), keys: .name), example: "{files: {run: [ls]}}"),
    Key(.tabs, .list(.shape(.tab), atLeast: 1)),
    Key(.screens, .list(.shape(.screen))),
    Key(.sheets, .list(.shape(.sheet))),
  ]

  static let all: [Shape] = [
    Shape(
      .document, "An app: its name, its tabs, and what they open.",
      [
        Key(.app, .words, required: true),
        Key(.language, .language),
        Key(.texts, .plain, example: "locales/"),
        Key(.include, .list(.plain), example: "[disks.yaml]"),
        Key(.firstTab, .reference(.tab)), Key(.task, .reference(.sheet)), Key(.answers, .list(.reference(.value))),
      ] + parts, rule: .document, example: "{app: Notes, tabs: [{title: Home, elements: [{text: Hello}]}]}"),
    Shape(.part, "A part of a document, in a file of its own.", parts),
    Shape(
      .tab, "A tab with its first screen.",
      [
        Key(.title, .words, required: true),
        .id,
      ] + content, example: "{title: Home, elements: [{text: Hello}]}"),
    Shape(
      .screen, "A screen that actions push.",
      [Key(.id, .name, required: true), Key(.title, .words, required: true)] + content, row: .known,
      example: "{id: about, title: About, elements: [{text: Hello}]}"),
    Shape(
      .search, "A search: its results are the screen's rows.",
      [
        Key(.title, .words, required: true), .id,
        Key(.value, .reference(.textValue), about: "value.search"),
        Key(.suggestions, .list(.words), example: "[Milk, Bread]"),
        Key(.scope, .reference(.textValue)),
        Key(
          .scopes, .list(.shapeOrTitle(.scope, title: .option), atLeast: 1), example: "[All mail, Sent]"),
        Key(.tokens, .list(.shape(.token), atLeast: 1)), Key(.action, .actions, about: "action.changed"),
      ], rule: .search, example: "{title: Find food}"),
    Shape(
      .scope, "A part of what can be searched.",
      [Key(.option, .words, required: true), Key(.value, .plain, about: "value.option")]),
    Shape(
      .token, "Words that become a token in a query.",
      [
        Key(.token, .words, required: true),
        Key(.value, .reference(.textValue), required: true, about: "value.token"),
        Key(.words, .list(.plain, atLeast: 1), example: "[Kate, Ben]"),
        Key(.from, .reference(.command), about: "from.token"),
      ], rule: .token, example: "{token: person, value: who, words: [Kate, Ben]}"),
    Shape(
      .sheet, "A task over everything else. Left without its preferred action, its values go back to what they were.",
      [
        Key(.id, .name, required: true),
        Key(.title, .words, required: true),
        Key(.style, .choice(Sheet.Style.allCases.map(\.rawValue)), about: "style.sheet"),
        Key(.steps, .list(.shape(.step))),
        Key(.preferredAction, .shape(.button)),
        Key(.dismissalForbidden, .optionalWords),
        Key(.dismissalForbiddenWhen, .condition),
        Key(.dismissalAsked, .actions),
        Key(.dismissalAttempted, .actions),
        Key(.beforeDismissal, .actions),
        Key(.afterDismissal, .actions),
      ] + content, rule: .sheet, row: .known, example: "{id: new, title: New, elements: [{text: Hello}]}"),
    Shape(
      .step, "A further step of a task on a sheet.",
      [Key(.step, .reference(.screen), required: true, about: "step.screen")] + Key.dimming,
      example: "{step: photo}"),
  ]
}
