internal import Aloud

/// The form of lists, whose rows come from the document, a command or the host.
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
    let title = tree[.list].optionalWords
    let id = context.id(of: tree, title: tree[.list], kind: "list")
    if let count = tree[.provided]?.number {
      let provided = provided(tree, count, id: id, &context)
      return { viewpoint in list(title(viewpoint), [provided(viewpoint)]) }
    }
    guard let command = tree[.from]?.scalar else {
      let rows = (tree[.rows]?.list ?? []).map { AvailabilityMaker.unlessHidden($0, RowForm.row($0, &context)) }
      return { viewpoint in list(title(viewpoint), rows.compactMap { $0(viewpoint) }.map(Element.row)) }
    }
    let rows = rows(tree, of: command, id: id, &context)
    return { viewpoint in
      let rows = rows(viewpoint)
      guard title(viewpoint) == nil, rows.count == 1 else { return list(title(viewpoint), rows) }
      return rows[0]
    }
  }

  private static let source =
    "A list has either “rows” of its own, or the rows of a command with “from”."
  private static let onlyHosted =
    "Only a host gives rows by range: in a document, a list has “rows” or “from”."

  /// Checks that the rows have one source.
  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    if let provided = tree[.provided] {
      if !context.isHosted {
        context.add(provided.location, onlyHosted)
      }
      for other in [KeyName.rows, .from].compactMap({ tree[$0] }) {
        context.add(other.location, source)
      }
      return
    }
    if let search = tree[.search] {
      context.add(search.location, onlyHosted)
    }
    context.checkOne(of: .rows, .from, in: tree, source)
    if tree[.rows] != nil, let template = tree[.row] {
      context.add(
        template.location,
        "“row” describes the rows of a command. The rows of this list are written out, and say it themselves.")
    }
  }

  /// The group has the role of a list if it has a title.
  private static func list(_ title: LocalizedText?, _ rows: [Element]) -> Element {
    var group = Group(title, elements: rows)
    if title != nil { group.role = .list }
    return .group(group)
  }

  private static func provided(
    _ tree: Tree, _ count: Int, id: String, _ context: inout MakingContext
  ) -> Made<Element> {
    let empty = tree[.empty].optionalWords
    let isSought = tree[.search].isOn
    let pattern = pattern(of: tree)
    let row = RowForm.row(of: pattern, title: pattern[.title].template ?? Template(row: "title"), id: id, &context)
    return { viewpoint in
      guard count > 0, let source = viewpoint.model.source else {
        return .text(TextBlock(empty(viewpoint) ?? .message(.documentListEmpty), id: viewpoint.id(id)))
      }
      let read = ReadRows()
      let find: @Sendable (String) -> [Int] = { text in
        let found = source.rows(of: id, called: text).filter { (0..<count).contains($0.place) }
        for (place, row) in found { _ = read.row(at: place) { row } }
        return Set(found.map(\.place)).sorted()
      }
      return .rows(
        Rows(
          id: viewpoint.id(id), count: count, revision: viewpoint.state.revision, find: isSought ? find : nil
        ) { index in
          row(viewpoint.about(read.row(at: index) { source.row(of: id, at: index) }, of: ProvidedItem.owner))
        })
    }
  }

  private static func pattern(of tree: Tree) -> Tree {
    tree[.row] ?? Tree(content: .mapping([]), location: tree.location)
  }

  private static func rows(
    _ tree: Tree, of command: String, id: String, _ context: inout MakingContext
  ) -> Made<[Element]> {
    let empty = tree[.empty].optionalWords
    let pattern = pattern(of: tree)
    let title = pattern[.title].template ?? Template(row: "title")
    // If the rows are titled by the lines of the output, they can be searched as lines.
    let showsLines = [Template(row: "title"), Template(row: nil)].contains(title)
    let row = RowForm.row(of: pattern, title: title, id: id, &context)
    return { viewpoint in
      let output = viewpoint.state.outputs[command] ?? CommandOutput()
      guard case .loaded(let loaded) = output.phase else {
        return [OutputForm.unloaded(output, of: command, id: id, viewpoint)]
      }
      guard loaded.count > 0 else {
        return [.text(TextBlock(empty(viewpoint) ?? .message(.documentListEmpty), id: viewpoint.id(id)))]
      }
      let state = viewpoint.state
      let revision = output.generation &* 1_000_003 &+ state.revision &+ state.runCount
      let provide: @Sendable (Int) -> Row = { index in row(viewpoint.about(loaded[index], of: command)) }
      let rows = loaded.rows(id: viewpoint.id(id), revision: revision, asLines: showsLines, provide: provide)
      return OutputForm.error(of: loaded, id: id, viewpoint) + [.rows(rows)]
    }
  }
}

extension LoadedOutput {
  /// With `asLines`, the lines of the output are the titles of the rows.
  func rows(id: ID, revision: Int, asLines: Bool = true, provide: @escaping @Sendable (Int) -> Row) -> Rows {
    if asLines, let lines { return Rows(id: id, titles: lines, revision: revision, provide: provide) }
    return Rows(id: id, count: count, revision: revision, provide: provide)
  }
}
