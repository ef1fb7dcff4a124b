internal import Aloud

/// Reads steppers and sliders.
extension DocumentReader {
  /// What makes a stepper or a slider.
  mutating func number(_ tree: Tree) -> Made<Element> {
    let isSlider = tree[.slider] != nil
    let parts = parts(of: tree, isSlider ? .slider : .stepper)
    let value = tree[.value]?.scalar ?? ""
    let minimum = tree[.minimum]?.number ?? 0
    let bounds = minimum...max(minimum, tree[.maximum]?.number ?? minimum)
    let step = tree[.step]?.number ?? 1
    add(
      Control(columns: [ColumnForm(value: value, source: .numbers)], form: .number, actions: actions(tree[.action])),
      id: parts.id)
    return { moment in
      var held: Int?
      if case .text(let text) = moment.state.values[value] { held = Int(text) }
      let make = isSlider ? Picker.slider : Picker.stepper
      var picker = make(parts.title(moment), moment.id(parts.id), held, bounds, step)
      picker.subtitle = parts.subtitle(moment)
      picker.availability = parts.availability(moment)
      picker.isLive = parts.isLive
      // An action may set what the user could not.
      if let held, !bounds.contains(held) { picker.validity = .invalid(because: .limits(bounds)) }
      return .picker(picker)
    }
  }
}
