internal import Aloud

/// Reads tabs, screens and commands.
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
    let shortTitle = optionalText(tree[.shortTitle])
    let subtitle = optionalText(tree[.subtitle])
    let shortSubtitle = optionalText(tree[.shortSubtitle])
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
      (screen.subtitle, screen.shortTitle, screen.shortSubtitle) = (
        subtitle(moment), shortTitle(moment), shortSubtitle(moment)
      )
      return screen
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
}
