extension Session {
  /// How far off a day may be to be taken without asking: within it, a weekday names one day only.
  private var nearDays: Int { 6 }

  /// Takes a line at a date picker: a value of a column, a phrase for the whole or for a part, or a month to show.
  mutating func understandDate(_ line: Line, _ folded: String, _ columns: DateColumns) {
    guard let place = pickerPlace else { return }
    let number = NumberReading.number(folded, in: locale)
    if let number, let column = column(ofBare: number, columns, place), choose(folded, inColumn: column) { return }
    for column in columns.fields.indices where chooseNamed(folded, inColumn: column, columns.fields[column]) { return }
    let phrases = DatePhraseReader(columns: columns, understander: understander, locale: locale, now: now)
    let readings = phrases.readings(line.text)
    if !readings.isEmpty { return take(readings, columns, isExplicit: phrases.namesYear(line.text)) }
    if let reason = phrases.impossible(line.text) { return refuse(reason) }
    if showMonth(folded, columns) { return }
    number == nil ? notUnderstood(line) : refuseNumber(inColumn: place.column)
  }

  /// The column that a number without a word beside it is for: the one that the user is in, where it has such a value, else
  /// that of the days or the years.
  private func column(ofBare number: Int, _ columns: DateColumns, _ place: PickerPlace) -> Int? {
    let others = [DateField.day, .year].compactMap { columns.fields.firstIndex(of: $0) }
    return ([place.column] + others).first { columns.fits(number, columns.fields[$0]) }
  }

  /// Says which values a column has, where a number is none of them.
  private mutating func refuseNumber(inColumn column: Int) {
    let values = here.columns[column].values
    let ends = ["first": 0, "last": values.count - 1].mapValues { Message.Argument.text(values[$0].title) }
    refuse(.message("picker.noValue", ["column": .text(here.columns[column].title)].merging(ends) { $1 }))
  }

  /// Takes what a phrase can mean: one that is allowed and near is taken, several or one far off are asked about.
  private mutating func take(_ readings: [DatePhraseReader.Reading], _ columns: DateColumns, isExplicit: Bool) {
    let answers = readings.map { reading in
      dateAnswer(columns, reading.moment).map { answer in
        var answer = answer
        answer.column = reading.isWhole ? nil : columns.fields.firstIndex(of: reading.part ?? .day) ?? 0
        return answer
      }
    }
    let allowed = answers.compactMap { try? $0.get() }
    guard let first = allowed.first else {
      if case .failure(let refusal) = answers[0] { refuse(refusal.reason) }
      return
    }
    let isNear =
      columns.picker.mode.hasDate == false || isExplicit || readings[0].part != nil
      || (-nearDays...nearDays).contains(readings[0].moment.day - now.day)
    if allowed.count == 1, isNear { return hold(first) }
    ask(allowed)
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
      guard let index = columns.index(field, of: columns.astronomical(number, field)),
        field != .hour || number <= 23
      else {
        refuseNumber(inColumn: column)
        return true
      }
      select(index, inColumn: column, answers: false)
      return true
    }
    return false
  }

  /// Chooses the month or the half of the day that a folded text names; false where it names none.
  private mutating func chooseNamed(_ text: String, inColumn column: Int, _ field: DateField) -> Bool {
    guard field == .month || field == .dayPeriod else { return false }
    let titles = (0..<here.columns[column].values.count).map { here.columns[column].values[$0].title }
    let found = LabelMatching.matches(text, in: titles.map { Folding.fold(locale.wording.text($0)) })
    guard found.count == 1 else { return false }
    select(found[0], inColumn: column, answers: false)
    return true
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
