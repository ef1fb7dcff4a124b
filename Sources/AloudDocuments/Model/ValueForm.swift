internal import Aloud

/// What a value's text is, where it is more than text: what a picker of moments or colors has written.
enum ValueForm: Sendable, Equatable {
  /// A date, a time, both, or how long a timer runs, as ISO 8601 writes them.
  case moment(DatePicker.Mode)
  /// A color in hex digits.
  case color
  /// A number in ASCII digits, which may have a fraction.
  case number
  /// A number of seconds, in ASCII digits.
  case seconds

  /// What the element `tree` chooses; nil where that is text.
  init?(of tree: Tree) {
    if tree[.color] != nil {
      self = .color
    } else if tree[.stepper] != nil || tree[.slider] != nil || tree[.rating] != nil {
      self = tree[.words]?.scalar == NumberForm.duration.rawValue ? .seconds : .number
    } else if let mode = DatePicker.Mode(of: tree) {
      self = .moment(mode)
    } else {
      return nil
    }
  }

  /// How `text` is told to the user; nil where it is nothing of this form.
  func told(_ text: String) -> LocalizedText? {
    switch self {
    case .moment(let mode): mode.moment(text).map { DatePicker("", id: "", mode: mode).text(of: $0) }
    case .color: Color(hex: text).map { .message("plain", ["value": .color($0)]) }
    case .number: NumberLimit.number(text).map { NumberScale($0...$0, step: 1).firstText }
    case .seconds: NumberLimit.number(text).map { NumberScale($0...$0, step: 1, words: .duration).firstText }
    }
  }

  /// The message that `{word}` is nothing of this form.
  var expected: String {
    switch self {
    case .moment(let mode): "document.expected.\(mode.rawValue)"
    case .color: "document.expected.color"
    case .number, .seconds: "document.expected.amount"
    }
  }
}
