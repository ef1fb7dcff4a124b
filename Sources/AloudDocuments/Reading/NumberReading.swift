internal import Aloud

/// Reads steppers and sliders.
extension DocumentReader {
  /// What makes a stepper or a slider.
  mutating func number(_ tree: Tree) -> Made<Element> {
    let isSlider = tree[.slider] != nil
    let id = id(of: tree, title: tree[.slider] ?? tree[.stepper], kind: isSlider ? "slider" : "stepper")
    let value = tree[.value]?.scalar ?? ""
    let title = text(tree[.slider] ?? tree[.stepper])
    let subtitle = optionalText(tree[.subtitle])
    let minimum = tree[.minimum]?.number ?? 0
    let bounds = minimum...max(minimum, tree[.maximum]?.number ?? minimum)
    let step = tree[.step]?.number ?? 1
    let availability = availability(tree, id: id)
    let isLive = tree[.live]?.flag ?? false
    add(
      Control(columns: [ColumnForm(value: value, source: .numbers)], form: .number, actions: actions(tree[.action])),
      id: id)
    return { moment in
      var held: Int?
      if case .text(let text) = moment.state.values[value] { held = Int(text) }
      let make = isSlider ? Picker.slider : Picker.stepper
      var picker = make(title(moment), moment.id(id), held, bounds, step)
      picker.subtitle = subtitle(moment)
      picker.availability = availability(moment)
      picker.isLive = isLive
      // An action may set what the user could not.
      if let held, !bounds.contains(held) { picker.validity = .invalid(because: .limits(bounds)) }
      return .picker(picker)
    }
  }
}
