extension Session {
  /// How far off a day may be to be taken without asking: within it, a weekday names one day only.
  private var nearDays: Int { 6 }

  /// Takes a line at a date picker: a value of a column, a phrase for the whole or for a part, or a month to show.
  mutating func understandDate(_ line: Line, _ folded: String, _ columns: DateColumns) {
    guard let place = pickerPlace else { return }
    let number = NumberReading.number(folded, in: locale)
    if let number, let column = column(ofBare: number, columns, place), choose(folded, inColumn: column) { return }
    for column in columns.fields.indices where chooseNamed(folded, inColumn: column, columns.fields[column]) { return }
    let phrases = DatePhraseReader(columns: columns, understander: understander, now: now)
    let readings = phrases.readings(line.text)
    if !readings.isEmpty { return take(readings, columns) }
    if let reason = phrases.impossible(line.text) { return refuse(reason) }
    if showMonth(folded, columns) { return }
    number == nil ? notUnderstood(line) : refuseNumber(inColumn: place.column)
  }

  /// Takes what a phrase can mean: one that is allowed and near is taken; several, one far off, one whose weekday is
  /// another than the phrase says and one at the usual time of a part of the day are asked about.
  private mutating func take(_ readings: [DatePhraseReader.Reading], _ columns: DateColumns) {
    let answers = readings.map { reading in
      dateAnswer(columns, reading.moment).map { answer in
        var answer = answer
        answer.column = reading.isWhole ? nil : columns.fields.firstIndex(of: reading.part ?? .day) ?? 0
        answer.isOtherWeekday = reading.day?.isOtherWeekday ?? false
        answer.isSure = isSure(reading, columns)
        return answer
      }
    }
    let allowed = answers.compactMap { try? $0.get() }
    guard let first = allowed.first else {
      if case .failure(let refusal) = answers[0] { refuse(refusal.reason) }
      return
    }
    allowed.count == 1 && first.isSure ? hold(first) : ask(allowed)
  }

  /// Whether a reading counts without being read back.
  private func isSure(_ reading: DatePhraseReader.Reading, _ columns: DateColumns) -> Bool {
    guard columns.picker.mode.hasDate, let day = reading.day else { return true }
    if day.isOtherWeekday || reading.isAround { return false }
    return day.namesYear ? !isFarYear(day.day) : (-nearDays...nearDays).contains(day.day - now.day)
  }

  /// Whether a day is so many years off that another is likelier meant.
  func isFarYear(_ day: Day) -> Bool { (day - now.day).magnitude > 36_525 }
}
