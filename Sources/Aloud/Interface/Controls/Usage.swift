package enum Usage: Sendable, Equatable {
  case read
  /// The action is performed, after the given question was answered.
  case press(Action, asking: Asking?)
  case set(Value)
  case openMenu
  case enterText(TextField)
  case pick(Picking)
}

package enum Picking: Sendable, Equatable {
  case values(Picker)
  case moments(DatePicker)
  case colors(ColorPicker)
}

package enum Choice: Sendable, Equatable {
  case chosen(ID, title: LocalizedText)
  /// An option that is not offered, or no longer.
  case lost

  init(_ offered: MenuItem?) { self = offered.map { .chosen($0.id, title: $0.title) } ?? .lost }
}

package enum Contents: Sendable, Equatable {
  /// No contents: the control is a line itself.
  case none
  case rows(Rows)
  case log(Log)
  /// Elements that belong together without a title.
  case together([Element])
  case group(title: LocalizedText?, role: Role, [Element])
  /// Elements that the control's own line shows and hides, while they are shown.
  case disclosed(title: LocalizedText, [Element])
  case radioButtons(RadioGroup)

  package var elements: [Element] {
    switch self {
    case .none, .rows, .log, .radioButtons: []
    case .together(let elements), .group(_, _, let elements), .disclosed(_, let elements): elements
    }
  }
}
