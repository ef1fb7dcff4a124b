/// What a thing is, as it is told to the user. The words are the wording's `role.*` messages.
public enum Role: String, Sendable, Equatable, CaseIterable {
  case app, tab, screen, sheet, menu, alert, actionSheet
  case heading, text, group, row, image
  case button, menuButton, popUpButton, toggle, textField, secureField, progress
  case picker, datePicker
  case menuItem, submenu
}
