extension Picker {
  /// A stepper `title`: a number within `bounds`, `step` apart. A choice sends `changed` with `Value.picked`, the number being
  /// the name of the value's id.
  public static func stepper(
    _ title: LocalizedText, id: ID, value: Int?, in bounds: ClosedRange<Int>, step: Int = 1
  ) -> Picker {
    Picker(title, id: id, kind: .stepper(NumberScale(bounds, step: step)), units: value)
  }

  /// A slider `title`: a place on the scale `bounds`, `step` apart, told as `words` say. A choice sends what a stepper's does.
  public static func slider(
    _ title: LocalizedText, id: ID, value: Int?, in bounds: ClosedRange<Int>, step: Int = 1,
    words: NumberScale.Words = .number
  ) -> Picker {
    Picker(title, id: id, kind: .slider(NumberScale(bounds, step: step, words: words)), units: value)
  }

  /// A stepper `title` for numbers that may have fractions. `decimal(of:)` gives the number that was chosen.
  public static func stepper(
    _ title: LocalizedText, id: ID, value: Double?, in bounds: ClosedRange<Double>, step: Double
  ) -> Picker {
    Picker(title, id: id, kind: .stepper(NumberScale(bounds, step: step)), value: value)
  }

  /// A slider `title` on a scale that may have fractions.
  public static func slider(
    _ title: LocalizedText, id: ID, value: Double?, in bounds: ClosedRange<Double>, step: Double,
    words: NumberScale.Words = .number
  ) -> Picker {
    Picker(title, id: id, kind: .slider(NumberScale(bounds, step: step, words: words)), value: value)
  }

  /// A picker of numbers that may have fractions.
  package init(_ title: LocalizedText, id: ID, kind: PickerKind, value: Double?) {
    let scale = kind.scale ?? NumberScale(0...0)
    self.init(title, id: id, kind: kind, units: value.flatMap(scale.units))
    guard let value, placeholder == nil else { return }
    // A number with more digits than the scale has is told as it is.
    let exact = NumberScale(value...value, step: 1)
    placeholder = exact.text(exact.bounds.lowerBound)
    beyond = scale.beyond(value)
  }

  /// A picker of numbers, which holds so many units of its scale.
  init(_ title: LocalizedText, id: ID, kind: PickerKind, units: Int?) {
    let scale = kind.scale ?? NumberScale(0...0)
    let values = Rows(id: id, count: scale.count) { index in
      let units = scale.units(at: index)
      return Row(scale.text(units), id: ID(id.name, scale.digits(units)))
    }
    let selection = units.flatMap(scale.index)
    self.init(title, id: id, columns: [PickerColumn(title, id: id, values: values, selection: selection)])
    self.kind = kind
    style = .inline
    placeholder = units.map(scale.text)
    beyond = units.flatMap { scale.bounds.contains($0) ? nil : $0 }
  }

  /// The whole number that the id of a value stands for.
  public static func number(of id: ID) -> Int? { id.item.flatMap { Int($0) } }

  /// The number that the id of a value stands for, with its fraction.
  public static func decimal(of id: ID) -> Double? { id.item.flatMap { Double($0) } }
}

extension Picker {
  /// Whether it was given to hold a number beyond its ends.
  package var isBeyond: Bool { beyond != nil }

  /// The same; where its limits, which follow something else, leave what it holds outside, it is brought in, which is said.
  public func keptWithinLimits() -> Self { changed { $0.isKeptWithin = true } }

  /// The value to which it is brought in.
  package var broughtIn: BroughtIn? {
    guard isKeptWithin, let beyond, let scale = kind.scale else { return nil }
    let row = columns[0].values[scale.nearestIndex(to: beyond)]
    return BroughtIn(
      value: .picked([row.id]),
      sentence: .message(.sliderBroughtIn(name: .text(title), value: .text(row.title))))
  }
}
