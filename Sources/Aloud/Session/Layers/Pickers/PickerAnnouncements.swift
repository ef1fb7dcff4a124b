extension PickerLayer {
  /// Returns how the picker is left. A value from a single list is kept at once, and leaves it.
  func leaving(in context: LineContext) -> Message {
    context.shown.role == .picker && context.shown.columns.count == 1 ? .hintPickerKept : .helpPickerLeave
  }

  mutating func opening(in context: LineContext) -> Outcome {
    guard let contents = PickerContents(self, in: context) else { return .nothing }
    var leaving: Message? = leaving(in: context)
    if let task = context.frame.task, task.control == id {
      leaving = task.tellsLeaving ? .hintTaskLeave(leave: .text(context.frame.leaveTitle)) : nil
    }
    // The question for a number says enough, and "A value you say is kept at once" says how to choose.
    let saysEnough = context.askedScale != nil || leaving == .hintPickerKept
    let way = saysEnough ? nil : Message("hint.\(contents.wordKey(context.shown.role))")
    let hint = [way, leaving].compactMap(\.self).reduce(.nothing) { $0 + Outcome(.hint($1)) }
    var said = announcements(contents, in: context)
    if opensWithColumns(contents, in: context) {
      // The columns announce the value, so it is not repeated. If there is no value, only the names of the columns are announced.
      if !context.shown.columns.contains(where: { $0.selection == nil }) {
        for index in said.indices { (said[index].value, said[index].sentences) = (nil, []) }
        said += columns(in: context)
      }
      return .say(said) + hint
    }
    switch contents {
    case .list(let picker, _) where picker.style == .inline && picker.kind == .list:
      let first = firstOfPage(in: context)
      focus.page = first
      said += Browsing(context: context).page(from: first)
    case .date(let picker, _) where picker.style == .inline: said += weeks(of: picker, in: context)
    case .date, .list, .color: break
    }
    return .say(said) + hint
  }

  private func opensWithColumns(_ contents: PickerContents, in context: LineContext) -> Bool {
    switch contents {
    case .list(let picker, _):
      picker.style == .inline && picker.kind == .list && context.shown.columns.count > 1
    case .date(let picker, _): picker.style == .columns || picker.style == .inline && !picker.mode.hasDate
    case .color: false
    }
  }

  func sayAgain(in context: LineContext) -> [Announcement] {
    if let question { return question.announcements }
    guard let contents = PickerContents(self, in: context) else { return [] }
    return announcements(contents, in: context)
  }

  func announcements(_ contents: PickerContents, in context: LineContext) -> [Announcement] {
    var announcement = contents.announcement
    announcement.kind = .place
    if contents.scale == nil, draft != original || appliesAtOnce { announcement.value = held(contents, in: context) }
    let isTask = context.frame.task?.control == id
    if context.settings.verbosity == .low || isTask && context.shown.columns.count > 1 {
      // The name and value suffice. How a task is answered is its hint.
    } else if context.shown.columns.count > 1 {
      let titles = context.shown.columns.map(\.title)
      announcement.sentences.append(.message(.pickerColumns(columns: .facts(titles))))
    } else if contents.scale == nil {
      announcement.sentences.append(.message(.placeCount(count: .number(context.entries.count))))
    }
    if let task = context.frame.task, task.control == id {
      if let scale = context.askedScale { ask(for: &announcement, on: scale, in: context) }
      if case .date(let picker, _) = contents { ask(for: &announcement, of: picker, in: context) }
      announcement.sentences += [task.emptyLine, task.buttonsSentence].compactMap(\.self)
    }
    return [announcement]
  }

  /// A task asks for a number as a person would: "How many? 0 to 10."
  private func ask(for announcement: inout Announcement, on scale: NumberScale, in context: LineContext) {
    announcement.role = nil
    let isEmpty = context.shown.columns.contains { $0.selection == nil }
    if isEmpty { announcement.value = nil }
    if context.settings.verbosity == .low { return }
    if isEmpty, let title = announcement.name { announcement.name = scale.range(of: title) ?? title }
    announcement.sentences += [scale.stepSentence].compactMap(\.self)
  }

  /// A task asks for a moment within limits in the same way: "When? Monday to Friday." At the least detail the limits wait to be asked for.
  private func ask(for announcement: inout Announcement, of picker: DatePicker, in context: LineContext) {
    guard moment == nil, context.settings.verbosity != .low, let range = picker.range else { return }
    (announcement.name, announcement.value, announcement.role) = (range, nil, nil)
  }

  /// The first of all values if one page has them all, otherwise the selected one.
  func firstOfPage(in context: LineContext) -> Int {
    context.entries.count <= context.pageSize ? 0 : context.shown.selectedLine ?? 0
  }

  func columns(in context: LineContext) -> [Announcement] {
    context.shown.columns.indices.map { announcement(ofColumn: $0, in: context) }
  }

  func announcement(ofColumn index: Int, in context: LineContext) -> Announcement {
    let column = context.shown.columns[index]
    let value = column.selection.map { column.values[$0].text } ?? .message(.pickerNone)
    var announcement = Announcement(.item, named: column.title, value: value)
    let isOfNames =
      context.shown.role == .picker || ColorColumns.Part(rawValue: column.id.name).map { !$0.isScale } ?? false
    if isOfNames, let selection = column.selection {
      announcement.position = Position(selection + 1, of: column.values.count)
    }
    return announcement
  }

  func held(in context: LineContext) -> LocalizedText? {
    PickerContents(self, in: context).map { held($0, in: context) }
  }

  private func held(_ contents: PickerContents, in context: LineContext) -> LocalizedText {
    let none = contents.placeholder ?? .message(.pickerNone)
    switch contents {
    case .date(let picker, _): return moment.map { picker.text(of: $0) } ?? none
    case .color: return color.map { .color($0) } ?? none
    case .list(_, let columns):
      let titles = columns.compactMap { column in column.selection.map { column.values[$0].title } }
      return titles.count == columns.count ? .facts(titles) : .message(.pickerNone)
    }
  }

  func announcement(of answer: PickerAnswer, before: PickerLayer, in context: LineContext) -> Announcement? {
    guard let column = answer.column, let contents = PickerContents(self, in: context) else { return nil }
    // The answer may have removed the column, as a day without a time does.
    guard context.shown.columns.indices.contains(column) else {
      return Announcement(.change, .message(.pickerWhole(value: .text(answer.text))))
    }
    var announcement = announcement(ofColumn: column, in: context)
    announcement.kind = .change
    if context.shown.columns.count == 1 { (announcement.name, announcement.value) = (announcement.value, nil) }
    if answer.note != nil || saysWhole(column, contents, before, in: context) {
      announcement.sentences.append(.message(.pickerWhole(value: .text(answer.text))))
    }
    return announcement
  }

  /// Returns whether the whole value is announced after a change in a column. That of a color always is, because its name has
  /// changed.
  private func saysWhole(
    _ column: Int, _ contents: PickerContents, _ before: PickerLayer, in context: LineContext
  ) -> Bool {
    switch contents {
    case .list: return false
    case .color: return context.shown.columns.count > 1
    case .date(_, let columns):
      guard before.moment != nil, case .date(_, let old) = PickerContents(before, in: context) else { return true }
      let changesMore =
        columns.fields != old.fields
        || columns.fields.indices.contains {
          $0 != column && old.selection(old.fields[$0]) != columns.selection(columns.fields[$0])
        }
      // "Hour, 3" can be a.m. or p.m.
      return changesMore || columns.fields[column] == .hour && columns.fields.contains(.dayPeriod)
    }
  }

  /// The picker goes away without being left. Nil if nothing is lost.
  func interrupted(title: LocalizedText) -> Announcement? {
    hasUnkept ? Announcement(.notice, .message(.entryUnchanged(field: .text(title)))) : nil
  }

  /// Says name, value and position of the picker for "where am I". The question that it asks is announced afterwards.
  func whereabouts(in context: LineContext) -> [Announcement] {
    guard let contents = PickerContents(self, in: context) else { return [] }
    var said = announcements(contents, in: context)
    if case .date(let picker, _) = contents {
      said[0].sentences += said[0].name == picker.range ? Array(picker.offered.dropFirst()) : picker.offered
    }
    if context.shown.columns.count > 1 {
      said.append(announcement(ofColumn: column, in: context))
    } else if context.shown.role == .picker, contents.scale == nil, let line = context.shown.selectedLine, !said.isEmpty
    {
      said[0].position = Position(line + 1, of: context.entries.count)
      said[0].sentences = []
    }
    return said
  }

  /// `failures` is the number of lines in a row that were not understood: the first refusal is short, and only the second
  /// includes help (LOOP-5).
  func notUnderstood(_ line: Line, failures: Int, in context: LineContext) -> [Announcement] {
    var announcement = Announcement(.refusal, ParsedLine.notUnderstood(line.text))
    guard let reader = PickerReader(self, in: context) else { return [announcement] }
    if failures == 2 { return [announcement] + reader.help }
    // The question of a task tells the limits of its number or date itself.
    if failures == 1, context.askedScale == nil {
      announcement.sentences += context.askedRange == nil ? reader.offered : Array(reader.offered.dropFirst())
    }
    announcement.sentences.append(.message(.retryPicker))
    return [announcement]
  }

  /// If the choice can be either kept or dropped, the user is asked to say which.
  var closing: Outcome {
    if draft == original || appliesAtOnce { return Outcome(.leavePicker(isForced: false)) }
    return .said(.question, .message(.helpPickerLeave))
  }
}
