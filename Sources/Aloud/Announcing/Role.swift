/// The role of an element, as announced to the user. The words are the `role.*` messages of the wording.
public enum Role: String, Sendable, Equatable, CaseIterable {
  case app, tab, tabBar, screen, sheet, popover, menu, alert, actionSheet
  case heading, text, group, row, image, log
  case list, navigation, form, search, region, main, banner, complementary, contentInfo, radioGroup
  case link, disclosure, checkBox, `switch`, radioButton, stepper, slider, rating
  case button, menuButton, popUpButton, toggle, textField, comboBox, secureField, searchField, progress
  case picker, datePicker, timePicker, timer, colorPicker
  case menuItem, submenu, command

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

  var isToggle: Bool { use == .turnsIt }
  var hasOwnMenu: Bool { self == .menuButton || self == .popUpButton }
  var holdsChoice: Bool { use == .choosesItsValue }
}
