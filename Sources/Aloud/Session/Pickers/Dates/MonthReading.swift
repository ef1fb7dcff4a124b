extension Session {
  /// Reads the month that is shown: its name, then a line for each week, each day with its weekday (DATE-3). Days that
  /// can't be chosen are left out, and that is said once.
  mutating func sayMonth() {
    guard let place = pickerPlace, case .datePicker(let picker) = element(of: place) else { return }
    let month = CalendarMonth(of: place.shown, in: locale.calendar)
    sayShownMonth(month)
    let limits = DateLimits(picker)
    var week: [LocalizedText] = []
    var leavesOut = false
    for day in month.first..<month.first + month.count {
      let text = LocalizedText.moment(DateTime(day: day), .field(.day))
      let isClosed = !limits.isAllowed(DateTime(day: day, minutes: place.moment?.minutes ?? 720))
      let key = day == place.moment?.day ? "datePicker.daySelected" : day == now.day ? "datePicker.dayToday" : nil
      if isClosed { leavesOut = true } else { week.append(key.map { .message($0, ["day": .text(text)]) } ?? text) }
      if (day + 1).weekday == locale.dates.firstWeekday || day + 1 == month.first + month.count {
        if !week.isEmpty { say(.item, .message("datePicker.monthWeek", ["days": .facts(week)])) }
        week = []
      }
    }
    if leavesOut { say(.notice, .message("datePicker.daysLeftOut")) }
  }

  /// Says which month is shown, and how many days it has.
  private mutating func sayShownMonth(_ month: CalendarMonth) {
    say(
      .change,
      .message(
        "datePicker.monthShown",
        ["month": .text(.moment(DateTime(day: month.first), .date(.yearMonth))), "count": .number(month.count)]))
  }

  /// Shows the next or the previous month; what is chosen stays chosen.
  mutating func turnMonth(_ offset: Int) {
    guard let place = pickerPlace, case .datePicker(let picker) = element(of: place), picker.mode.hasDate else {
      return refuse(.message("datePicker.noMonth"))
    }
    show(CalendarMonth(of: place.shown, in: locale.calendar).advanced(by: offset))
  }

  /// Shows a month: days that are said without one are its days.
  mutating func show(_ month: CalendarMonth) {
    changePicker { $0.shown = month.first }
    sayShownMonth(month)
  }

  /// Shows the month that a folded text names with its year, "march 2027"; false where it is none.
  mutating func showMonth(_ text: String, _ columns: DateColumns) -> Bool {
    guard columns.picker.mode.hasDate, let place = pickerPlace, let column = columns.fields.firstIndex(of: .month)
    else {
      return false
    }
    let shown = CalendarMonth(of: place.shown, in: locale.calendar)
    let values = here.columns[column].values
    for index in 0..<values.count {
      let name = Folding.fold(locale.wording.text(values[index].title))
      guard let range = text.firstRange(of: name) else { continue }
      let rest = (String(text[..<range.lowerBound]) + " " + text[range.upperBound...]).trimmingSpaces()
      guard !rest.isEmpty else {
        show(shown.sameYear(monthIndex: index))
        return true
      }
      guard let year = understander.number(rest), (1...9_999).contains(year) else { continue }
      show(shown.inYear(columns.astronomical(year, .year)).sameYear(monthIndex: index))
      return true
    }
    return false
  }
}
