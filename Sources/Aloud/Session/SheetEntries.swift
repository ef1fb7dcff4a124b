extension Session {
  /// The lines of a sheet: its content, what it is for, and the way out.
  func entries(of sheet: Sheet) -> EntryList {
    var elements = sheet.elements
    if let preferred = preferredAction(of: sheet) { elements.append(.button(preferred)) }
    var leave = Button(
      .message(sheet.hasInputs || sheet.preferredAction != nil ? "sheet.cancel" : "sheet.close"), id: SheetWords.leave,
      action: .dismiss)
    leave.role = .cancel
    elements.append(.button(leave))
    return EntryList(elements)
  }

  /// What a sheet is for, dimmed while a required field is empty (SHEET-1).
  func preferredAction(of sheet: Sheet) -> Button? {
    guard var button = sheet.preferredAction else { return nil }
    button.style = .filled
    let missing = sheet.elements.leaves.compactMap(\.missingTitle)
    if !missing.isEmpty, button.availability == .enabled {
      button.availability = .dimmed(
        because: .message("sheet.needs", ["fields": .list(missing, .and), "count": .number(missing.count)]))
    }
    return button
  }

  /// Whether what the sheet's controls hold is not what they held when it came up.
  var hasChanges: Bool {
    guard let stack = navigation.sheets.last, let sheet = currentSheet else { return false }
    if sheet.isEdited { return true }
    var now = sheet.elements.values
    for screen in stack.visited { now.merge(app.screen(screen, for: state)?.elements.values ?? [:]) { $1 } }
    return now.contains { stack.original[$0] != nil && stack.original[$0] != $1 }
  }
}

/// The names of what a sheet has without the app's doing.
enum SheetWords {
  /// The button that leaves it.
  static let leave = ID("aloud.leave")
}

extension Sheet {
  /// Whether there is anything to fill in.
  var hasInputs: Bool { !elements.values.isEmpty }
}

extension [Element] {
  /// The elements, with those of groups in their place.
  var leaves: [Element] {
    flatMap { element in
      switch element {
      case .group(let group): group.elements.leaves
      case .disclosure(let disclosure): [element] + disclosure.elements.leaves
      default: [element]
      }
    }
  }

  /// What the controls among them hold.
  var values: [ID: Value] {
    var values: [ID: Value] = [:]
    for element in leaves {
      switch element {
      case .textField(let field): values[field.id] = .text(field.value)
      case .toggle(let toggle): values[toggle.id] = .isOn(toggle.isOn)
      case .radioGroup(let group): values[group.id] = .picked([group.selection])
      case .popUpButton(let button): values[button.id] = .choice(button.selection)
      case .picker(let picker): values[picker.id] = .picked(picker.picked)
      case .datePicker(let picker): values[picker.id] = .moment(picker.value)
      case .colorPicker(let picker): values[picker.id] = .color(picker.value)
      default: break
      }
    }
    return values
  }
}

extension Element {
  /// Its title, where it is required and holds nothing.
  fileprivate var missingTitle: LocalizedText? {
    switch self {
    case .textField(let field) where field.isRequired && field.value.allSatisfy(\.isWhitespace): field.title
    case .datePicker(let picker) where picker.isRequired && picker.value == nil: picker.title
    default: nil
    }
  }
}
