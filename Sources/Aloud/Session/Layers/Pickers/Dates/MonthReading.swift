/// The announcements of the month that a date picker shows: its name, then a line for each week, with the weekday of each day
/// (DATE-3). Days that can't be chosen are left out, which is announced once.
struct MonthReading: Sendable {
  let announcements: [Announcement]

  init(_ picker: DatePicker, _ columns: DateColumns, _ layer: PickerLayer, in context: LineContext) {
    let month = CalendarMonth(of: layer.shownDay, in: context.locale.calendar)
    var said = [Self.title(of: month)]
    var week: [LocalizedText] = []
    var leavesOut = false
    for day in month.first..<month.first + month.count {
      let text = LocalizedText.moment(DateTime(day: day), .field(.day))
      let isClosed = !picker.isAllowed(DateTime(day: day, minutes: layer.moment?.minutes ?? 720))
      let message =
        day == layer.moment?.day
        ? Message.datePickerDaySelected : day == context.now.day ? Message.datePickerDayToday : nil
      if isClosed { leavesOut = true } else { week.append(message.map { .message($0(.text(text))) } ?? text) }
      if (day + 1).weekday == context.locale.dates.firstWeekday || day + 1 == month.first + month.count {
        if !week.isEmpty { said.append(Announcement(.item, .message(.datePickerMonthWeek(days: .facts(week))))) }
        week = []
      }
    }
    if leavesOut { said.append(Announcement(.notice, .message(.datePickerDaysLeftOut))) }
    announcements = said
  }

  static func title(of month: CalendarMonth) -> Announcement {
    Announcement(
      .change,
      .message(
        .datePickerMonthShown(
          month: .text(.moment(DateTime(day: month.first), .date(.yearMonth))), count: .number(month.count))))
  }
}
