internal import Aloud

/// A builder of pickers with lists of values.
enum PickerMaker {
  /// Returns the builder of a picker with one or more columns.
  static func picker(_ tree: Tree, _ context: inout MakingContext) -> Made<Picker> {
    let parts = ControlParts(tree, .picker, &context)
    let placeholder = tree[.placeholder].optionalWords
    let style: PickerStyle = tree[.style].choice() ?? .compact
    let actions = ActionMaker.actions(tree[.action], &context)
    let columns = (tree[.columns]?.list ?? [tree]).map { part in
      column(part, title: part[.title] ?? tree[.picker], of: parts.id, &context)
    }
    let bindings = columns.map(\.binding)
    let commands = bindings.compactMap(\.choice).map(\.command)
    context.add(ControlBehavior(columns: bindings, actions: actions), id: parts.id)
    return { viewpoint in
      var picker = Picker(
        parts.title(viewpoint), id: viewpoint.id(parts.id), columns: columns.map { $0.make(viewpoint) })
      picker.subtitle = parts.subtitle(viewpoint) ?? viewpoint.state.error(of: commands)
      picker.style = style
      picker.placeholder = placeholder(viewpoint)
      picker.availability = parts.availability(viewpoint)
      picker.isLive = parts.isLive
      if picker.availability == .enabled { picker.availability = viewpoint.state.availability(of: commands) }
      return picker
    }
  }

  /// A column of a picker, with its binding and its builder.
  private struct Column: Sendable {
    var binding: ColumnBinding
    var make: Made<PickerColumn>
  }

  private static func column(
    _ tree: Tree, title: Tree?, of picker: String, _ context: inout MakingContext
  ) -> Column {
    let id = context.id(for: title, kind: "column", in: picker)
    let value = tree[.value].name
    let title = title.words
    if let command = tree[.from]?.scalar {
      let choice = RowChoice(value: value, command: command)
      return Column(binding: ColumnBinding(value: value, source: .command(command))) { viewpoint in
        let rows = rows(of: viewpoint.state, command, id: id)
        let selection = viewpoint.state.chosenRows[choice]?.index
        return PickerColumn(title(viewpoint), id: viewpoint.id(id), values: rows, selection: selection)
      }
    }
    let options = ChoiceMaker.options(tree, of: id, &context)
    return Column(binding: ColumnBinding(value: value, source: .options(options.stored))) { viewpoint in
      let held = viewpoint.state.values[value]
      let rows = Rows(id: viewpoint.id(id), count: options.count, revision: viewpoint.state.revision) { index in
        options[index].row(viewpoint)
      }
      let selection = options.firstIndex { .text($0.stored) == held }
      return PickerColumn(title(viewpoint), id: viewpoint.id(id), values: rows, selection: selection)
    }
  }

  /// Returns a command's rows as values of the column `id`. There are none until the command has ended.
  static func rows(of state: DocumentState, _ command: String, id: String) -> Rows {
    guard let loaded = state.loaded(command) else { return Rows(id: ID(id), count: 0) { Row("", id: ID(id, "\($0)")) } }
    return loaded.rows(id: ID(id), revision: state.generation(of: command)) { index in
      let row = loaded[index]
      var value = Row(.verbatim(row.title), id: ID(id, row.key))
      value.subtitle = row.fields["subtitle"].map { .verbatim($0) }
      return value
    }
  }
}

extension DocumentState {
  /// Returns the reason that the output of one of these commands is incomplete.
  fileprivate func error(of commands: [String]) -> LocalizedText? {
    commands.lazy.compactMap { loaded($0)?.error }.first.map { .message($0) }
  }

  /// Returns the availability of a control that needs the output of these commands.
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
