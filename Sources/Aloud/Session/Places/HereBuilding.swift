extension Here {
  /// A screen as it stands now, or its search where that is up: suggestions while the query is empty, then results.
  init(_ screen: Screen, isSearching: Bool) {
    if isSearching, let search = screen.search {
      let suggestions = search.suggestions.map { Element.row(Row($0.title, id: $0.id, action: .send)) }
      self.init(
        title: search.prompt, role: .searchField,
        entries: EntryList(search.query.isEmpty ? suggestions : screen.elements))
    } else {
      self.init(
        title: screen.title, subtitle: screen.subtitle, shortTitle: screen.shortTitle,
        shortSubtitle: screen.shortSubtitle, role: .screen, entries: EntryList(screen.elements))
    }
    search = screen.search
    selection = screen.selection
  }

  /// The search that is up.
  var activeSearch: Search? { role == .searchField ? search : nil }
}
