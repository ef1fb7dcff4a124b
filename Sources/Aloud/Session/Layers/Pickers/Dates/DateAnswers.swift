extension DateColumns {
  /// What a moment is to the picker: an answer, rounded where it has to be, or the reason why it is none.
  func answer(_ moment: DateTime) -> Result<PickerAnswer, PickerRefusal> {
    let limits = DateLimits(picker)
    if let reason = limits.refusal(of: moment) { return .failure(PickerRefusal(reason: reason)) }
    let (rounded, isOther) = limits.rounded(moment)
    if isOther, picker.rounding == .refuse {
      return .failure(
        PickerRefusal(
          reason: .message(
            .datePickerBetweenSteps(
              value: .text(picker.text(of: moment)), interval: .number(picker.minuteInterval),
              nearest: .text(picker.text(of: rounded))))))
    }
    let kept: DateTime =
      switch picker.mode {
      case .date: DateTime(day: rounded.day)
      case .dateTime: rounded
      case .time, .countdown: DateTime(minutes: rounded.minutes)
      }
    var answer = PickerAnswer(draft: .moment(kept), text: picker.text(of: kept))
    if isOther {
      answer.note = .message(.datePickerRounded(interval: .number(picker.minuteInterval)))
    }
    return .success(answer)
  }

  /// The moment so many values further in a column. Days that can't be chosen are passed over.
  func step(_ field: DateField, by offset: Int) -> Result<PickerAnswer, PickerRefusal> {
    let answer = answer(moment(field, by: offset))
    guard field == .day, case .failure = answer, picker.disabled.contains(moment(field, by: offset).day) else {
      return answer
    }
    let direction = offset < 0 ? -1 : 1
    return (1...366).lazy.map { self.answer(moment(field, by: offset + $0 * direction)) }
      .first { if case .success = $0 { true } else { false } } ?? answer
  }
}
