extension Session {
  /// The column that a number without a word beside it is for: the one that the user is in, where it has such a value, else
  /// that of the days or the years.
  func column(ofBare number: Int, _ columns: DateColumns, _ place: PickerPlace) -> Int? {
    if columns.fields[place.column] == .year, columns.isShortYear(number) { return place.column }
    let others = [DateField.day, .year].compactMap { columns.fields.firstIndex(of: $0) }
    return ([place.column] + others).first { columns.fits(number, columns.fields[$0]) }
  }

  /// Says which values a column has, where a number is none of them.
  mutating func refuseNumber(inColumn column: Int) {
    let values = here.columns[column].values
    refuse(
      .message(
        "picker.noValue",
        [
          "column": .text(here.columns[column].title), "first": .text(values[0].title),
          "last": .text(values[values.count - 1].title),
        ]))
  }

  /// Chooses the value of a date column that a folded text is; false where it is none.
  mutating func chooseDate(_ text: String, inColumn column: Int, _ columns: DateColumns) -> Bool {
    let field = columns.fields[column]
    if chooseNamed(text, inColumn: column, field) { return true }
    if let number = understander.number(text) ?? NumberReading.number(text, in: locale) {
      // A minute that the interval leaves out is rounded, or refused as such.
      if field == .minute, (0..<60).contains(number) {
        take(dateAnswer(columns, columns.moment(minute: number)), column: column)
        return true
      }
      // Above twelve, an hour says its half of the day too.
      if field == .hour, (13...23).contains(number) {
        take(dateAnswer(columns, columns.moment(hour: number)), column: column)
        return true
      }
      let isShort = field == .year && columns.isShortYear(number)
      let whole = isShort ? NumericDates.year(ofTwoDigits: number, today: now.day) : number
      guard let index = columns.index(field, of: columns.astronomical(whole, field)),
        field != .hour || number <= 23
      else {
        refuseNumber(inColumn: column)
        return true
      }
      // "27" and 5026 are read back in full.
      let moment = columns.nearestAllowed(columns.moment(field, at: index), field)
      if field == .year, isShort || isFarYear(moment.day), case .success(var answer) = dateAnswer(columns, moment) {
        answer.column = column
        ask([answer])
        return true
      }
      select(index, inColumn: column, answers: false)
      return true
    }
    return false
  }

  /// Chooses the month or the half of the day that a folded text names; false where it names none.
  mutating func chooseNamed(_ text: String, inColumn column: Int, _ field: DateField) -> Bool {
    guard field == .month || field == .dayPeriod else { return false }
    let titles = (0..<here.columns[column].values.count).map { here.columns[column].values[$0].title }
    let found = LabelMatching.matches(text, in: titles.map { Folding.fold(locale.wording.text($0)) })
    guard found.count == 1 else { return false }
    select(found[0], inColumn: column, answers: false)
    return true
  }
}
