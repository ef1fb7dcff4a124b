/// What using something does.
enum ActionShapes {
  static let family = Family(
    .action, of: ActionKind.self, keys: [.toggleValue: .toggle], words: DocumentAction.words.map(\.word),
    example: "{say: Hello}")

  static let all: [Shape] = [
    Shape(.push, [Key(.push, .reference(.screen), required: true)]),
    Shape(.present, [Key(.present, .reference(.sheet), required: true)]),
    Shape(.set, [Key(.set, .named(.newValue, keys: .reference(.value)), required: true, example: "{name: Ann}")]),
    Shape(.toggleValue, [Key(.toggle, .reference(.switchValue), required: true, about: "toggle.action")]),
    Shape(
      .run,
      CommandShapes.running + [
        Key(.name, .plain, about: "name.run"), Key(.into, .reference(.textValue)),
        Key(.progress, .reference(.textValue), about: "progress.run"), Key(.status, .reference(.textValue)),
        Key(.log, .reference(.log), about: "log.into"), Key(.speaker, .plain, example: "tool"),
        Key(.then, .actions), Key(.otherwise, .actions),
      ], rule: .run),
    Shape(.stop, [Key(.stop, .reference(.run), required: true)]),
    Shape(.alert, [Key(.alert, .words, required: true), Key(.text, .words, about: "text.alert")]),
    Shape(
      .ask,
      [
        Key(.ask, .words, required: true), .id, Key(.text, .words, about: "text.alert"),
        Key(.items, .menuContents, required: true), Key(.afterDismissal, .actions, about: "afterDismissal.ask"),
      ]),
    Shape(.say, [Key(.say, .words, required: true)]),
    Shape(
      .write,
      [
        Key(.write, .rowWords, required: true), Key(.log, .reference(.log), required: true, about: "log.into"),
        Key(.speaker, .plain, required: true, example: "you"),
      ]),
    Shape(.undoable, [Key(.undoable, .words, required: true)]),
    Shape(.reload, [Key(.reload, .reference(.command), required: true)]),
    Shape(.exit, [Key(.exit, .number(0...125), required: true)]),
  ]
}
