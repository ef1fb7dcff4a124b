internal import Aloud

extension TextKind {
  /// What the control `tree` makes of its value; nil where that is text.
  init?(of tree: Tree) {
    if tree[.color] != nil {
      self = .color
    } else if tree[.checkboxes] != nil {
      self = .several
    } else if tree[.stepper] != nil || tree[.slider] != nil || tree[.rating] != nil {
      self = tree[.words]?.scalar == NumberForm.duration.rawValue ? .seconds : .number
    } else if tree[.date] != nil || tree[.timer] != nil {
      self = .moment(Self.mode(of: tree))
    } else {
      return nil
    }
  }

  /// What the date picker or timer `tree` chooses.
  static func mode(of tree: Tree) -> DatePicker.Mode {
    if tree[.timer] != nil { return .countdown }
    return tree[.mode]?.scalar.flatMap(DatePicker.Mode.init(rawValue:)) ?? .date
  }
}
