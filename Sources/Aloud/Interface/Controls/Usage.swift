/// The effect of using a control.
package enum Usage: Sendable, Equatable {
  /// The control is read.
  case read
  /// The action is performed, after the given question was answered.
  case press(Action, asking: Asking?)
  /// The app is told that the control has another value.
  case set(Value)
  /// The control's own menu opens.
  case openMenu
  /// Text is entered into the field.
  case enterText(TextField)
  /// The picker opens.
  case pick(Picking)
}

/// The values that a control lets the user pick from.
package enum Picking: Sendable, Equatable {
  /// The values of one or more lists.
  case values(Picker)
  /// Dates, times or durations.
  case moments(DatePicker)
  /// Colors.
  case colors(ColorPicker)
}

/// The current choice among the options of a control.
package enum Choice: Sendable, Equatable {
  /// One of the offered options.
  case chosen(ID, title: LocalizedText)
  /// An option that is not offered, or no longer.
  case lost

  /// Creates the choice of an offered item; nil means that the choice is lost.
  init(_ offered: MenuItem?) { self = offered.map { .chosen($0.id, title: $0.title) } ?? .lost }
}

/// The contents of a control, which become lines of its place.
package enum Contents: Sendable, Equatable {
  /// No contents: the control is a line itself.
  case none
  /// Rows that are provided when they are read.
  case rows(Rows)
  /// The lines of messages, which are provided when they are read.
  case log(Log)
  /// Elements that belong together without a title.
  case together([Element])
  /// Elements that belong together under a title or in a role.
  case group(title: LocalizedText?, role: Role, [Element])
  /// Elements that the control's own line shows and hides, while they are shown.
  case disclosed(title: LocalizedText, [Element])
  /// Buttons of which one is checked.
  case radioButtons(RadioGroup)

  /// The elements among the contents.
  package var elements: [Element] {
    switch self {
    case .none, .rows, .log, .radioButtons: []
    case .together(let elements), .group(_, _, let elements), .disclosed(_, let elements): elements
    }
  }
}
