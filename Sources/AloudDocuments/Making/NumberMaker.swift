internal import Aloud

/// Makes steppers and sliders.
enum NumberMaker {
  /// What makes a stepper.
  static func stepper(_ tree: Tree, _ context: inout MakingContext) -> Made<Picker> {
    picker(tree, .stepper, Picker.stepper, &context)
  }

  /// What makes a slider.
  static func slider(_ tree: Tree, _ context: inout MakingContext) -> Made<Picker> {
    picker(tree, .slider, Picker.slider, &context)
  }

  private static func picker(
    _ tree: Tree, _ key: KeyName,
    _ make: @escaping @Sendable (LocalizedText, ID, Int?, ClosedRange<Int>, Int) -> Picker,
    _ context: inout MakingContext
  ) -> Made<Picker> {
    let parts = ControlParts(tree, key, &context)
    let value = tree[.value].name
    let minimum = tree[.minimum]?.number ?? 0
    let bounds = minimum...max(minimum, tree[.maximum]?.number ?? minimum)
    let step = tree[.step]?.number ?? 1
    let columns = [ColumnBinding(value: value, source: .numbers)]
    let actions = ActionMaker.actions(tree[.action], &context)
    context.add(ControlBehavior(columns: columns, kind: .number, actions: actions), id: parts.id)
    return { viewpoint in
      let held = viewpoint.state.text(value).flatMap { Int($0) }
      var picker = make(parts.title(viewpoint), viewpoint.id(parts.id), held, bounds, step)
      picker.subtitle = parts.subtitle(viewpoint)
      picker.availability = parts.availability(viewpoint)
      picker.isLive = parts.isLive
      // An action may set what the user could not.
      if let held, !bounds.contains(held) { picker.validity = .invalid(because: .limits(bounds)) }
      return picker
    }
  }
}
