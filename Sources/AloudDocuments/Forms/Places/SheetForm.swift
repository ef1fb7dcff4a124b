internal import Aloud

enum SheetForm {
  static let shape = Shape(
    .sheet, "A task over everything else. Left without its preferred action, its values go back to what they were.",
    [
      Key.id.required,
      .title,
      Key(.style, .choice(of: Sheet.Style.self), "How a host with a graphical interface presents the sheet."),
      Key(
        .steps, .list(.shape(.step)),
        "The further steps of the task, in order. Each leads to the next, and the last has the preferred action."),
      Key(.preferredAction, .shape(.button), "The button that completes the sheet."),
      Key(.dismissalAsked, .actions, "Actions to perform when the user asks to leave the sheet, before it is decided."),
      Key(
        .dismissalAttempted, .actions, "Actions to perform when the user has tried to leave a sheet that can't be left."
      ),
      Key(.beforeDismissal, .actions, "Actions to perform just before the sheet is dismissed."),
      Key(.afterDismissal, .actions, "Actions to perform after the sheet is dismissed."),
    ] + ScreenForm.leaving + ScreenForm.content, hasRow: true,
    example: "{id: new, title: New, elements: [{text: Hello}]}", check: check)

  static let step = Shape(
    .step, "A further step of a task on a sheet.",
    [Key(.step, .reference(.screen), "The step's screen.", required: true, shown: "photo")] + Key.dimming,
    example: "{step: photo}")

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    context.addRepeated((tree[.steps]?.list ?? []).compactMap { $0[.step] }) {
      "“\($0)” is a step twice. Leave one of them out."
    }
    if let action = tree[.preferredAction]?[.action], !leads(action) {
      context.add(
        action.location,
        "This preferred action never takes the sheet down. Add “dismiss” to it, in “then” where it waits for a command."
      )
    }
  }

  /// Returns whether actions dismiss the sheet or lead to another place, at once or after a command has ended.
  private static func leads(_ tree: Tree) -> Bool {
    if let word = tree.scalar { return word == "dismiss" || word == "quit" }
    if let parts = tree.list { return parts.contains(where: leads) }
    if [.push, .present, .ask, .exit].contains(where: { tree[$0] != nil }) { return true }
    return [tree[.then], tree[.otherwise]].contains { $0.map(leads) ?? false }
  }

  static func sheet(_ tree: Tree, id: String, _ context: inout MakingContext) -> Made<Sheet> {
    let content = ScreenForm.screen(tree, id: id, &context)
    let steps = (tree[.steps]?.list ?? []).map { step($0, &context) }
    context.model.dismissals[id] = [
      .should: Actions.actions(tree[.dismissalAsked], &context),
      .didAttempt: Actions.actions(tree[.dismissalAttempted], &context),
      .will: Actions.actions(tree[.beforeDismissal], &context),
      .did: Actions.actions(tree[.afterDismissal], &context),
    ]
    let preferredAction = preferredAction(tree[.preferredAction], &context)
    return { viewpoint in
      var sheet = Sheet(content(viewpoint))
      sheet.steps = steps.map { $0(viewpoint) }
      sheet.preferredAction = preferredAction?(viewpoint)
      sheet.style = tree[.style].choice() ?? .automatic
      return sheet
    }
  }

  private static func preferredAction(_ tree: Tree?, _ context: inout MakingContext) -> Made<Button>? {
    guard let tree else { return nil }
    context.isPreferred = true
    defer { context.isPreferred = false }
    return ButtonForm.button(tree, &context)
  }

  private static func step(_ tree: Tree, _ context: inout MakingContext) -> Made<SheetStep> {
    let screen = tree[.step].name
    context.push(screen)
    return { viewpoint in
      var step = SheetStep(viewpoint.id(screen))
      step.availability = viewpoint.availability(of: tree, id: screen)
      return step
    }
  }
}
