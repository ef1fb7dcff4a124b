/// What a thing is, as it is told to the user. The words are the wording's `role.*` messages.
public enum Role: String, Sendable, Equatable, CaseIterable {
  case app, tab, tabBar, screen, sheet, popover, menu, alert, actionSheet
  case heading, text, group, row, image, log
  case list, navigation, form, search, region, main, banner, complementary, contentInfo, radioGroup
  case link, disclosure, checkBox, `switch`, radioButton, stepper, slider, rating
  case button, menuButton, popUpButton, toggle, textField, comboBox, secureField, searchField, progress
  case picker, datePicker, timePicker, timer, colorPicker
  case menuItem, submenu, command

  /// What using a thing of a role does to the thing itself.
  private enum Use { case turnsIt, choosesItsValue, nothing }

  private var use: Use {
    switch self {
    case .toggle, .checkBox, .switch, .radioButton, .disclosure: .turnsIt
    case .popUpButton, .picker, .stepper, .slider, .rating, .datePicker, .timePicker, .timer, .colorPicker:
      .choosesItsValue
    case .app, .tab, .tabBar, .screen, .sheet, .popover, .menu, .alert, .actionSheet, .heading, .text, .group, .row,
      .image, .log, .list, .navigation, .form, .search, .region, .main, .banner, .complementary, .contentInfo,
      .radioGroup,
      .link, .button, .menuButton, .textField, .comboBox, .secureField,
      .searchField, .progress, .menuItem, .submenu, .command:
      .nothing
    }
  }

  /// Whether it is that of a control whose press turns something on or off, or opens and closes it.
  var isToggle: Bool { use == .turnsIt }

  /// Whether it is that of a button that opens a menu of its own.
  var hasOwnMenu: Bool { self == .menuButton || self == .popUpButton }

  /// Whether it is that of a control whose value was chosen.
  var holdsChoice: Bool { use == .choosesItsValue }
}
