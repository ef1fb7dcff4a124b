/// The values that a line can set beside a thing's name (LOOP-9).
extension Entry {
  var takesValue: Bool {
    switch control?.usage {
    case .enterText: takesShortText
    case .press(.present, nil): true
    case .read, .press, .set, .openMenu, .pick, nil: isValued
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

  /// The scale of a slider, a stepper, or a number that a script's question asks for.
  var scale: NumberScale? { if case .pick(.values(let picker)) = control?.usage { picker.kind.scale } else { nil } }

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

  /// The title and those of the items of the menu.
  var titles: [LocalizedText] { [title].compactMap(\.self) + (menu?.allItems.map(\.title) ?? []) }

  /// A Boolean value that indicates whether the entry is a single-line field that is not secure.
  var takesShortText: Bool {
    guard case .enterText(let field) = control?.usage else { return false }
    return !field.isSecure && !field.takesLines
  }

  /// Nil unless the entry is a picker of dates, times or durations.
  var momentMode: DatePicker.Mode? {
    if case .pick(.moments(let picker)) = control?.usage { picker.mode } else { nil }
  }

  /// A Boolean value that indicates whether the entry is a picker of dates or times.
  var holdsMoment: Bool { momentMode != nil && !holdsLength }

  var holdsLength: Bool { momentMode == .countdown }

  func takesColor(_ parsed: ParsedLine, in context: LineContext) -> Bool {
    guard case .pick(.colors) = control?.usage else { return false }
    return context.locale.colorNames.color(named: parsed.folded) != nil
      || !context.user.understander.colors(parsed.text).isEmpty
  }

  /// A Boolean value that indicates whether using the entry tells the app so, without a question before.
  var sendsHarmlessly: Bool {
    guard case .press(let action, nil) = control?.usage, !announcement.states.contains(.destructive) else {
      return false
    }
    switch action {
    case .send, .sendToOpen: return true
    case .push, .present, .dismiss, .quit: return false
    }
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

/// The sentences with the values that a thing offers, announced when a line asks for them or named none of them (LOOP-9, PICK-1,
/// PICK-4).
extension LineContext {
  /// Returns the line of the secure field that a line names before more words. Such words may be the secret, and are not repeated.
  func secureField(namedFirstIn parsed: ParsedLine) -> Int? {
    entries.ownLines.first { _, entry in
      guard case .enterText(let field)? = entry.control?.usage, field.isSecure else { return false }
      return entry.title.map { parsed.folded.hasPrefix(folded($0) + " ") } ?? false
    }?.line
  }

  func offered(ofLine line: Int) -> [LocalizedText] {
    let entry = entries[line]
    let title = entry.title ?? shown.title
    if let group = entries.groups.first(where: { $0.lines.lowerBound == line }), entry.isGroupStart {
      let buttons = group.lines.map { entries[$0] }.filter(\.isPartOfGroup)
      return .choices(title, buttons.compactMap(\.title))
    }
    switch entry.control?.usage {
    case .openMenu: return .choices(title, entry.menu?.allItems.map(\.title) ?? [])
    case .pick(.values(let picker)): return picker.offered
    case .pick(.colors(let picker)):
      return ColorColumns(picker: picker, names: locale.colorNames, color: picker.value, search: ColorSearch()).columns
        .offered
    case .pick(.moments(let picker)): return picker.offered
    case .enterText(let field): return [field.suggestions?.offered].compactMap(\.self)
    case .read, .press, .set, nil: return []
    }
  }
}

extension [PickerColumn] {
  var offered: [LocalizedText] {
    flatMap { column in
      [LocalizedText].choices(column.title, (0..<column.values.count).lazy.map { column.values[$0].title })
    }
  }
}

extension [LocalizedText] {
  /// Of more values, only the first and the last are announced.
  private static var most: Int { 15 }

  /// Returns the sentence that lists some values; empty if there are none.
  fileprivate static func choices(
    _ title: LocalizedText, _ values: some RandomAccessCollection<LocalizedText>
  ) -> [LocalizedText] {
    guard let first = values.first, let last = values.last else { return [] }
    let name = Message.Argument.text(title)
    return values.count > most
      ? [.message(.pickerRange(name: name, first: .text(first), last: .text(last)))]
      : [.message(.pickerChoices(name: name, choices: .list(Array(values), .or)))]
  }
}
