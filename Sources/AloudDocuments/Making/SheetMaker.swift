internal import Aloud

/// A builder of sheets.
enum SheetMaker {
  /// Returns the builder of the sheet `id`.
  static func sheet(_ tree: Tree, id: String, _ context: inout MakingContext) -> Made<Sheet> {
    let content = PlaceMaker.screen(tree, id: id, &context)
    let steps = (tree[.steps]?.list ?? []).map { step($0, &context) }
    let style: Sheet.Style = tree[.style].choice() ?? .automatic
    let dismissal = AvailabilityMaker.dismissal(tree)
    context.dismissals[id] = [
      .should: ActionMaker.actions(tree[.dismissalAsked], &context),
      .didAttempt: ActionMaker.actions(tree[.dismissalAttempted], &context),
      .will: ActionMaker.actions(tree[.beforeDismissal], &context),
      .did: ActionMaker.actions(tree[.afterDismissal], &context),
    ]
    let preferredAction = preferredAction(tree[.preferredAction], &context)
    return { viewpoint in
      var sheet = Sheet(content(viewpoint))
      sheet.steps = steps.map { $0(viewpoint) }
      sheet.preferredAction = preferredAction?(viewpoint)
      sheet.style = style
      sheet.dismissal = dismissal(viewpoint)
      return sheet
    }
  }

  private static func preferredAction(_ tree: Tree?, _ context: inout MakingContext) -> Made<Button>? {
    guard let tree else { return nil }
    context.isPreferred = true
    defer { context.isPreferred = false }
    return ButtonMaker.button(tree, &context)
  }

  private static func step(_ tree: Tree, _ context: inout MakingContext) -> Made<SheetStep> {
    let screen = tree[.step].name
    context.push(screen)
    let availability = AvailabilityMaker.availability(tree, id: screen)
    return { viewpoint in
      var step = SheetStep(viewpoint.id(screen))
      step.availability = availability(viewpoint)
      return step
    }
  }
}
