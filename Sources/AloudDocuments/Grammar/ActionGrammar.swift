/// What using something does.
extension Grammar {
  static let actions = Family(
    name: .action,
    kinds: [
      (.push, .push), (.present, .present), (.set, .set), (.toggle, .toggleValue), (.run, .run), (.alert, .alert),
      (.ask, .ask), (.say, .say), (.undoable, .undoable), (.reload, .reload),
    ],
    words: DocumentAction.words.map(\.word))

  static let actionShapes: [Shape] = [
    Shape(.push, [Key(.push, .reference(.screen), required: true)]),
    Shape(.present, [Key(.present, .reference(.sheet), required: true)]),
    Shape(.set, [Key(.set, .named(.newValue, keys: .reference(.value)), required: true)]),
    Shape(.toggleValue, [Key(.toggle, .reference(.switchValue), required: true, about: "toggle.action")]),
    Shape(
      .run,
      [
        Key(.run, .arguments, required: true), Key(.environment, .named(.variable, keys: .plain)),
        Key(.timeLimit, .number(1...3600)), Key(.into, .reference(.textValue)), Key(.then, whatToDo),
        Key(.otherwise, whatToDo),
      ]),
    Shape(.alert, [Key(.alert, .words, required: true), Key(.text, .words, about: "text.alert")]),
    Shape(
      .ask,
      [
        Key(.ask, .words, required: true), Key(.text, .words, about: "text.alert"),
        Key(.items, contents, required: true),
      ]),
    Shape(.say, [Key(.say, .words, required: true)]),
    Shape(.undoable, [Key(.undoable, .words, required: true)]),
    Shape(.reload, [Key(.reload, .reference(.command), required: true)]),
  ]
}
