/// What using a control means.
package enum Usage: Sendable, Equatable {
  /// It is said.
  case read
  /// It acts; what is asked is answered first.
  case press(Action, asking: Asking?)
  /// The app is told that it holds another value.
  case set(Value)
  /// Its own menu opens.
  case openMenu
  /// Text is entered into the field that it is.
  case enterText(TextField)
  /// What can be picked opens.
  case pick(Picking)
}

/// What a control lets the user pick from.
package enum Picking: Sendable, Equatable {
  /// The values of one or more lists.
  case values(Picker)
  /// Dates, times or durations.
  case moments(DatePicker)
  /// Colors.
  case colors(ColorPicker)
}

/// What is chosen among what a control offers.
package enum Choice: Sendable, Equatable {
  /// One of the things that are offered.
  case chosen(ID, title: LocalizedText)
  /// Something that is not offered (any more).
  case lost

  /// What `offered` is; it is lost where that is nothing.
  init(_ offered: MenuItem?) { self = offered.map { .chosen($0.id, title: $0.title) } ?? .lost }
}

/// What a control holds of other things, as the lines of its place show it.
package enum Contents: Sendable, Equatable {
  /// Nothing: it is a line itself.
  case none
  /// Rows that are provided when they are read.
  case rows(Rows)
  /// The lines of messages, which are provided when they are read.
  case log(Log)
  /// Elements that belong together, called nothing.
  case together([Element])
  /// Elements that belong together under a title or in a role.
  case group(title: LocalizedText?, role: Role, [Element])
  /// Elements that a line of the control's own shows and hides, while they are shown.
  case disclosed(title: LocalizedText, [Element])
  /// Buttons of which one is checked.
  case radioButtons(RadioGroup)

  /// The elements among them.
  package var elements: [Element] {
    switch self {
    case .none, .rows, .log, .radioButtons: []
    case .together(let elements), .group(_, _, let elements), .disclosed(_, let elements): elements
    }
  }
}
