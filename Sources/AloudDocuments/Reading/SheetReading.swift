internal import Aloud

/// Reads sheets.
extension DocumentReader {
  /// What makes the sheet `id`.
  mutating func sheet(_ tree: Tree, id: String) -> Made<Sheet> {
    let content = screen(tree, id: id)
    let steps = (tree[.steps]?.list ?? []).map { step($0) }
    let style = tree[.style]?.scalar.flatMap(Sheet.Style.init(rawValue:)) ?? .automatic
    let dismissal = dismissal(tree)
    dismissals[id] = [
      .should: actions(tree[.dismissalAsked]), .didAttempt: actions(tree[.dismissalAttempted]),
      .will: actions(tree[.beforeDismissal]), .did: actions(tree[.afterDismissal]),
    ]
    var preferred: Made<Button>?
    if let button = tree[.preferredAction] {
      isPreferred = true
      preferred = self.button(button)
      isPreferred = false
    }
    let preferredAction = preferred
    return { moment in
      var sheet = Sheet(content(moment))
      sheet.steps = steps.map { $0(moment) }
      sheet.preferredAction = preferredAction?(moment)
      sheet.style = style
      sheet.dismissal = dismissal(moment)
      return sheet
    }
  }

  private mutating func step(_ tree: Tree) -> Made<SheetStep> {
    let screen = tree[.step]?.scalar ?? ""
    pushes[place, default: []].insert(screen)
    let availability = availability(tree, id: screen)
    return { moment in
      var step = SheetStep(moment.id(screen))
      step.availability = availability(moment)
      return step
    }
  }

  /// Which sheet each place belongs to: the sheet itself, and the screens that are pushed from it and from nowhere else.
  func sheets(of sheets: [String], tabs: [String]) -> [String: String] {
    var owners: [String: Set<String>] = [:]
    for root in sheets + tabs {
      var open = [root]
      var seen: Set<String> = []
      while let next = open.popLast() {
        guard seen.insert(next).inserted else { continue }
        owners[next, default: []].insert(root)
        open += pushes[next] ?? []
      }
    }
    return owners.compactMapValues { $0.count == 1 && sheets.contains($0.first ?? "") ? $0.first : nil }
  }
}
