internal import Aloud

enum NumberForm {
  static let stepper = ElementForm(
    .stepper, "A number that is changed by steps.",
    [Key(.stepper, .words, "The picker's title.", required: true, shown: "Copies")] + numbers, check: check
  ) { picker($0, .stepper, PickerKind.stepper, &$1) }

  static let slider = ElementForm(
    .slider, "A number on a scale.",
    [
      Key(.slider, .words, "The picker's title.", required: true, shown: "Volume"),
      Key(
        .words, .choice(["number", "duration"]),
        "How numbers are announced: as numbers, or as a length of time in seconds."),
      Key(.names, .list(.words, atLeast: 1), "A name for each number, in order.", shown: "[low, middle, high]"),
    ] + numbers, check: check
  ) { picker($0, .slider, PickerKind.slider, &$1) }

  static let rating = ElementForm(
    .rating, "A number of stars that the user gives.",
    [
      Key(.rating, .words, "The picker's title.", required: true, shown: "How was it?"), .id, .subtitle, value,
      Key(.stars, .number(1...100), "The number of stars. By default there are 5.", shown: "5"),
      .changed, .live,
    ] + Key.dimming + [.hiding], check: check
  ) { tree, context in
    let stars = tree[.stars]?.number ?? 5
    return bound(tree, .rating, &context) { parts, held, viewpoint in
      .rating(
        parts.title(viewpoint), id: viewpoint.id(parts.id), value: Int(max(-1e9, min(held ?? 0, 1e9))), of: stars)
    }
  }

  private static let value = Key(
    .value, .reference(.textValue), "The value that holds the number. It is empty while nothing is chosen.",
    required: true, shown: "copies")

  private static let numbers: [Key] =
    [
      .id, .subtitle, value,
      Key(
        .minimum, .amount, "The smallest number that can be chosen. It may be a value in braces.", required: true,
        shown: "0"),
      Key(
        .maximum, .amount, "The largest number that can be chosen. It may be a value in braces.", required: true,
        shown: "10"), Key(.step, .amount, "The difference between one number and the next.", shown: "2"),
      .invalid, .invalidWhen, .changed, .live,
    ] + Key.dimming + [.hiding]

  private static func check(_ tree: Tree, _ context: inout CheckingContext) {
    context.checkValue(of: tree)
    if tree[.names] != nil {
      context.add(tree[.words], message: "“names” and “words” say the same in two ways. Leave one out.")
    }
    guard case .fixed(let minimum) = NumberLimit(tree[.minimum]),
      case .fixed(let maximum) = NumberLimit(tree[.maximum])
    else { return }
    if maximum < minimum {
      return context.checkOrder(minimum, maximum, of: tree) { limit in
        [tree[.minimum], tree[.maximum]].first { NumberLimit($0) == .fixed(limit) }?.name ?? ""
      }
    }
    guard let names = tree[.names], let count = names.list?.count,
      case .fixed(let step) = NumberLimit(tree[.step]) ?? .fixed(1)
    else { return }
    let values = NumberScale(minimum...maximum, step: step).count
    if count != values {
      context.add(names.location, "There are \(count) names for \(values) values. Each value needs one.")
    }
  }

  private static func picker(
    _ tree: Tree, _ key: KeyName, _ kind: @escaping @Sendable (NumberScale) -> PickerKind,
    _ context: inout MakingContext
  ) -> Made<Element> {
    let minimum = NumberLimit(tree[.minimum]) ?? .fixed(0)
    let maximum = NumberLimit(tree[.maximum]) ?? minimum
    let step = NumberLimit(tree[.step]) ?? .fixed(1)
    let words: NumberScale.Words = TextKind(of: tree) == .seconds ? .duration : .number
    let names = tree[.names]?.list
    let isFollowing = [minimum, maximum, step].contains(where: \.isFollowing)
    return bound(tree, key, &context) { parts, held, viewpoint in
      let least = minimum.number(viewpoint) ?? 0
      let scale = NumberScale(
        least...max(least, maximum.number(viewpoint) ?? least), step: step.number(viewpoint) ?? 1,
        words: names.map { .names($0.map(viewpoint.words)) } ?? words)
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

  private static func bound(
    _ tree: Tree, _ key: KeyName, _ context: inout MakingContext,
    _ make: @escaping @Sendable (ControlParts, Double?, Viewpoint) -> Picker
  ) -> Made<Element> {
    let value = tree[.value].name
    let columns = [ColumnBinding(value: value, options: { id, _ in Picker.decimal(of: id).flatMap { _ in id.item } })]
    let parts = ControlParts(tree, key, behavior: ControlBehavior(columns: columns, kind: TextKind(of: tree)), &context)
    return parts.element { viewpoint in
      var picker = make(parts, viewpoint.state.text(value).flatMap(NumberLimit.number), viewpoint)
      if picker.validity == .valid { picker.validity = viewpoint.validity(of: tree) }
      return picker
    }
  }
}
