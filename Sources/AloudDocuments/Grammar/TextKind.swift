internal import Aloud

/// The format of a value's text, which the control that writes it determines.
enum TextKind: Sendable, Equatable {
  /// A date, a time, both, or a duration in ISO 8601 format.
  case moment(DatePicker.Mode)
  /// In hex digits.
  case color
  /// In ASCII digits. It may have a fraction.
  case number
  /// A number in ASCII digits.
  case seconds
  /// Several texts, one on each line.
  case several

  /// Returns the text as it is announced to the user, or `nil` if it is not of this kind.
  func told(_ text: String) -> LocalizedText? {
    switch self {
    case .moment(let mode): mode.moment(text).map { DatePicker("", id: "", mode: mode).text(of: $0) }
    case .color: Color(hex: text).map { .message(.plain(value: .color($0))) }
    case .number: NumberLimit.number(text).map { NumberScale($0...$0, step: 1).firstText }
    case .several: .message(.plain(value: .list(ChosenTexts.texts(in: text).map { .verbatim($0) }, .and)))
    case .seconds: NumberLimit.number(text).map { NumberScale($0...$0, step: 1, words: .duration).firstText }
    }
  }
}

extension TextKind {
  /// Returns `nil` if the control's value is plain text.
  init?(of tree: Tree) {
    if tree[.color] != nil {
      self = .color
    } else if tree[.checkboxes] != nil {
      self = .several
    } else if tree[.stepper] != nil || tree[.slider] != nil || tree[.rating] != nil {
      self = tree[.words]?.scalar == NumberWords.duration.rawValue ? .seconds : .number
    } else if tree[.date] != nil || tree[.timer] != nil {
      self = .moment(Self.mode(of: tree))
    } else {
      return nil
    }
  }

  static func mode(of tree: Tree) -> DatePicker.Mode {
    if tree[.timer] != nil { return .countdown }
    return tree[.mode]?.scalar.flatMap(DatePicker.Mode.init(rawValue:)) ?? .date
  }
}

/// Several texts that one value holds, one on each line.
enum ChosenTexts {
  /// In the order in which the texts were chosen.
  static func texts(in value: String) -> [String] { value.split(separator: "\n").map(String.init) }

  static func value(_ value: String, with text: String, isChosen: Bool) -> String {
    let others = texts(in: value).filter { $0 != text }
    return (isChosen ? others + [text] : others).joined(separator: "\n")
  }
}
