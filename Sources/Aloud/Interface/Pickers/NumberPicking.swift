extension Picker {
  /// A stepper `title`: a number within `bounds`, `step` apart. A choice sends `changed` with `Value.picked`, the number being
  /// the name of the value's id.
  public static func stepper(
    _ title: LocalizedText, id: ID, value: Int?, in bounds: ClosedRange<Int>, step: Int = 1
  ) -> Picker {
    Picker(title, id: id, kind: .stepper(bounds: bounds), value: value, step: step)
  }

  /// A slider `title`: a place on the scale `bounds`, `step` apart. A choice sends what a stepper's does.
  public static func slider(
    _ title: LocalizedText, id: ID, value: Int?, in bounds: ClosedRange<Int>, step: Int = 1
  ) -> Picker {
    Picker(title, id: id, kind: .slider(bounds: bounds), value: value, step: step)
  }

  private init(_ title: LocalizedText, id: ID, kind: PickerKind, value: Int?, step: Int) {
    let bounds = kind.bounds ?? 0...0
    let step = max(1, step)
    // The ends of the scale may be as far apart as numbers go.
    let span = bounds.upperBound.subtractingReportingOverflow(bounds.lowerBound)
    let last = (span.overflow ? .max - 1 : span.partialValue) / step
    let values = Rows(id: id, count: last + 1) { index in
      let number = bounds.lowerBound + index * step
      return Row(.number(number), id: ID(id.name, String(number)))
    }
    let distance = value.flatMap { bounds.contains($0) ? $0.subtracting(saturating: bounds.lowerBound) : nil }
    let selection = distance.flatMap { $0 % step == 0 && $0 / step < values.count ? $0 / step : nil }
    self.init(title, id: id, columns: [PickerColumn(title, id: id, values: values, selection: selection)])
    self.kind = kind
    style = .inline
    placeholder = value.map { .number($0) }
  }

  /// The number that the id of a value stands for.
  public static func number(of id: ID) -> Int? { id.item.flatMap { Int($0) } }
}
