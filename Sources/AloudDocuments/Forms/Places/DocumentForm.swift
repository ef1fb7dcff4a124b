internal import Aloud

enum DocumentForm {
  static let shape = Shape(
    .document, "An app: its name, its tabs, and what they open.",
    [
      Key(.app, .words, "The app's name.", required: true, shown: "Notes"),
      Key(.language, .language, "The language of the document's texts, such as en or pt-BR."),
      Key(
        .texts, .plain, "The folder of translations, with a PO file for each language, such as de.po.",
        example: "locales/"),
      Key(.include, .list(.plain), "Files beside the document that hold further parts of it.", example: "[disks.yaml]"),
      Key(.firstTab, .reference(.tab), "The tab in which the app begins.", shown: "home"),
      Key(
        .task, .reference(.sheet), "The sheet that is the whole app. The app begins with it and ends when it is left.",
        shown: "new"),
      Key(.answers, .list(.reference(.value)), "The values that are printed as JSON when the task is done."),
    ] + parts, example: "{app: Notes, tabs: [{title: Home, elements: [{text: Hello}]}]}", check: check)

  static let part = Shape(.part, "A part of a document, in a file of its own.", parts)

  private static let tabs = Key(.tabs, .list(.shape(.tab), atLeast: 1), "The tabs, in order.")

  private static let parts: [Key] = [
    Key(
      .values, .named(.initialValue, keys: .name),
      "The values that the app remembers while it runs, by name. Each begins as text, on, or off.",
      example: "{name: Ann, quiet: off}"),
    Key(
      .pronunciations, .named(.plain, keys: .plain),
      "Words that a recogniser may not know, each with ordinary words that sound like it.", example: "{sudo: sue doo}"),
    Key(.commands, .named(.shape(.command), keys: .name), "The commands, by name.", example: "{files: {run: [ls]}}"),
    tabs,
    Key(.screens, .list(.shape(.screen)), "The screens that actions push."),
    Key(.sheets, .list(.shape(.sheet)), "The sheets that actions present."),
  ]

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    guard tree[.task] != nil else { return tree[.tabs] == nil ? context.addMissing(tabs, in: tree) : () }
    if tree[.tabs] != nil {
      context.add(tree[.task], message: "An app either has tabs or is one task: write “tabs” or “task”.")
    }
    for name in tree[.answers]?.list ?? [] { context.checkNoSecret(name) }
  }

  /// `source` provides rows if a host shows the document.
  static func model(_ tree: Tree, names: DeclaredNames, ids: some Sequence<String>, source: RowSource? = nil)
    -> DocumentModel
  {
    let logs = Set(names.allowed(.log))
    var context = MakingContext(DocumentModel(tree: tree, source: source, values: names.values, logs: logs), ids: ids)
    if let language = tree[.language] { context.note(language, id: ID.appLanguage.name) }
    let tabs = (tree[.tabs]?.list ?? []).map { ScreenForm.tab($0, &context) }
    let screens = places(tree[.screens]) { ScreenForm.screen($0, id: $1, &context) }
    let sheets = places(tree[.sheets]) { SheetForm.sheet($0, id: $1, &context) }
    var model = context.model
    (model.tabs, model.screens, model.sheets) = (tabs.map(\.make), screens, sheets)
    model.commands = (tree[.commands]?.entries ?? []).map { DocumentCommand(name: $0.key, tree: $0.value) }
    model.fills = GivenValueForm.fills(tree[.values])
    model.followers = GivenValueForm.followers(tree[.values])
    model.sheetOfPlace = context.sheetOfPlace(sheets: names.sheets, tabs: tabs.map(\.id))
    model.rowChoices = Set(model.behaviors.values.flatMap(\.rowChoices))
    return model
  }

  private static func places<Place>(
    _ tree: Tree?, _ make: (Tree, String) -> Made<Place>
  ) -> [String: Made<Place>] {
    Dictionary((tree?.list ?? []).compactMap { part in part[.id]?.scalar.map { ($0, make(part, $0)) } }) { $1 }
  }
}
