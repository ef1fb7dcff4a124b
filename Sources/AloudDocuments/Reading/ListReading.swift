internal import Aloud

/// Reads rows, lists of them, and a command's output.
extension DocumentReader {
  /// What makes a row that stands among elements.
  mutating func row(_ tree: Tree) -> Made<Element> {
    let id = id(of: tree, title: tree[.row], kind: "row")
    let row = row(tree, title: template(tree[.row]) ?? Template(row: nil), id: id)
    return { .row(row($0)) }
  }

  /// What makes a list: of rows in the document, or of the rows that a command gives.
  mutating func list(_ tree: Tree) -> Made<Element> {
    let title = optionalText(tree[.list])
    let id = id(of: tree, title: tree[.list], kind: "list")
    guard let command = tree[.from]?.scalar else {
      var rows: [Made<Element?>] = []
      for part in tree[.rows]?.list ?? [] { rows.append(unlessHidden(part, row(part))) }
      let all = rows
      return { moment in Self.list(title(moment), all.compactMap { $0(moment) }) }
    }
    let rows = rows(tree, of: command, id: id)
    return { moment in
      let rows = rows(moment)
      guard title(moment) == nil, rows.count == 1 else { return Self.list(title(moment), rows) }
      return rows[0]
    }
  }

  /// Rows together, as a list where they are called something.
  private static func list(_ title: LocalizedText?, _ rows: [Element]) -> Element {
    var group = Group(title, elements: rows)
    if title != nil { group.role = .list }
    return .group(group)
  }

  private mutating func rows(_ tree: Tree, of command: String, id: String) -> Made<[Element]> {
    let empty = optionalText(tree[.empty])
    let pattern = tree[.row] ?? Tree(content: .mapping([]), place: tree.place, weight: 1)
    let form = names.commandTitle(command)
    let title = template(pattern[.title]) ?? Template(row: "title")
    // Where a row is called what the line is, it is found among the lines.
    let showsLines = [Template(row: "title"), Template(row: nil)].contains(title)
    let row = row(pattern, title: title, id: id, isPattern: true)
    return { moment in
      let output = moment.state.outputs[command] ?? CommandOutput()
      guard case .loaded(let loaded) = output.phase else {
        return [Self.unloaded(output, id: moment.id(id), command: form(moment))]
      }
      guard loaded.count > 0 else {
        return [.text(TextBlock(empty(moment) ?? .message("document.list.empty"), id: moment.id(id)))]
      }
      let revision = output.generation &* 1_000_003 &+ moment.state.revision &+ moment.state.runCount
      let provide: @Sendable (Int) -> Row = { index in row(moment.about(loaded[index], of: command)) }
      let lines = showsLines ? loaded.lines : nil
      let rows =
        lines.map { Rows(id: moment.id(id), titles: $0, revision: revision, provide: provide) }
        ?? Rows(id: moment.id(id), count: loaded.count, revision: revision, provide: provide)
      return Self.problem(of: loaded, id: id, moment) + [.rows(rows)]
    }
  }

  /// What stands before rows and text that are not all that the command was to give.
  private static func problem(of loaded: LoadedOutput, id: String, _ moment: Moment) -> [Element] {
    guard let problem = loaded.problem else { return [] }
    var block = TextBlock(.message(problem), id: moment.id(id))
    block.isLive = true
    return [
      .text(block), .text(TextBlock(CommandSentence.partly(loaded.count), id: moment.id("\(id).partly"))),
    ]
  }

  /// What stands in the place of a command's output until it comes, or when it doesn't.
  private static func unloaded(_ output: CommandOutput, id: ID, command: LocalizedText) -> Element {
    var block = TextBlock(CommandSentence.loading(command), id: id)
    if case .failed(let problem) = output.phase { block.text = .message(problem) }
    block.isLive = true
    return .text(block)
  }

  /// What makes a row; what it does is kept by `id`. A pattern that says nothing else shows what the command gives.
  private mutating func row(_ tree: Tree, title: Template, id: String, isPattern: Bool = false) -> Made<Row> {
    let subtitle = isPattern && tree[.subtitle] == nil ? Self.field("subtitle") : optionalText(tree[.subtitle])
    let value = isPattern && tree[.value] == nil ? Self.field("value") : optionalText(tree[.value])
    let actions = actions(tree[.action])
    let action = tree[.action] == nil ? nil : action(actions)
    let image = image(tree[.image])
    let menu = attachedMenu(tree)
    let availability = availability(tree, id: id)
    let isLive = tree[.live]?.flag ?? false
    add(Control(actions: actions), id: id)
    return { moment in
      var row = Row(moment.text(title), id: moment.id(id), action: action?(moment))
      row.subtitle = subtitle(moment)
      row.value = value(moment)
      row.image = image(moment)
      row.menu = menu(moment)
      row.availability = availability(moment)
      row.isLive = isLive
      return row
    }
  }

  /// What a command's row has under `name`, if anything.
  private static func field(_ name: String) -> Made<LocalizedText?> {
    return { moment in
      let text = moment.row?.field(name) ?? ""
      return text.isEmpty ? nil : .verbatim(text)
    }
  }

  /// What makes the text that a command gives.
  mutating func output(_ tree: Tree) -> Made<Element> {
    let command = tree[.output]?.scalar ?? ""
    let id = id(of: tree, title: nil, kind: "output")
    let title = names.commandTitle(command)
    let isLive = tree[.live]?.flag ?? false
    return { moment in
      let output = moment.state.outputs[command] ?? CommandOutput()
      guard case .loaded(let loaded) = output.phase else {
        return Self.unloaded(output, id: moment.id(id), command: title(moment))
      }
      let text: LocalizedText = loaded.text.isEmpty ? .message("document.output.empty") : .verbatim(loaded.text)
      let problem = Self.problem(of: loaded, id: id, moment)
      var block = TextBlock(text, id: moment.id(problem.isEmpty ? id : "\(id).text"))
      block.isLive = isLive
      return problem.isEmpty ? .text(block) : .group(Group(elements: problem + [.text(block)]))
    }
  }
}
