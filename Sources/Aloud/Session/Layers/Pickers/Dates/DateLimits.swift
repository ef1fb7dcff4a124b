/// The limits of a date picker (DATE-5).
extension DatePicker {
  func isAllowed(_ moment: DateTime) -> Bool {
    !(mode == .countdown && moment.day.number != 0)
      && !(mode.hasDate && disabled.contains(moment.day)) && !isEarly(moment) && !isLate(moment)
  }

  /// Returns the first moment that can be chosen, from a moment on, at its time of day. Nil if there is none within a year.
  func firstAllowed(from moment: DateTime, by step: Int = 1) -> DateTime? {
    (0...366).lazy.map { DateTime(day: moment.day + $0 * step, minutes: moment.minutes) }.first(where: isAllowed)
  }

  /// Says why a moment can't be chosen and what can be; nil if it can be.
  func refusal(of moment: DateTime) -> LocalizedText? {
    if mode == .countdown, moment.day.number != 0 {
      return .message(moment.day.number < 0 ? .timerBelowZero : .datePickerTooLong)
    }
    if mode.hasDate, disabled.contains(moment.day) { return refusal(ofDisabled: moment) }
    let isEarly = isEarly(moment)
    guard isEarly || isLate(moment) else { return nil }
    let key =
      switch (minimum, maximum) {
      case (_?, _?): "datePicker.outside"
      case (_?, nil): "datePicker.tooEarly"
      default: "datePicker.tooLate"
      }
    let isTimer = mode == .countdown
    return .message(
      isTimer ? isEarly ? "timer.tooShort" : "timer.tooLong" : key,
      [
        "value": .text(text(of: moment)),
        "minimum": .text(firstText ?? ""), "maximum": .text(lastText ?? ""),
      ])
  }

  /// The first and the last value, the interval of the minutes, and the days that can't be chosen, as far as there are any.
  var offered: [LocalizedText] {
    let hasInterval = mode != .date && minuteInterval > 1
    let interval = hasInterval ? Message.limitsInterval(interval: .number(minuteInterval)) : nil
    return [range].compactMap(\.self)
      + [interval, closedDays].compactMap { $0.map { .message($0) } }
  }

  /// The sentence with the first and the last value that can be chosen. Nil if there is no limit.
  var range: LocalizedText? { rangeSentence(from: firstText, to: lastText) }

  private var firstText: LocalizedText? { minimum.map { text(ofLimit: firstOpen(from: $0, by: 1)) } }
  private var lastText: LocalizedText? { maximum.map { text(ofLimit: firstOpen(from: $0, by: -1)) } }

  private var closedDays: Message? {
    // 5 January 1970 is a Monday, the first weekday.
    let weekdays = disabled.weekdays.sorted()
      .map { LocalizedText.moment(DateTime(day: Day(3 + $0)), .field(.weekday)) }
    let days = disabled.days.sorted().map { LocalizedText.moment(DateTime(day: $0), .date(.full)) }
    guard mode.hasDate, !(weekdays + days).isEmpty else { return nil }
    let closed = Message.Argument.list(weekdays + days, .and)
    return disabled.reason.map { .limitsWithoutBecause(days: closed, reason: .text($0)) }
      ?? .limitsWithout(days: closed)
  }

  private func firstOpen(from limit: DateTime, by step: Int) -> DateTime {
    mode.hasDate ? firstAllowed(from: limit, by: step) ?? limit : limit
  }

  /// A limit that includes the whole day is given without its time.
  private func text(ofLimit limit: DateTime) -> LocalizedText {
    let isWholeDay = mode == .dateTime && (limit.minutes == 0 || limit.minutes == 1_439)
    return isWholeDay ? .moment(limit, .date(.full)) : text(of: limit)
  }

  private func refusal(ofDisabled moment: DateTime) -> LocalizedText {
    let value = Message.Argument.text(text(of: moment))
    let reason = disabled.reason.map { Message.Argument.text($0) }
    return switch (reason, firstAllowed(from: moment).map { Message.Argument.text(text(of: $0)) }) {
    case (let reason?, let next?):
      .message(.datePickerDisabledBecauseUntil(value: value, reason: reason, next: next))
    case (let reason?, nil): .message(.datePickerDisabledBecause(value: value, reason: reason))
    case (nil, let next?): .message(.datePickerDisabledUntil(value: value, next: next))
    case (nil, nil): .message(.datePickerDisabled(value: value))
    }
  }

  /// The second value says whether the moment differs from the one given.
  func rounded(_ moment: DateTime) -> (moment: DateTime, isOther: Bool) {
    let interval = minuteInterval
    let exact = DateTime(day: moment.day, minutes: moment.minutes)
    guard mode != .date, moment.minute % interval != 0 else { return (exact, false) }
    let lower = moment.minutes / interval * interval
    let upper = lower + interval
    // A duration is never rounded to zero.
    let isNearerUpper = 2 * (moment.minutes - lower) >= interval || mode == .countdown && lower == 0
    let down = DateTime(day: moment.day, minutes: lower)
    let isNextDay = upper == 1_440
    let up = DateTime(day: isNextDay ? moment.day + 1 : moment.day, minutes: upper % 1_440)
    let canGoUp = (!isNextDay || mode == .dateTime) && isAllowed(up)
    let canGoDown = isAllowed(down)
    return (isNearerUpper && canGoUp || !canGoDown && canGoUp ? up : down, true)
  }
}
