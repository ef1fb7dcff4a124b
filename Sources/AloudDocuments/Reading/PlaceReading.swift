internal import Aloud

/// Reads tabs, screens, sheets and commands.
extension DocumentReader {
  /// What makes a tab, and its id.
  mutating func tab(_ tree: Tree) -> (id: String, make: Made<Tab>) {
    let id = tree[.id]?.scalar ?? derived("tab.\(Self.slug(tree[.title]?.scalar ?? "") ?? "tab")")
    let title = text(tree[.title])
    let screen = screen(tree, id: id)
    return (id, { Tab(title($0), id: ID(id), screen: screen($0)) })
  }

  /// What makes the screen `id`.
  mutating func screen(_ tree: Tree, id: String) -> Made<Screen> {
    place = id
    let title = text(tree[.title])
    let subtitle = optionalText(tree[.subtitle])
    let elements = elements(tree[.elements])
    let isSelectable = tree[.selection] != nil
    let acts = contents(tree[.selection])
    let search = search(tree[.search])
    return { moment in
      var screen = Screen(title(moment), id: moment.id(id), elements: elements(moment))
      if isSelectable { screen.selection = ListSelection(acts: acts(moment)) }
      screen.search = search(moment)
      if let query = screen.search.flatMap({ moment.state.queries[$0.id] }) {
        screen.elements = screen.elements.found(by: Folding.fold(query))
      }
      screen.subtitle = subtitle(moment)
      return screen
    }
  }

  /// What makes the sheet `id`.
  mutating func sheet(_ tree: Tree, id: String) -> Made<Sheet> {
    place = id
    let title = text(tree[.title])
    let elements = elements(tree[.elements])
    let style = tree[.style]?.scalar.flatMap(Sheet.Style.init(rawValue:)) ?? .automatic
    let dismissal = dismissal(tree)
    var preferred: Made<Button>?
    if let button = tree[.preferredAction] {
      isPreferred = true
      preferred = self.button(button)
      isPreferred = false
    }
    let preferredAction = preferred
    return { moment in
      var sheet = Sheet(title(moment), id: moment.id(id), elements: elements(moment))
      sheet.preferredAction = preferredAction?(moment)
      sheet.style = style
      sheet.dismissal = dismissal(moment)
      return sheet
    }
  }

  /// A command whose output is shown.
  func command(_ entry: Tree.Entry) -> CommandForm {
    CommandForm(
      name: entry.key, title: template(entry.value[.title]), invocation: Self.invocation(entry.value),
      format: Self.format(of: entry.value))
  }

  /// What the output of a command is.
  static func format(of tree: Tree) -> OutputFormat {
    tree[.format]?.scalar.flatMap(OutputFormat.init(rawValue:)) ?? .lines
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
