/// The values that a line can set beside a thing's name (LOOP-9).
extension Entry {
  var takesValue: Bool {
    switch self {
    case .groupStart(let group): return group.radioGroup != nil
    case .element(let element):
      switch element.control.usage {
      case .set, .openMenu, .pick: return true
      case .enterText(let field): return !field.isSecure && !field.takesLines
      case .press(.present, nil): return true
      case .read, .press: return false
      }
    case .boundary, .groupEnd, .radioButton, .menuItem, .submenu, .logLine: return false
    }
  }

  /// A Boolean value that indicates whether the entry holds a value that a line can name.
  var isValued: Bool {
    if case .groupStart(let group) = self { return group.radioGroup != nil }
    guard let control else { return false }
    switch control.usage {
    case .openMenu, .pick, .set, .enterText: return true
    case .read, .press: return false
    }
  }

  var offersValues: Bool {
    switch control?.usage {
    case .openMenu, .pick: isValued
    case .set, .enterText, .read, .press, nil: false
    }
  }

  /// A Boolean value that indicates whether using the entry sets its value, as turning it on and off does.
  var isSwitch: Bool { if case .set = control?.usage { true } else { false } }

  /// Returns the thing whose value using the entry has set, and which the next line may correct: a switch, the group of a radio
  /// button, or the button whose menu the entry was chosen in. Nil if it has set none.
  func correctable(chosenIn menu: MenuLayer?) -> ID? {
    switch self {
    case .radioButton(_, _, let group): group
    case .element: isSwitch ? id : nil
    case .menuItem(_, let isSelected): isSelected == nil ? nil : menu?.element
    case .boundary, .groupStart, .groupEnd, .submenu, .logLine: nil
    }
  }

  /// A Boolean value that indicates whether the entry is a single-line field that is not secure.
  var takesShortText: Bool {
    guard case .enterText(let field) = control?.usage else { return false }
    return !field.isSecure && !field.takesLines
  }

  /// A Boolean value that indicates whether the entry is a picker of dates or times.
  var holdsMoment: Bool {
    if case .pick(.moments(let picker)) = control?.usage { picker.mode != .countdown } else { false }
  }

  var holdsLength: Bool {
    if case .pick(.moments(let picker)) = control?.usage { picker.mode == .countdown } else { false }
  }

  func takesColor(_ parsed: ParsedLine, in context: LineContext) -> Bool {
    guard case .pick(.colors) = control?.usage else { return false }
    return context.locale.colorNames.color(named: parsed.folded) != nil
      || !context.user.understander.colors(parsed.text).isEmpty
  }

  var heldMoment: DateTime? { if case .moment(let moment) = control?.held { moment } else { nil } }

  /// Returns whether the entry is a picker of one list, with a value of a folded name.
  func offersValue(named folded: String, in context: LineContext) -> Bool {
    guard case .pick(.values(let picker)) = control?.usage, picker.columns.count == 1 else { return false }
    let values = picker.columns[0].values
    return values.count <= Picker.searchableValues
      && (0..<values.count).contains { context.label(of: values[$0]) == folded }
  }

  /// Nil if the entry can't be turned that way.
  func isTurned(on isOn: Bool) -> Bool? {
    switch self {
    case .radioButton(_, let isChecked, _): isOn ? isChecked : nil
    case .element(let element):
      if case .set(.isOn(let next)) = element.control.usage { next != isOn } else { nil }
    case .menuItem(let item, _): item.state.map { $0 == (isOn ? .on : .off) }
    case .boundary, .groupStart, .groupEnd, .submenu, .logLine: nil
    }
  }
}

/// The values that a thing offers, announced when a line asks for them or named none of them (LOOP-9, PICK-1, PICK-4).
struct OfferedValues: Sendable {
  /// Of more values, only the first and the last are announced.
  private static let most = 15

  let sentences: [LocalizedText]

  init(_ columns: [PickerColumn]) {
    self.init(columns.map { Self.sentence($0.title, (0..<$0.values.count).lazy.map($0.values.title)) })
  }

  init(_ picker: Picker) {
    if let scale = picker.kind.scale, scale.isOfNumbers {
      self.init([scale.range(of: picker.title), scale.stepSentence])
    } else {
      self.init(picker.columns)
    }
  }

  init(_ picker: DatePicker) { self.init(DateLimits(picker).sentences) }

  private init(_ sentences: [LocalizedText?]) { self.sentences = sentences.compactMap(\.self) }

  init(ofLine line: Int, in context: LineContext) {
    let entry = context.entries[line]
    let title = entry.title ?? context.shown.title
    if let group = context.entries.groups.first(where: { $0.lines.lowerBound == line }), entry.isGroupStart {
      let buttons = group.lines.filter { if case .radioButton = context.entries[$0] { true } else { false } }
      self.init([Self.sentence(title, buttons.compactMap { context.entries[$0].title })])
      return
    }
    switch entry.control?.usage {
    case .openMenu:
      let items = entry.menu?.allItems.map(\.title) ?? []
      self.init([Self.sentence(title, items)])
    case .pick(.values(let picker)): self.init(picker)
    case .pick(.colors(let picker)):
      let columns = ColorColumns(
        picker: picker, names: context.locale.colorNames, color: picker.value, search: ColorSearch())
      self.init(columns.columns)
    case .pick(.moments(let picker)): self.init(picker)
    case .enterText(let field): self.init([field.suggestions?.offered])
    case .read, .press, .set, nil: self.init([LocalizedText?]())
    }
  }

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
  fileprivate func title(_ index: Int) -> LocalizedText { self[index].title }
}
