extension Picker {
  /// Returns a stepper for a number within `bounds`, in steps of `step`. A choice sends `changed` with `Value.picked`; the item of
  /// the value's identifier is the number.
  public static func stepper(
    _ title: LocalizedText, id: ID, value: Int?, in bounds: ClosedRange<Int>, step: Int = 1
  ) -> Picker {
    Picker(title, id: id, kind: .stepper(NumberScale(bounds, step: step)), units: value)
  }

  /// Returns a slider for a number within `bounds`, in steps of `step`, expressed as `words` says. A choice sends the same event as
  /// that of a stepper.
  public static func slider(
    _ title: LocalizedText, id: ID, value: Int?, in bounds: ClosedRange<Int>, step: Int = 1,
    words: NumberScale.Words = .number
  ) -> Picker {
    Picker(title, id: id, kind: .slider(NumberScale(bounds, step: step, words: words)), units: value)
  }

  /// Returns a stepper for numbers that may have fractions. `decimal(of:)` returns the chosen number.
  public static func stepper(
    _ title: LocalizedText, id: ID, value: Double?, in bounds: ClosedRange<Double>, step: Double
  ) -> Picker {
    Picker(title, id: id, kind: .stepper(NumberScale(bounds, step: step)), value: value)
  }

  /// Returns a slider on a scale that may have fractions.
  public static func slider(
    _ title: LocalizedText, id: ID, value: Double?, in bounds: ClosedRange<Double>, step: Double,
    words: NumberScale.Words = .number
  ) -> Picker {
    Picker(title, id: id, kind: .slider(NumberScale(bounds, step: step, words: words)), value: value)
  }

  /// Creates a picker of numbers that may have fractions.
  package init(_ title: LocalizedText, id: ID, kind: PickerKind, value: Double?) {
    let scale = kind.scale ?? NumberScale(0...0)
    self.init(title, id: id, kind: kind, units: value.flatMap(scale.units))
    guard let value, placeholder == nil else { return }
    // A number with more digits than the scale has is said as it is.
    let exact = NumberScale(value...value, step: 1)
    placeholder = exact.text(exact.bounds.lowerBound)
    beyond = scale.beyond(value)
  }

  /// Creates a picker of numbers with a value in units of its scale.
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

  /// Returns the whole number that an identifier of a value stands for.
  public static func number(of id: ID) -> Int? { id.number }

  /// Returns the number, with its fraction, that an identifier of a value stands for.
  public static func decimal(of id: ID) -> Double? { id.item.flatMap { Double($0) } }
}

extension Picker {
  /// A Boolean value that indicates whether the picker was created with a number outside its bounds.
  package var isBeyond: Bool { beyond != nil }

  /// Returns a copy whose value is brought within the bounds if these depend on another value and come to exclude it; the change is
  /// announced.
  public func keptWithinLimits() -> Self { changed { $0.isKeptWithin = true } }

  /// The value within the bounds that the picker should take.
  package var broughtIn: BroughtIn? {
    guard isKeptWithin, let beyond, let scale = kind.scale else { return nil }
    let row = columns[0].values[scale.nearestIndex(to: beyond)]
    return BroughtIn(
      value: .picked([row.id]),
      sentence: .message(.sliderBroughtIn(name: .text(title), value: .text(row.title))))
  }
}
