internal import Aloud

enum ListForm {
  static let form = ElementForm(
    .list, "Rows, written out or given by a command.",
    [
      Key(.list, .optionalWords, "The list's title, or nothing.", required: true, shown: "Shopping"), .id,
      Key(.rows, .list(.shape(.row)), "The rows, written out."),
      Key(.from, .reference(.command), "The command that lists the rows.", shown: "files"),
      Key(
        .provided, .number(0...100_000_000), "The number of rows that the host provides when they are read.",
        shown: "1000000"),
      Key(.search, .flag, "Whether the host finds rows by name. Otherwise Aloud asks for each row."),
      Key(.row, .shape(.rowTemplate), "The title, subtitle, and actions of each row."),
      Key(.empty, .words, "The text that is announced when there are no rows.", shown: "Nothing to buy."), .hiding,
    ], check: check
  ) { tree, context in
    let id = context.id(of: tree, title: tree[.list], kind: "list")
    guard tree[.provided] != nil || tree[.from] != nil else {
      let rows = (tree[.rows]?.list ?? []).map { ($0, make: RowForm.row($0, &context)) }
      return { viewpoint in
        let shown = rows.filter { !viewpoint.isHidden($0.0) }.map { Element.row($0.make(viewpoint)) }
        return list(viewpoint.optionalWords(tree[.list]), shown)
      }
    }
    let pattern = tree[.row] ?? Tree(content: .mapping([]), location: tree.location)
    let title = pattern[.title].template ?? Template(row: "title")
    let row = RowForm.row(of: pattern, title: title, id: id, &context)
    if let count = tree[.provided]?.number {
      return { list($0.optionalWords(tree[.list]), [provided(tree, count, id: id, row, $0)]) }
    }
    let command = tree[.from].name
    // If the rows are titled by the lines of the output, they can be searched as lines.
    let showsLines = [Template(row: "title"), Template(row: nil)].contains(title)
    return { viewpoint in
      let title = viewpoint.optionalWords(tree[.list])
      let rows = rows(tree, of: command, id: id, showsLines, row, viewpoint)
      return title == nil && rows.count == 1 ? rows[0] : list(title, rows)
    }
  }

  /// The number of rows that are read to find a name in a list that the host does not search.
  private static let searchLimit = 10_000
  private static let source = "A list has either “rows” of its own, or the rows of a command with “from”."
  private static let onlyHosted = "Only a host gives rows by range: in a document, a list has “rows” or “from”."

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    if tree[.provided] != nil {
      if !context.isHosted { context.add(tree[.provided], message: onlyHosted) }
      return context.add(tree[.rows], tree[.from], message: source)
    }
    context.add(tree[.search], message: onlyHosted)
    context.checkOne(of: .rows, .from, in: tree, source)
    guard tree[.rows] != nil else { return }
    context.add(
      tree[.row],
      message: "“row” describes the rows of a command. The rows of this list are written out, and say it themselves.")
  }

  /// The group has the role of a list if it has a title.
  private static func list(_ title: LocalizedText?, _ rows: [Element]) -> Element {
    var group = Group(title, elements: rows)
    if title != nil { group.role = .list }
    return .group(group)
  }

  private static func empty(_ tree: Tree, id: String, _ viewpoint: Viewpoint) -> Element {
    .text(TextBlock(viewpoint.optionalWords(tree[.empty]) ?? .message(.documentListEmpty), id: viewpoint.id(id)))
  }

  private static func provided(
    _ tree: Tree, _ count: Int, id: String, _ row: @escaping Made<Row>, _ viewpoint: Viewpoint
  ) -> Element {
    guard count > 0, let source = viewpoint.model.source else { return empty(tree, id: id, viewpoint) }
    let read = ReadRows()
    let find: @Sendable (String) -> [Int] = { text in
      let found = source.rows(of: id, called: text).filter { (0..<count).contains($0.place) }
      for (place, row) in found { _ = read.row(at: place) { row } }
      return Set(found.map(\.place)).sorted()
    }
    var rows = Rows(
      id: viewpoint.id(id), count: count, revision: viewpoint.state.revision, find: tree[.search].isOn ? find : nil
    ) { index in
      row(viewpoint.about(read.row(at: index) { source.row(of: id, at: index) }, of: ProvidedItem.owner))
    }
    rows.searchLimit = searchLimit
    return .rows(rows)
  }

  private static func rows(
    _ tree: Tree, of command: String, id: String, _ showsLines: Bool, _ row: @escaping Made<Row>,
    _ viewpoint: Viewpoint
  ) -> [Element] {
    let state = viewpoint.state, output = state.outputs[command] ?? CommandOutput()
    guard case .loaded(let loaded) = output.phase else {
      return [OutputForm.unloaded(output, of: command, id: id, viewpoint)]
    }
    guard loaded.count > 0 else { return [empty(tree, id: id, viewpoint)] }
    let revision = output.generation &* 1_000_003 &+ state.revision &+ state.runCount
    let rows = loaded.rows(id: viewpoint.id(id), revision: revision, asLines: showsLines) { index in
      row(viewpoint.about(loaded[index], of: command))
    }
    return OutputForm.error(of: loaded, id: id, viewpoint) + [.rows(rows)]
  }
}

extension LoadedOutput {
  /// With `asLines`, the lines of the output are the titles of the rows.
  func rows(id: ID, revision: Int, asLines: Bool = true, provide: @escaping @Sendable (Int) -> Row) -> Rows {
    if asLines, let lines { return Rows(id: id, titles: lines, revision: revision, provide: provide) }
    return Rows(id: id, count: count, revision: revision, provide: provide)
  }
}
