/// The announcements of the month that a date picker shows: its name, then a line for each week, with the weekday of each day
/// (DATE-3). Days that can't be chosen are left out, which is announced once.
extension PickerLayer {
  func weeks(of picker: DatePicker, in context: LineContext) -> [Announcement] {
    let month = CalendarMonth(of: shownDay, in: context.locale.calendar)
    var said = [month.announcement]
    var week: [LocalizedText] = []
    var leavesOut = false
    for day in month.first..<month.first + month.count {
      let text = LocalizedText.moment(DateTime(day: day), .field(.day))
      let isClosed = !picker.isAllowed(DateTime(day: day, minutes: moment?.minutes ?? 720))
      let message =
        day == moment?.day
        ? Message.datePickerDaySelected : day == context.now.day ? Message.datePickerDayToday : nil
      if isClosed { leavesOut = true } else { week.append(message.map { .message($0(.text(text))) } ?? text) }
      if (day + 1).weekday == context.locale.dates.firstWeekday || day + 1 == month.first + month.count {
        if !week.isEmpty { said.append(Announcement(.item, .message(.datePickerMonthWeek(days: .facts(week))))) }
        week = []
      }
    }
    if leavesOut { said.append(Announcement(.notice, .message(.datePickerDaysLeftOut))) }
    return said
  }
}

extension CalendarMonth {
  var announcement: Announcement {
    Announcement(
      .change,
      .message(
        .datePickerMonthShown(
          month: .text(.moment(DateTime(day: first), .date(.yearMonth))), count: .number(count))))
  }
}
