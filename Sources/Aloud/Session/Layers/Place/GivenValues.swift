/// What a line can give a value to beside its name (LOOP-9).
extension Entry {
  /// Whether a value can be given to it beside its name.
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

  /// Whether it holds a value that a line can name.
  var isValued: Bool {
    if case .groupStart(let group) = self { return group.radioGroup != nil }
    guard let control else { return false }
    switch control.usage {
    case .openMenu, .pick, .set, .enterText: return true
    case .read, .press: return false
    }
  }

  /// Whether a value of it is chosen in a menu or a picker.
  var offersValues: Bool {
    switch control?.usage {
    case .openMenu, .pick: isValued
    case .set, .enterText, .read, .press, nil: false
    }
  }

  /// Whether it is turned on and off.
  var isSwitch: Bool { if case .set = control?.usage { true } else { false } }

  /// Whether it is a field of one line that is no secret.
  var takesShortText: Bool {
    guard case .enterText(let field) = control?.usage else { return false }
    return !field.isSecure && !field.takesLines
  }

  /// Whether it is a picker of dates or times.
  var holdsMoment: Bool {
    if case .pick(.moments(let picker)) = control?.usage { picker.mode != .countdown } else { false }
  }

  /// Whether it is a picker of how long a timer runs.
  var holdsLength: Bool {
    if case .pick(.moments(let picker)) = control?.usage { picker.mode == .countdown } else { false }
  }

  /// Whether it is a picker of colors, and a line names one.
  func takesColor(_ heard: Heard, in around: Surroundings) -> Bool {
    guard case .pick(.colors) = control?.usage else { return false }
    return around.locale.colorNames.color(named: heard.folded) != nil
      || !around.user.understander.colors(heard.text).isEmpty
  }

  /// The moment that it holds.
  var heldMoment: DateTime? { if case .moment(let moment) = control?.held { moment } else { nil } }

  /// Up to how many values are looked through for one of a name.
  private static let readableValues = 200

  /// Whether it is a picker of one list, in which a value has a folded name.
  func offersValue(named folded: String, in around: Surroundings) -> Bool {
    guard case .pick(.values(let picker)) = control?.usage, picker.columns.count == 1 else { return false }
    let values = picker.columns[0].values
    return values.count <= Self.readableValues && (0..<values.count).contains { around.label(of: values[$0]) == folded }
  }

  /// Whether it is turned on, of something that can be turned `on`, or off; nil for all else.
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
