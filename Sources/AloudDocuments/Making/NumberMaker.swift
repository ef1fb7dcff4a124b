internal import Aloud

/// A builder of steppers, sliders and ratings.
enum NumberMaker {
  /// Returns the builder of a stepper.
  static func stepper(_ tree: Tree, _ context: inout MakingContext) -> Made<Picker> {
    picker(tree, .stepper, PickerKind.stepper, &context)
  }

  /// Returns the builder of a slider.
  static func slider(_ tree: Tree, _ context: inout MakingContext) -> Made<Picker> {
    picker(tree, .slider, PickerKind.slider, &context)
  }

  /// Returns the builder of a rating.
  static func rating(_ tree: Tree, _ context: inout MakingContext) -> Made<Picker> {
    let stars = tree[.stars]?.number ?? 5
    return bound(tree, .rating, &context) { parts, held, viewpoint in
      .rating(
        parts.title(viewpoint), id: viewpoint.id(parts.id), value: Int(max(-1e9, min(held ?? 0, 1e9))), of: stars)
    }
  }

  private static func picker(
    _ tree: Tree, _ key: KeyName, _ kind: @escaping @Sendable (NumberScale) -> PickerKind,
    _ context: inout MakingContext
  ) -> Made<Picker> {
    let minimum = NumberLimit(tree[.minimum]) ?? .fixed(0)
    let maximum = NumberLimit(tree[.maximum]) ?? minimum
    let step = NumberLimit(tree[.step]) ?? .fixed(1)
    let words: NumberForm = tree[.words].choice() ?? .number
    let names = tree[.names]?.list?.map { Tree?.some($0).words }
    let isFollowing = [minimum, maximum, step].contains(where: \.isFollowing)
    return bound(tree, key, &context) { parts, held, viewpoint in
      let least = minimum.number(viewpoint.state) ?? 0
      let scale = NumberScale(
        least...max(least, maximum.number(viewpoint.state) ?? least), step: step.number(viewpoint.state) ?? 1,
        words: names.map { .names($0.map { $0(viewpoint) }) } ?? words.words)
      var picker = Picker(parts.title(viewpoint), id: viewpoint.id(parts.id), kind: kind(scale), value: held)
      // An action may set a number that the user could not choose.
      if isFollowing {
        picker = picker.keptWithinLimits()
      } else if picker.isBeyond {
        picker.validity = .invalid(because: scale.limits(of: picker.title))
      }
      return picker
    }
  }

  /// Returns the builder of a number picker bound to a value. `make` receives the parts and the number that the value holds.
  private static func bound(
    _ tree: Tree, _ key: KeyName, _ context: inout MakingContext,
    _ make: @escaping @Sendable (ControlParts, Double?, Viewpoint) -> Picker
  ) -> Made<Picker> {
    let parts = ControlParts(tree, key, &context)
    let value = tree[.value].name
    let columns = [ColumnBinding(value: value, source: .numbers)]
    let actions = ActionMaker.actions(tree[.action], &context)
    context.add(ControlBehavior(columns: columns, kind: TextKind(of: tree), actions: actions), id: parts.id)
    return { viewpoint in
      var picker = make(parts, viewpoint.state.text(value).flatMap(NumberLimit.number), viewpoint)
      picker.subtitle = parts.subtitle(viewpoint)
      picker.availability = parts.availability(viewpoint)
      picker.isLive = parts.isLive
      return picker
    }
  }
}
