/// What a thing is, as it is told to the user. The words are the wording's `role.*` messages.
public enum Role: String, Sendable, Equatable, CaseIterable {
  case app, tab, screen, sheet, popover, menu, alert, actionSheet
  case heading, text, group, row, image
  case button, menuButton, popUpButton, toggle, textField, secureField, searchField, progress
  case picker, datePicker, timePicker, timer, colorPicker
  case menuItem, submenu

  /// Whether it is that of a control whose value was chosen.
  var holdsChoice: Bool {
    switch self {
    case .popUpButton, .picker, .datePicker, .timePicker, .timer, .colorPicker: true
    default: false
    }
  }
}
