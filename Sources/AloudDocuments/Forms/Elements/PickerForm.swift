internal import Aloud

enum PickerForm {
  static let form = ElementForm(
    .picker, "A picker: one value of a list, or of each of several.",
    [
      Key(.picker, .words, "The picker's title.", required: true, shown: "Size"), .id, .subtitle,
      value.optional, .options, .choices,
      Key(.columns, .list(.shape(.column), atLeast: 1), "The columns, each with a value of its own."),
      Key(
        .style, .choice(of: PickerStyle.self),
        "When a choice takes effect: with \"compact\" as the picker is left, with \"inline\" at once."),
      .pickerPlaceholder, .invalid, .invalidWhen, .changed, .live,
    ] + Key.dimming + [.hiding], check: check
  ) { tree, context in
    let parts = ControlParts(tree, .picker, &context)
    let columns = (tree[.columns]?.list ?? [tree]).map { part in
      column(part, title: part[.title] ?? tree[.picker], of: parts.id, &context)
    }
    let bindings = columns.map(\.binding)
    let commands = bindings.compactMap(\.choice).map(\.command)
    context.add(ControlBehavior(columns: bindings), of: tree, id: parts.id)
    return { viewpoint in
      var picker = Picker(
        parts.title(viewpoint), id: viewpoint.id(parts.id), columns: columns.map { $0.make(viewpoint) })
      picker.style = tree[.style].choice() ?? .compact
      picker.placeholder = viewpoint.optionalWords(tree[.placeholder])
      picker.validity = viewpoint.validity(of: tree)
      parts.complete(&picker, viewpoint)
      picker.subtitle = picker.subtitle ?? viewpoint.state.error(of: commands)
      if picker.availability == .enabled { picker.availability = viewpoint.state.availability(of: commands) }
      return .picker(picker)
    }
  }

  static let column = Shape(
    .column, "One of the lists of a picker that has several.",
    [
      Key(.title, .words, "The column's title.", required: true, shown: "Size"), value, .options, .choices,
    ], example: "{title: Size, value: size, options: [Small, Large]}", check: checkColumn)

  private static let value = Key(
    .value, .reference(.textValue), "The value that holds the choice. It is empty while nothing is chosen.",
    required: true, shown: "size")

  private static let source =
    "A list of values needs one of “options” and “from”. A picker with “columns” leaves these, and “value”, to its columns."

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    guard let columns = tree[.columns] else {
      return tree[.value] == nil ? context.addMissing(value, in: tree) : checkColumn(tree, &context)
    }
    context.add(tree[.value], tree[.options], tree[.from], message: source)
    context.addRepeated(columns.list?.compactMap { $0[.title] } ?? [], SharedSentences.titleTwice)
    context.addRepeated(columns.list?.compactMap { $0[.value] } ?? []) {
      "Two columns change “\($0)”. Give each a value of its own."
    }
  }

  private static func checkColumn(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkNoSecret(tree[.value])
    guard (tree[.options] == nil) != (tree[.from] == nil) else { return context.add(tree.location, source) }
    context.checkAlike(tree[.options])
    guard tree[.options]?.list?.isEmpty == false else { return }
    context.checkBeginning(of: tree[.value], among: Options.stored(tree[.options]), orEmpty: true)
  }

  private static func column(
    _ tree: Tree, title: Tree?, of picker: String, _ context: inout MakingContext
  ) -> (binding: ColumnBinding, make: Made<PickerColumn>) {
    let id = context.id(for: title, kind: "column", in: picker)
    let value = tree[.value].name
    let command = tree[.from]?.scalar
    let choice = command.map { RowChoice(value: value, command: $0) }
    let options = Options.options(tree, of: id, &context)
    let stored = context.note(options, from: command, of: value)
    let make: Made<PickerColumn> = { viewpoint in
      let state = viewpoint.state
      let rows =
        command.map { Self.rows(of: state, $0, id: id) }
        ?? Rows(id: viewpoint.id(id), count: options.count, revision: state.revision) { options[$0].row(viewpoint) }
      let selection =
        choice.map { state.chosenRows[$0]?.index }
        ?? options.firstIndex { .text($0.stored) == state.values[value] }
      return PickerColumn(viewpoint.words(title), id: viewpoint.id(id), values: rows, selection: selection)
    }
    return (ColumnBinding(value: value, choice: choice, options: stored), make)
  }

  /// There are no rows until the command has ended.
  static func rows(of state: DocumentState, _ command: String, id: String) -> Rows {
    guard let loaded = state.loaded(command) else { return Rows(id: ID(id), count: 0) { Row("", id: ID(id, "\($0)")) } }
    return loaded.rows(id: ID(id), revision: state.generation(of: command)) { index in
      let row = loaded[index]
      return Row(.verbatim(row.title), id: ID(id, row.key)).subtitle(row.subtitle)
    }
  }
}

extension DocumentState {
  fileprivate func error(of commands: [String]) -> LocalizedText? {
    commands.lazy.compactMap { loaded($0)?.error }.first.map { .message($0) }
  }

  func availability(of commands: [String]) -> Availability {
    for command in commands {
      switch outputs[command]?.phase {
      case .loading, nil: return .busy
      case .failed(let error): return .dimmed(because: .message(error))
      case .loaded: continue
      }
    }
    return .enabled
  }
}
