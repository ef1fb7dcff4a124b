internal import Aloud

enum ScreenForm {
  static let tab = Shape(
    .tab, "A tab with its first screen.",
    [
      .title, .id,
    ] + content, example: "{title: Home, elements: [{text: Hello}]}")

  static let screen = Shape(
    .screen, "A screen that actions push.",
    [Key.id.required, .title] + leaving + content, hasRow: true,
    example: "{id: about, title: About, elements: [{text: Hello}]}")

  /// The keys that screens and sheets share.
  static let leaving = [
    Key(
      .dismissalForbidden, .optionalWords, "The reason why the screen or the sheet can't be left.",
      shown: "The disk is being written"),
    Key(.dismissalForbiddenWhen, .condition, "When the screen or the sheet can't be left. Without it, always."),
  ]

  /// The keys that tabs, screens and sheets share.
  static let content: [Key] = [
    Key(.shortTitle, .words, "The title on coming back to the screen, and in the way back to it.", shown: "Notes"),
    Key(.subtitle, .words, "A description, announced after the title on first arrival.", shown: "Three are new"),
    Key(.shortSubtitle, .words, "A description, announced after the title on coming back.", shown: "3 new"),
    Key(.search, .shape(.search), "The screen's search."),
    .elements,
    // The actions on selected rows (EDIT-1).
    Key(
      .selection, .menuContents,
      "The actions on selected rows. With it, rows can be selected. In a command, \"selected\" stands for one argument for each selected row.",
      hasSelection: true),
  ]

  static func tab(_ tree: Tree, _ context: inout MakingContext) -> (id: String, make: Made<Tab>) {
    // A tab is in no other place, so its ID is made with "tab".
    let id = tree[.id]?.scalar ?? context.id(for: tree[.title], kind: "tab", in: "tab")
    let screen = screen(tree, id: id, &context)
    return (id, { Tab($0.words(tree[.title]), id: ID(id), screen: screen($0)) })
  }

  static func screen(_ tree: Tree, id: String, _ context: inout MakingContext) -> Made<Screen> {
    context.place = id
    context.note(tree, id: id)
    let elements = Elements.make(tree[.elements], &context)
    let acts = Menus.contents(tree[.selection], &context)
    let search = SearchForm.search(tree[.search], &context)
    return { viewpoint in
      var screen = Screen(viewpoint.words(tree[.title]), id: viewpoint.id(id), elements: elements(viewpoint))
      if tree[.selection] != nil { screen.selection = ListSelection(acts: acts(viewpoint)) }
      screen.dismissal = viewpoint.dismissal(of: tree)
      screen.search = search(viewpoint)
      if let query = screen.search.flatMap({ viewpoint.state.queries[$0.id] }) {
        screen.elements = screen.elements.rows(foundBy: Folding.fold(query))
      }
      screen.subtitle = viewpoint.optionalWords(tree[.subtitle])
      screen.shortTitle = viewpoint.optionalWords(tree[.shortTitle])
      screen.shortSubtitle = viewpoint.optionalWords(tree[.shortSubtitle])
      return screen
    }
  }
}
