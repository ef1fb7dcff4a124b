/// What can be filled in among the elements of a sheet.
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

  /// The titles of what is required among them and holds nothing; what stands twice is named once.
  var missing: [LocalizedText] {
    var seen: Set<ID> = []
    return leaves.compactMap { element in
      guard let title = element.missingTitle, let id = element.id, seen.insert(id).inserted else { return nil }
      return title
    }
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
