/// The names of the shapes. The raw value is also the name of the definition in the schema.
enum ShapeName: String, Sendable, CaseIterable {
  case document, part, givenValue, command, optionalArguments, rowForm, tab, screen, sheet, step, search, scope, token
  case text, picture, heading, group, row, list, output, button, toggle, popup, menu, field, combo, progress
  case picker, column, date, timer, color
  case link, disclosure, radio, stepper, slider, rating, checkboxes, log
  case rowTemplate, option, popupOption, image, confirmation, condition, not, any, all
  case item, submenu, section, deferred
  case push, present, set, toggleValue, run, stop, alert, ask, say, write, undoable, reload, exit
}
