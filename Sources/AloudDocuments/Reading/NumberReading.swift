internal import Aloud

/// Reads steppers and sliders.
extension DocumentReader {
  /// What makes a stepper or a slider.
  mutating func number(_ tree: Tree) -> Made<Element> {
    let isSlider = tree[.slider] != nil
    let parts = parts(of: tree, isSlider ? .slider : .stepper)
    let value = tree[.value]?.scalar ?? ""
    let minimum = NumberLimit(tree[.minimum]) ?? .fixed(0)
    let maximum = NumberLimit(tree[.maximum]) ?? minimum
    let step = NumberLimit(tree[.step]) ?? .fixed(1)
    let words = tree[.words]?.scalar.flatMap(NumberForm.init(rawValue:)) ?? .number
    let names = (tree[.names]?.list ?? []).map { text($0) }
    let isFollowing = [minimum, maximum, step].contains(where: \.isFollowing)
    add(
      Control(
        columns: [ColumnForm(value: value, source: .numbers)], form: ValueForm(of: tree),
        actions: actions(tree[.action])), id: parts.id)
    return { moment in
      let least = minimum.number(moment.state) ?? 0
      let scale = NumberScale(
        least...max(least, maximum.number(moment.state) ?? least), step: step.number(moment.state) ?? 1,
        words: names.isEmpty ? words.words : .names(names.map { $0(moment) }))
      var held: Double?
      if case .text(let text) = moment.state.values[value] { held = NumberLimit.number(text) }
      var picker = Picker(
        parts.title(moment), id: moment.id(parts.id), kind: isSlider ? .slider(scale) : .stepper(scale), value: held)
      picker.subtitle = parts.subtitle(moment)
      picker.availability = parts.availability(moment)
      picker.isLive = parts.isLive
      // An action may set what the user could not.
      if isFollowing {
        picker = picker.keptWithinLimits()
      } else if picker.isBeyond {
        picker.validity = .invalid(because: scale.limits(of: picker.title))
      }
      return .picker(picker)
    }
  }
}

/// How the numbers of a slider are told.
enum NumberForm: String, Sendable, CaseIterable {
  case number, duration

  var words: NumberScale.Words {
    switch self {
    case .number: .number
    case .duration: .duration
    }
  }
}
