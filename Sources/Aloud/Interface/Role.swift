/// What a thing is, as it is told to the user. The words are the wording's `role.*` messages.
public enum Role: String, Sendable, Equatable, CaseIterable {
  case app, tab, tabBar, screen, sheet, popover, menu, alert, actionSheet
  case heading, text, group, row, image
  case list, navigation, form, search, region, main, banner, complementary, contentInfo, radioGroup
  case link, disclosure, checkBox, `switch`, radioButton, stepper, slider
  case button, menuButton, popUpButton, toggle, textField, secureField, searchField, progress
  case picker, datePicker, timePicker, timer, colorPicker
  case menuItem, submenu

  /// Whether it is that of a control whose press turns something on or off, or opens and closes it.
  var isToggle: Bool {
    switch self {
    case .toggle, .checkBox, .switch, .radioButton, .disclosure: true
    default: false
    }
  }

  /// Whether it is that of a control whose value was chosen.
  var holdsChoice: Bool {
    switch self {
    case .popUpButton, .picker, .stepper, .slider, .datePicker, .timePicker, .timer, .colorPicker: true
    default: false
    }
  }
}
