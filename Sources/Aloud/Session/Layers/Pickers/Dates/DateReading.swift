/// Reads lines to a date picker (DATE-4).
extension PickerReader {
  /// A value of a column, a phrase for the value or a part of it, or a month to show. Returns nil if the line is none of these.
  mutating func understandDate(_ parsed: ParsedLine, _ columns: DateColumns) -> Outcome? {
    if let outcome = chooseDayOfShownMonth(parsed.text, columns) { return outcome }
    let number = context.number(parsed.folded)
    if let number, let column = column(ofBare: number, columns), !isTwelve(number, column, columns) {
      if let outcome = chooseDay(bare: number, inColumn: column, columns) { return outcome }
      if columns.fields[column] == .year, !columns.isShortYear(number),
        let index = columns.index(.year, of: columns.astronomical(number, .year)),
        let outcome = askPast(
          columns.nearestAllowed(columns.moment(.year, at: index), .year), inColumn: column, columns)
      {
        return outcome
      }
      if let outcome = choose(parsed.folded, inColumn: column) { return outcome }
    }
    for column in columns.fields.indices {
      guard let index = index(named: parsed.folded, inColumn: column, columns) else { continue }
      return choose(bare: index, inColumn: column, columns)
    }
    let phrases = phrases(parsed.text, columns)
    let readings = phrases.readings(parsed.text)
    if !readings.isEmpty { return take(readings, columns) }
    if let reason = phrases.impossible(parsed.text) ?? phrases.otherPart(parsed.text) ?? phrases.tooShort(parsed.text) {
      return .refused(reason)
    }
    if let outcome = showMonth(parsed.folded, columns) { return outcome }
    return number == nil ? nil : refuseNumber(inColumn: layer.column)
  }

  /// The number of years, in either direction from the chosen one, that are searched for a name.
  private static let readableYears = 100

  /// Chooses the value of a column that a line gives exactly as printed: "21 Saturday", 令和8年, PM (DATE-9). A bare number is
  /// read as a number instead.
  mutating func chooseWritten(_ parsed: ParsedLine, _ columns: DateColumns) -> Outcome? {
    guard columns.picker.mode != .countdown, Int(parsed.folded) == nil else { return nil }
    let others = columns.fields.indices.filter { $0 != layer.column }
    for column in [layer.column] + others {
      let field = columns.fields[column]
      let hasName = field == .day || field == .month || field == .year || field == .dayPeriod
      guard hasName, let index = index(written: parsed.folded, field, self.columns[column].values, columns) else {
        continue
      }
      return choose(bare: index, inColumn: column, columns)
    }
    return nil
  }

  /// Chooses a value that was said without its column. The user is asked about a value in the past.
  private mutating func choose(bare index: Int, inColumn column: Int, _ columns: DateColumns) -> Outcome {
    askPast(columns.moment(columns.fields[column], at: index), inColumn: column, columns)
      ?? select(index, inColumn: column, answers: false)
  }

  private func index(written folded: String, _ field: DateField, _ values: Rows, _ columns: DateColumns) -> Int? {
    var places = 0..<values.count
    if field == .year, let year = columns.index(.year, of: columns.number(.year)) {
      places = max(0, year - Self.readableYears)..<min(values.count, year + Self.readableYears)
    }
    return places.first { context.folded(values[$0].title) == folded }
  }

  /// A phrase that counts from a value in question leaves the rest of that value as it is.
  private func phrases(_ phrase: String, _ columns: DateColumns) -> DatePhraseReader {
    let understander = context.user.understander
    let isShift = columns.picker.mode != .countdown && understander.heldShift(phrase) != nil
    return DatePhraseReader(
      columns: isShift ? columnsInQuestion(columns) : columns, understander: understander, now: context.now, held: held)
  }

  /// The current columns if no value is in question.
  private func columnsInQuestion(_ columns: DateColumns) -> DateColumns {
    guard let held, held != layer.moment else { return columns }
    return DateColumns(picker: columns.picker, locale: context.locale, moment: held, shown: held.day, now: context.now)
  }

  /// Takes a single reading that is allowed and near. The user is asked, in one question, about several readings, a distant
  /// one, one on another weekday than was said, and one at the usual time of a part of the day.
  private mutating func take(_ readings: [DatePhraseReader.Reading], _ columns: DateColumns) -> Outcome {
    let risk = DateRisk(columns: columns, now: context.now)
    let answers = readings.map { reading in
      columns.answer(reading.moment).map { answer in
        var answer = answer
        // A time for which there is no column yet is announced with its day.
        answer.column = reading.isWhole ? nil : columns.fields.firstIndex(of: reading.part ?? .day)
        answer.doubt = risk.doubt(reading)
        if reading.isRounded, answer.note == nil { answer.note = .message(.timerRounded) }
        if reading.day?.isISO == true, reading.doubt == .dateOnly { answer.note = .message(.datePickerDateOnly) }
        if let day = reading.day, day.weekday == day.day.weekday { answer.weekday = reading.moment }
        return answer
      }
    }
    // Times that differ in less than the picker holds are one: 2時45分に might end with two seconds.
    let allowed = answers.compactMap { try? $0.get() }.reduce(into: [PickerAnswer]()) { kept, answer in
      if !kept.contains(where: { $0.text == answer.text }) { kept.append(answer) }
    }
    guard let first = allowed.first else {
      if case .failure(let refusal) = answers[0] { return .refused(refusal.reason) }
      return .nothing
    }
    if allowed.count == 1, first.doubt == nil { return layer.hold(first) }
    let (asked, others) = LikelierHalf(now: context.now, hasDate: columns.picker.mode.hasDate).parted(allowed)
    return layer.ask(asked, others: others)
  }

  /// Returns whether a number is twelve o'clock, which may be noon or midnight.
  private func isTwelve(_ number: Int, _ column: Int, _ columns: DateColumns) -> Bool {
    number == 12 && columns.fields[column] == .hour && columns.fields.contains(.dayPeriod)
  }

  // MARK: - Columns

  /// The current column if it has such a value, otherwise that of the days or the years.
  private func column(ofBare number: Int, _ columns: DateColumns) -> Int? {
    if columns.fields[layer.column] == .year, columns.isShortYear(number) { return layer.column }
    let others = [DateField.day, .year].compactMap { columns.fields.firstIndex(of: $0) }
    return ([layer.column] + others).first { columns.fits(number, columns.fields[$0]) }
  }

  /// Chooses a day named only by its number, such as "30" or "the 28th", in the month that is shown, if that is not the current
  /// month (DATE-8). Returns nil if the phrase is not such a number.
  private mutating func chooseDayOfShownMonth(_ phrase: String, _ columns: DateColumns) -> Outcome? {
    let columns = columnsInQuestion(columns)
    guard let column = columns.fields.firstIndex(of: .day), column == layer.column || columns.picker.mode == .date,
      context.locale.calendar == .gregory,
      columns.month != CalendarMonth(of: context.now.day, in: context.locale.calendar)
    else { return nil }
    // "A las nueve" is a time, although it can be read as an ordinal.
    let understander = context.user.understander
    let isOrdinal = !understander.readings(of: phrase, as: .ordinal, now: context.now).isEmpty
    guard
      context.number(Folding.fold(phrase)) != nil || isOrdinal && understander.minutes(phrase, now: context.now).isEmpty
    else { return nil }
    let days = understander.days(phrase, today: context.now.day)
    guard let first = days.first, days.allSatisfy({ $0.isByNumber && $0.weekday == nil && $0.isOfAnyMonth }) else {
      return nil
    }
    let number = CalendarSystem.gregory.date(of: first.day).day
    guard columns.fits(number, .day), let index = columns.index(.day, of: number) else {
      return refuseNumber(inColumn: column)
    }
    return chooseDay(bare: number, inColumn: column, columns)
      ?? take(columns.answer(columns.moment(.day, at: index)), column: column)
  }

  /// Chooses the day of a bare number if it may not be the one in the month that is shown: an empty picker takes the next such
  /// day, and the user is asked about a past day. Returns nil if the day column suffices.
  private mutating func chooseDay(
    bare number: Int, inColumn column: Int, _ columns: DateColumns
  ) -> Outcome? {
    guard columns.fields[column] == .day, let index = columns.index(.day, of: number) else { return nil }
    let calendar = context.locale.calendar
    if layer.moment == nil, columns.month == CalendarMonth(of: columns.start.day, in: calendar) {
      var readings = DatePhraseReader(
        columns: columns, understander: context.user.understander, now: context.now, held: held
      )
      .readings(String(number))
      for index in readings.indices { (readings[index].part, readings[index].isWhole) = (.day, false) }
      return readings.isEmpty ? nil : take(readings, columns)
    }
    return askPast(columns.moment(.day, at: index), inColumn: column, columns)
  }

  /// Asks about a moment in the past, unless the current value is in the past too (DATE-7). Returns nil if there is nothing to
  /// ask.
  private mutating func askPast(_ moment: DateTime, inColumn column: Int, _ columns: DateColumns) -> Outcome? {
    let risk = DateRisk(columns: columns, now: context.now)
    guard columns.picker.mode.hasDate, risk.isPast(moment.day), !(layer.moment.map { risk.isPast($0.day) } ?? false),
      case .success(var answer) = columns.answer(moment)
    else { return nil }
    (answer.column, answer.doubt) = (column, .past)
    return layer.ask([answer])
  }

  mutating func chooseDate(_ text: String, inColumn column: Int, _ columns: DateColumns) -> Outcome? {
    let field = columns.fields[column]
    if let index = index(named: text, inColumn: column, columns) {
      return select(index, inColumn: column, answers: false)
    }
    guard let number = context.user.understander.number(text) ?? context.number(text) else { return nil }
    // A minute between the steps is rounded, or refused as such.
    if field == .minute, (0..<60).contains(number) {
      return take(columns.answer(columns.moment(minute: number)), column: column)
    }
    // An hour above twelve also says its half of the day.
    if field == .hour, (13...23).contains(number) {
      return take(columns.answer(columns.moment(hour: number)), column: column)
    }
    let isShort = field == .year && columns.isShortYear(number)
    let whole = isShort ? NumericDates.year(ofTwoDigits: number, today: context.now.day) : number
    guard let index = columns.index(field, of: columns.astronomical(whole, field)), field != .hour || number <= 23
    else {
      return refuseNumber(inColumn: column)
    }
    // Only one half of the day may be allowed: "2" is 2 PM from 9:00 to 17:30.
    if field == .hour, (1...12).contains(number) {
      let hour = columns.moment(field, at: index).hour
      let other = columns.moment(hour: (hour + 12) % 24)
      if !columns.picker.isAllowed(columns.moment(hour: hour)), columns.picker.isAllowed(other) {
        return take(columns.answer(other), column: column)
      }
    }
    // "27" and 5026 are confirmed in full.
    let moment = columns.nearestAllowed(columns.moment(field, at: index), field)
    let isFar = DateRisk(columns: columns, now: context.now).isFarYear(moment.day)
    if field == .year, isShort || isFar, case .success(var answer) = columns.answer(moment) {
      answer.column = column
      return layer.ask([answer])
    }
    return select(index, inColumn: column, answers: false)
  }

  /// Returns whether a day of the month that is shown is past, and the current value is not.
  func isPast(dayNumbered text: String) -> Bool {
    var other = self
    guard case .date(_, let columns) = contents, let number = context.number(text),
      let index = columns.index(.day, of: number)
    else { return false }
    return other.askPast(columns.moment(.day, at: index), inColumn: layer.column, columns) != nil
  }

  private func index(named text: String, inColumn column: Int, _ parts: DateColumns) -> Int? {
    let field = parts.fields[column]
    guard field == .month || field == .dayPeriod else { return nil }
    let values = columns[column].values
    let titles = (0..<values.count).map { context.folded(values[$0].title) }
    let found = LabelMatching.matches(text, in: titles)
    return found.count == 1 ? found[0] : nil
  }

  // MARK: - Months

  /// Keeps the value.
  mutating func turnMonth(_ offset: Int) -> Outcome {
    guard case .date(let picker, _) = contents, picker.mode.hasDate else {
      return .refused(.message(.datePickerNoMonth))
    }
    return show(CalendarMonth(of: layer.shownDay, in: context.locale.calendar).advanced(by: offset))
  }

  /// Days that are said without a month are then in it.
  private mutating func show(_ month: CalendarMonth) -> Outcome {
    change { $0.shownDay = month.first }
    return .say(month.announcement)
  }

  /// Shows the month that a folded text names with its year: "march 2027".
  mutating func showMonth(_ text: String, _ columns: DateColumns) -> Outcome? {
    guard columns.picker.mode.hasDate, let column = columns.fields.firstIndex(of: .month) else { return nil }
    let shown = CalendarMonth(of: layer.shownDay, in: context.locale.calendar)
    let values = self.columns[column].values
    for index in 0..<values.count {
      guard let range = text.firstRange(of: context.folded(values[index].title)) else { continue }
      let rest = (String(text[..<range.lowerBound]) + " " + text[range.upperBound...]).trimmingSpaces()
      if rest.isEmpty { return show(shown.sameYear(monthIndex: index)) }
      guard let year = context.user.understander.number(rest), (1...9_999).contains(year) else { continue }
      return show(shown.inYear(columns.astronomical(year, .year)).sameYear(monthIndex: index))
    }
    return nil
  }
}

/// Reads answers to a date picker's question by the part that distinguishes them: "the morning one", "p.m.", "the fourth"
/// (DATE-10).
extension PickerReader {
  /// Chooses the answer that one of several phrases names by its part of the day, its time or its day. If a phrase names
  /// several answers, the user is asked about those. Returns nil if none is named.
  mutating func chooseMoment(_ parsed: ParsedLine, _ phrases: [String], _ question: PickerQuestion) -> Outcome? {
    guard case .date(let picker, _) = contents else { return nil }
    for phrase in phrases {
      if picker.mode.hasTime, let outcome = choose(partOfDay: phrase, question) { return outcome }
      guard question.answers.count > 1 else { continue }
      let found = question.answers.filter { isMeant($0, by: phrase, picker.mode) }
      if found.count == 1 {
        layer.question = nil
        return layer.hold(found[0])
      }
    }
    return nil
  }

  private mutating func choose(partOfDay phrase: String, _ question: PickerQuestion) -> Outcome? {
    let understanders = [context.user.understander, Self.english].compactMap(\.self)
    func isIn(_ answer: PickerAnswer) -> Bool? {
      guard case .moment(let moment?) = answer.draft else { return nil }
      return understanders.lazy.compactMap { $0.isTime(moment.minutes, in: phrase) }.first
    }
    guard let first = question.answers.first, isIn(first) != nil else { return nil }
    let shown = question.answers.filter { isIn($0) == true }
    let hidden = question.others.filter { isIn($0) == true }
    let meant = shown.isEmpty ? hidden : shown
    if meant.isEmpty { return Outcome(.notUnderstood(Line(phrase)), .say(question.short)) }
    // A single answer that needs confirmation for another reason is still confirmed.
    let isSettled = meant.count == 1 && (question.answers.count > 1 || meant[0].doubt == nil || !shown.isEmpty)
    guard isSettled else {
      return layer.ask(meant, others: shown.isEmpty ? question.answers : question.others)
    }
    layer.question = nil
    return layer.hold(meant[0])
  }

  /// Returns whether an answer is at the time or on the day that a phrase names.
  private func isMeant(_ answer: PickerAnswer, by phrase: String, _ mode: DatePicker.Mode) -> Bool {
    guard case .moment(let moment?) = answer.draft else { return false }
    let understander = context.user.understander
    if mode.hasTime, understander.minutes(phrase, now: context.now).contains(moment.minutes) { return true }
    guard mode.hasDate else { return false }
    let days = understander.days(phrase, today: context.now.day)
    // The day of the month is compared in the month of each answer: "the fourth" of 4 March and 3 April.
    return days.contains { day in
      day.day == moment.day || day.isByNumber && day.isOfAnyMonth && day.day.ofMonth == moment.day.ofMonth
    }
  }

  /// English is understood in addition to every language.
  private static let english = (try? LoadedLocale("en")).map { Understander($0) }
}

extension Day {
  fileprivate var ofMonth: Int { CalendarSystem.gregory.date(of: self).day }
}
