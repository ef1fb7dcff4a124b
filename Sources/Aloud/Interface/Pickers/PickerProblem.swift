extension DatePicker {
  /// Why nothing can be chosen, where the app has set limits that leave nothing (DATE-5); nil where all is well.
  public var problem: LocalizedText? {
    if !(1...60).contains(minuteInterval) || 60 % minuteInterval != 0 {
      return .message("datePicker.badInterval", ["name": .text(title), "interval": .number(minuteInterval)])
    }
    guard let minimum, let maximum, scale(minimum) > scale(maximum) else { return nil }
    return .message(
      "datePicker.limitsCrossed",
      ["name": .text(title), "minimum": .text(text(of: minimum)), "maximum": .text(text(of: maximum))])
  }
}

extension Picker {
  /// Why nothing can be chosen, where a column is empty or there is none; nil where all is well.
  public var problem: LocalizedText? {
    if columns.isEmpty { return .message("picker.emptyColumn", ["name": .text(title)]) }
    guard let empty = columns.first(where: { $0.values.count == 0 }) else { return nil }
    return .message("picker.emptyColumn", ["name": .text(columns.count == 1 ? title : empty.title)])
  }
}
