/// The gallery as a document that `aloud run` also takes: every control in every state, in English like all documents for authors.
enum GalleryDocument {
  /// The pages in order; five of them are tabs.
  private static let pages: [GalleryPage] = [
    ButtonsPage.page, SwitchesPage.page, MenusPage.page, PickersPage.page, TextPage.page, ListsPage.page,
    GroupsPage.page, SheetsPage.page,
  ]

  /// The YAML text of the document.
  static let text = [
    "app: Gallery\nlanguage: en\n", part("values", \.values), part("commands", \.commands), part("tabs", \.tab),
    part("screens", \.screens), part("sheets", \.sheets),
  ].joined(separator: "\n")

  private static func part(_ name: String, _ part: (GalleryPage) -> String) -> String {
    name + ":\n" + pages.map(part).filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }
}
