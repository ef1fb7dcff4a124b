internal import Aloud

/// Reads pickers of values from lists.
extension DocumentReader {
  /// What makes a picker, with one column or several.
  mutating func picker(_ tree: Tree) -> Made<Element> {
    let parts = parts(of: tree, .picker)
    let style = tree[.style]?.scalar.flatMap(PickerStyle.init(rawValue:)) ?? .compact
    var control = Control(actions: actions(tree[.action]))
    var makers: [Made<PickerColumn>] = []
    for part in tree[.columns]?.list ?? [tree] {
      let (form, make) = column(part, title: part[.title] ?? tree[.picker], of: parts.id)
      control.columns.append(form)
      makers.append(make)
    }
    let columns = makers
    let commands = control.columns.compactMap(\.command)
    add(control, id: parts.id)
    return { moment in
      var picker = Picker(parts.title(moment), id: moment.id(parts.id), columns: columns.map { $0(moment) })
      picker.subtitle = parts.subtitle(moment) ?? moment.state.problem(of: commands)
      picker.style = style
      picker.availability = parts.availability(moment)
      picker.isLive = parts.isLive
      if picker.availability == .enabled { picker.availability = moment.state.availability(of: commands) }
      return .picker(picker)
    }
  }

  /// A column of the picker `picker`, and what makes it.
  private mutating func column(_ tree: Tree, title: Tree?, of picker: String) -> (ColumnForm, Made<PickerColumn>) {
    let id = derived("\(picker).\(Self.slug(title?.scalar ?? "") ?? "column")")
    let value = tree[.value]?.scalar ?? ""
    let title = text(title)
    guard let command = tree[.from]?.scalar else {
      let options = options(tree, of: id)
      let form = ColumnForm(value: value, source: .options(options.stored))
      return (
        form,
        { moment in
          let held = moment.state.values[value]
          let rows = Rows(id: moment.id(id), count: options.count, revision: moment.state.revision) { index in
            options[index].row(moment)
          }
          let selection = options.firstIndex { .text($0.stored) == held }
          return PickerColumn(title(moment), id: moment.id(id), values: rows, selection: selection)
        }
      )
    }
    let choice = RowChoice(value: value, command: command)
    return (
      ColumnForm(value: value, source: .command(command)),
      { moment in
        let rows = Self.values(of: moment.state, command, id: id)
        let selection = moment.state.chosenRows[choice]?.index
        return PickerColumn(title(moment), id: moment.id(id), values: rows, selection: selection)
      }
    )
  }

  /// The rows that a command has given, as values of the column `id`: none until they have come.
  private static func values(of state: DocumentState, _ command: String, id: String) -> Rows {
    guard let loaded = state.loaded(command) else { return Rows(id: ID(id), count: 0) { Row("", id: ID(id, "\($0)")) } }
    let revision = state.generation(of: command)
    let provide: @Sendable (Int) -> Row = { index in
      let row = loaded[index]
      var value = Row(.verbatim(row.title), id: ID(id, row.key))
      value.subtitle = row.fields["subtitle"].map { .verbatim($0) }
      return value
    }
    return loaded.lines.map { Rows(id: ID(id), titles: $0, revision: revision, provide: provide) }
      ?? Rows(id: ID(id), count: loaded.count, revision: revision, provide: provide)
  }
}

extension DocumentState {
  /// Why what these commands have given is not all.
  fileprivate func problem(of commands: [String]) -> LocalizedText? {
    commands.lazy.compactMap { loaded($0)?.problem }.first.map { .message($0) }
  }

  /// Whether a picker can be used that needs what these commands give.
  fileprivate func availability(of commands: [String]) -> Availability {
    for command in commands {
      switch outputs[command]?.phase {
      case .loading, nil: return .busy
      case .failed(let problem): return .dimmed(because: .message(problem))
      case .loaded: continue
      }
    }
    return .enabled
  }
}
