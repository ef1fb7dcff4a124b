package enum KeyName: String, Sendable, CaseIterable {
  // The document.
  case app, language, texts, include, values, pronunciations, commands, tabs, screens, sheets, task, answers
  case firstTab = "first tab"
  // Keys of many things.
  case id, title, subtitle, elements, value, action, live
  case shortTitle = "short title"
  case menuTitle = "menu title"
  case shortSubtitle = "short subtitle"
  case dimmed, hidden
  case dimmedWhen = "dimmed when"
  case hiddenWhen = "hidden when"
  case busyWhen = "busy when"
  // The kinds of elements.
  case text, picture, heading, group, row, list, output, button, toggle, popup, menu, field, combo, progress
  case picker, date, timer, color
  case link, disclosure, radio, checkboxes, stepper, slider, rating, log
  // Keys of some elements.
  case rows, from, empty, style, role, size, image, confirmation, options, option, percent
  case required, secure, placeholder, lines, level, current, invalid
  case requiredWhen = "required when"
  case currentWhen = "current when"
  case invalidWhen = "invalid when"
  case mixedWhen = "mixed when"
  case selectedWhen = "selected when"
  case name, description, placement
  case question, loss, phrase, keep
  // Searches.
  case search, suggestions, scope, scopes, tokens, token, words
  // Combo boxes.
  case onlySuggestions = "only suggestions"
  // Pickers.
  case opacity, columns, mode, minimum, maximum, rounding, step, names, stars
  case minuteInterval = "minute interval"
  case disabledDays = "disabled days"
  case disabledWeekdays = "disabled weekdays"
  case disabledReason = "disabled reason"
  // Sheets.
  case steps
  case preferredAction = "preferred action"
  case dismissalForbidden = "dismissal forbidden"
  case dismissalForbiddenWhen = "dismissal forbidden when"
  case dismissalAsked = "dismissal asked"
  case dismissalAttempted = "dismissal attempted"
  case beforeDismissal = "before dismissal"
  case afterDismissal = "after dismissal"
  // Menus.
  case items, item, submenu, section, deferred, selection, state, destructive
  case preview, suggested
  case onWhen = "on when"
  // Conditions.
  case `is`, equals, matches, not, any, all
  case oneOf = "one of"
  case atLeast = "at least"
  case atMost = "at most"
  // Values from elsewhere.
  case `default`, follows, sum, product
  // Actions and commands.
  case push, present, set, run, stop, alert, ask, say, write, speaker, undoable, reload, begin, done, failed, exit
  case answer, provided, environment, input, arguments, when, into, status, then, format, path
  case otherwise = "else"
  case timeLimit = "time limit"
}
