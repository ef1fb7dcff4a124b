/// The shapes of actions.
enum ActionShapes {
  static let family = Family(
    .action,
    "An action. The words alone: \"dismiss\" dismisses the sheet, \"back\" goes back one screen, and \"quit\" ends the app.",
    of: ActionKind.self, keys: [.toggleValue: .toggle], words: DocumentAction.words.map(\.word),
    example: "{say: Hello}")

  static let all: [Shape] = [
    Shape(.push, "Opens a screen.", [Key(.push, .reference(.screen), required: true)]),
    Shape(.present, "Opens a sheet.", [Key(.present, .reference(.sheet), required: true)]),
    Shape(
      .set, "Sets values.",
      [Key(.set, .named(.newValue, keys: .reference(.value)), required: true, example: "{name: Ann}")]),
    Shape(
      .toggleValue, "Switches a value.",
      [Key(.toggle, .reference(.switchValue), required: true, about: "toggle.action")]),
    Shape(
      .run, "Runs a command.",
      CommandShapes.running + [
        Key(.name, .plain, about: "name.run"), Key(.into, .reference(.textValue)),
        Key(.progress, .reference(.textValue), about: "progress.run"), Key(.status, .reference(.textValue)),
        Key(.log, .reference(.log), about: "log.into"), Key(.speaker, .plain, example: "tool"),
        Key(.then, .actions), Key(.otherwise, .actions),
      ], rule: .run),
    Shape(.stop, "Stops a program that an action runs.", [Key(.stop, .reference(.run), required: true)]),
    Shape(
      .alert, "Shows a short notice.", [Key(.alert, .words, required: true), Key(.text, .words, about: "text.alert")]),
    Shape(
      .ask, "Asks with an action sheet.",
      [
        Key(.ask, .words, required: true), .id, Key(.text, .words, about: "text.alert"),
        Key(.items, .menuContents, required: true), Key(.afterDismissal, .actions, about: "afterDismissal.ask"),
      ]),
    Shape(.say, "Says something.", [Key(.say, .words, required: true)]),
    Shape(
      .write, "Writes a message into a log.",
      [
        Key(.write, .rowWords, required: true), Key(.log, .reference(.log), required: true, about: "log.into"),
        Key(.speaker, .plain, required: true, example: "you"),
      ]),
    Shape(.undoable, "Names what was done, so that it can be undone.", [Key(.undoable, .words, required: true)]),
    Shape(.reload, "Runs a command of the document again.", [Key(.reload, .reference(.command), required: true)]),
    Shape(.exit, "Ends the app with an exit code.", [Key(.exit, .number(0...125), required: true)]),
  ]
}
