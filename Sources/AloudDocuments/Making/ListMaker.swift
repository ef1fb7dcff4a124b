internal import Aloud

/// A builder of lists of rows, and of texts with a command's output.
enum ListMaker {
  /// Returns the builder of a list, whose rows come from the document, a command or the host.
  static func list(_ tree: Tree, _ context: inout MakingContext) -> Made<Element> {
    let title = tree[.list].optionalWords
    let id = context.id(of: tree, title: tree[.list], kind: "list")
    if let count = tree[.provided]?.number {
      let provided = provided(tree, count, id: id, &context)
      return { viewpoint in list(title(viewpoint), [provided(viewpoint)]) }
    }
    guard let command = tree[.from]?.scalar else {
      var rows: [Made<Row?>] = []
      for part in tree[.rows]?.list ?? [] {
        rows.append(AvailabilityMaker.unlessHidden(part, RowMaker.row(part, &context)))
      }
      let all = rows
      return { viewpoint in list(title(viewpoint), all.compactMap { $0(viewpoint) }.map(Element.row)) }
    }
    let rows = rows(tree, of: command, id: id, &context)
    return { viewpoint in
      let rows = rows(viewpoint)
      guard title(viewpoint) == nil, rows.count == 1 else { return list(title(viewpoint), rows) }
      return rows[0]
    }
  }

  /// Returns the builder of a text with a command's output.
  static func output(_ tree: Tree, _ context: inout MakingContext) -> Made<Element> {
    let command = tree[.output].name
    let id = context.id(of: tree, title: nil, kind: "output")
    let title = context.names.commandTitle(command)
    let isLive = tree[.live].isOn
    return { viewpoint in
      let output = viewpoint.state.outputs[command] ?? CommandOutput()
      guard case .loaded(let loaded) = output.phase else {
        return unloaded(output, id: viewpoint.id(id), command: title(viewpoint))
      }
      let text: LocalizedText = loaded.text.isEmpty ? .message(.documentOutputEmpty) : .verbatim(loaded.text)
      let error = error(of: loaded, id: id, viewpoint)
      var block = TextBlock(text, id: viewpoint.id(error.isEmpty ? id : "\(id).text"))
      block.isLive = isLive
      return error.isEmpty ? .text(block) : .group(Group(elements: error + [.text(block)]))
    }
  }

  /// Returns a group of rows, with the role of a list if it has a title.
  private static func list(_ title: LocalizedText?, _ rows: [Element]) -> Element {
    var group = Group(title, elements: rows)
    if title != nil { group.role = .list }
    return .group(group)
  }

  /// Returns the builder of rows that a host provides as they are read.
  private static func provided(
    _ tree: Tree, _ count: Int, id: String, _ context: inout MakingContext
  ) -> Made<Element> {
    let empty = tree[.empty].optionalWords
    let isSought = tree[.search].isOn
    let pattern = pattern(of: tree)
    let row = RowMaker.row(of: pattern, title: pattern[.title].template ?? Template(row: "title"), id: id, &context)
    return { viewpoint in
      guard count > 0, let source = viewpoint.source else {
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

  /// Returns the pattern for the rows of a list.
  private static func pattern(of tree: Tree) -> Tree {
    tree[.row] ?? Tree(content: .mapping([]), location: tree.location, weight: 1)
  }

  private static func rows(
    _ tree: Tree, of command: String, id: String, _ context: inout MakingContext
  ) -> Made<[Element]> {
    let empty = tree[.empty].optionalWords
    let pattern = pattern(of: tree)
    let commandTitle = context.names.commandTitle(command)
    let title = pattern[.title].template ?? Template(row: "title")
    // If the rows are titled by the lines of the output, they can be searched as lines.
    let showsLines = [Template(row: "title"), Template(row: nil)].contains(title)
    let row = RowMaker.row(of: pattern, title: title, id: id, &context)
    return { viewpoint in
      let output = viewpoint.state.outputs[command] ?? CommandOutput()
      guard case .loaded(let loaded) = output.phase else {
        return [unloaded(output, id: viewpoint.id(id), command: commandTitle(viewpoint))]
      }
      guard loaded.count > 0 else {
        return [.text(TextBlock(empty(viewpoint) ?? .message(.documentListEmpty), id: viewpoint.id(id)))]
      }
      let state = viewpoint.state
      let revision = output.generation &* 1_000_003 &+ state.revision &+ state.runCount
      let provide: @Sendable (Int) -> Row = { index in row(viewpoint.about(loaded[index], of: command)) }
      let rows = loaded.rows(id: viewpoint.id(id), revision: revision, asLines: showsLines, provide: provide)
      return error(of: loaded, id: id, viewpoint) + [.rows(rows)]
    }
  }

  /// Returns the elements before rows or text that are incomplete because the command failed.
  private static func error(of loaded: LoadedOutput, id: String, _ viewpoint: Viewpoint) -> [Element] {
    guard let error = loaded.error else { return [] }
    var block = TextBlock(.message(error), id: viewpoint.id(id))
    block.isLive = true
    let partly = TextBlock(CommandSentence.partly(loaded.count), id: viewpoint.id("\(id).partly"))
    return [.text(block), .text(partly)]
  }

  /// Returns the element that replaces a command's output while it is loading or after it has failed.
  private static func unloaded(_ output: CommandOutput, id: ID, command: LocalizedText) -> Element {
    var block = TextBlock(CommandSentence.loading(command), id: id)
    if case .failed(let error) = output.phase { block.text = .message(error) }
    block.isLive = true
    return .text(block)
  }
}

extension LoadedOutput {
  /// Returns the output as rows. With `asLines`, the lines of the output are the titles of the rows.
  func rows(id: ID, revision: Int, asLines: Bool = true, provide: @escaping @Sendable (Int) -> Row) -> Rows {
    if asLines, let lines { return Rows(id: id, titles: lines, revision: revision, provide: provide) }
    return Rows(id: id, count: count, revision: revision, provide: provide)
  }
}
