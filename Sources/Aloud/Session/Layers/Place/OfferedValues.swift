/// The values that a thing offers, announced when a line named none of them (LOOP-9, PICK-1).
struct OfferedValues: Sendable {
  /// The maximum number of values that are listed. Of more values, the first and the last are announced.
  private static let most = 15

  /// A sentence for each column of values.
  let sentences: [LocalizedText]

  /// Creates the sentences for the columns of an open picker.
  init(_ columns: [PickerColumn]) {
    self.init(columns.map { Self.sentence($0.title, (0..<$0.values.count).lazy.map($0.values.title)) })
  }

  /// Creates the sentences for a picker of lists or numbers.
  init(_ picker: Picker) {
    if let scale = picker.kind.scale, scale.isOfNumbers {
      self.init([scale.limits(of: picker.title)])
    } else {
      self.init(picker.columns)
    }
  }

  private init(_ sentences: [LocalizedText?]) { self.sentences = sentences.compactMap(\.self) }

  /// Creates the sentences for the thing on a line.
  init(ofLine line: Int, in around: LineContext) {
    let entry = around.entries[line]
    let title = entry.title ?? around.shown.title
    if let group = around.entries.groups.first(where: { $0.lines.lowerBound == line }), entry.isGroupStart {
      let buttons = group.lines.filter { if case .radioButton = around.entries[$0] { true } else { false } }
      self.init([Self.sentence(title, buttons.compactMap { around.entries[$0].title })])
      return
    }
    switch entry.control?.usage {
    case .openMenu:
      let items = entry.menu?.allItems.map(\.title) ?? []
      self.init([Self.sentence(title, items)])
    case .pick(.values(let picker)): self.init(picker)
    case .pick(.colors(let picker)):
      let columns = ColorColumns(
        picker: picker, names: around.locale.colorNames, color: picker.value, search: ColorSearch())
      self.init(columns.columns)
    case .pick(.moments), .read, .press, .set, .enterText, nil: self.init([LocalizedText?]())
    }
  }

  /// Returns the sentence for the values of a column, or nil if there are none.
  private static func sentence(
    _ title: LocalizedText, _ values: some RandomAccessCollection<LocalizedText>
  ) -> LocalizedText? {
    guard let first = values.first, let last = values.last else { return nil }
    if values.count > most {
      return .message(.pickerRange(name: .text(title), first: .text(first), last: .text(last)))
    }
    return .message(.pickerChoices(name: .text(title), choices: .list(Array(values), .or)))
  }
}

extension Rows {
  /// Returns the title of the row at an index.
  fileprivate func title(_ index: Int) -> LocalizedText { self[index].title }
}
