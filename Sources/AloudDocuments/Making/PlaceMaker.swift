internal import Aloud

/// A builder of tabs and screens.
enum PlaceMaker {
  /// Returns the ID and the builder of a tab.
  static func tab(_ tree: Tree, _ context: inout MakingContext) -> (id: String, make: Made<Tab>) {
    // A tab is in no other place, so its ID is made with "tab".
    let id = tree[.id]?.scalar ?? context.id(for: tree[.title], kind: "tab", in: "tab")
    let title = tree[.title].words
    let screen = screen(tree, id: id, &context)
    return (id, { Tab(title($0), id: ID(id), screen: screen($0)) })
  }

  /// Returns the builder of the screen `id`.
  static func screen(_ tree: Tree, id: String, _ context: inout MakingContext) -> Made<Screen> {
    context.place = id
    context.note(tree, id: id)
    let title = tree[.title].words
    let shortTitle = tree[.shortTitle].optionalWords
    let subtitle = tree[.subtitle].optionalWords
    let shortSubtitle = tree[.shortSubtitle].optionalWords
    let elements = ElementMaker.elements(tree[.elements], &context)
    let isSelectable = tree[.selection] != nil
    let acts = MenuMaker.contents(tree[.selection], &context)
    let search = SearchMaker.search(tree[.search], &context)
    return { viewpoint in
      var screen = Screen(title(viewpoint), id: viewpoint.id(id), elements: elements(viewpoint))
      if isSelectable { screen.selection = ListSelection(acts: acts(viewpoint)) }
      screen.search = search(viewpoint)
      if let query = screen.search.flatMap({ viewpoint.state.queries[$0.id] }) {
        screen.elements = screen.elements.rows(foundBy: Folding.fold(query))
      }
      screen.subtitle = subtitle(viewpoint)
      screen.shortTitle = shortTitle(viewpoint)
      screen.shortSubtitle = shortSubtitle(viewpoint)
      return screen
    }
  }
}
