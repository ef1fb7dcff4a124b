/// What is said of an open picker.
extension PickerLayer {
  /// Says the picker on opening it: its name, what it is, what it holds, and as much more as its style asks for.
  mutating func opening(in around: Surroundings) -> Outcome {
    guard let contents = PickerContents(self, in: around) else { return .nothing }
    let hint = Outcome(.hint(Message("hint.\(contents.wordKey(around.shown.role))")))
    var said = announcements(contents, in: around)
    if opensWithColumns(contents, in: around) {
      // The columns say what is held: once is enough. Where nothing is, that is said once, with their names.
      if !around.shown.columns.contains(where: { $0.selection == nil }) {
        for index in said.indices { (said[index].value, said[index].sentences) = (nil, []) }
        said += columns(in: around)
      }
      return .say(said) + hint
    }
    switch contents {
    case .list(let picker, _) where picker.style == .inline && picker.kind == .list:
      let first = firstOfPage(in: around)
      bookmark.page = first
      said += Browsing(around: around).page(from: first)
    case .date(let picker, let columns) where picker.style == .inline:
      said += MonthReading(picker, columns, self, in: around).announcements
    case .date, .list, .color: break
    }
    return .say(said) + hint
  }

  /// Whether its columns are said when it opens.
  private func opensWithColumns(_ contents: PickerContents, in around: Surroundings) -> Bool {
    switch contents {
    case .list(let picker, _):
      picker.style == .inline && picker.kind == .list && around.shown.columns.count > 1
    case .date(let picker, _): picker.style == .columns || picker.style == .inline && !picker.mode.hasDate
    case .color: false
    }
  }

  /// Says the picker again, or its question.
  func sayAgain(in around: Surroundings) -> [Announcement] {
    if let question { return question.announcements }
    guard let contents = PickerContents(self, in: around) else { return [] }
    return announcements(contents, in: around)
  }

  /// Says its name, what it is, what it holds, and its columns.
  func announcements(_ contents: PickerContents, in around: Surroundings) -> [Announcement] {
    var announcement = contents.announcement
    announcement.kind = .place
    if contents.scale == nil, draft != original || appliesAtOnce { announcement.value = held(contents, in: around) }
    if around.settings.verbosity == .low {
      // A name and a value tell what is open.
    } else if around.shown.columns.count > 1 {
      let titles = around.shown.columns.map(\.title)
      announcement.sentences.append(.message(.pickerColumns(columns: .facts(titles))))
    } else if contents.scale == nil {
      announcement.sentences.append(.message(.placeCount(count: .number(around.entries.count))))
    }
    return [announcement]
  }

  /// The value that a page begins with: the first where all are on one page, else the selected one.
  func firstOfPage(in around: Surroundings) -> Int {
    around.entries.count <= around.pageSize ? 0 : around.shown.selectedLine ?? 0
  }

  /// Says each column with what is selected in it.
  func columns(in around: Surroundings) -> [Announcement] {
    around.shown.columns.indices.map { announcement(ofColumn: $0, in: around) }
  }

  /// What is said of a column: its name, what is selected, and the place of that among values that have names.
  func announcement(ofColumn index: Int, in around: Surroundings) -> Announcement {
    let column = around.shown.columns[index]
    var announcement = Announcement(.item)
    announcement.name = column.title
    announcement.value = column.selection.map { column.values[$0].text } ?? .message(.pickerNone)
    let isOfNames =
      around.shown.role == .picker || ColorColumns.Part(rawValue: column.id.name).map { !$0.isScale } ?? false
    if isOfNames, let selection = column.selection {
      announcement.position = Position(selection + 1, of: column.values.count)
    }
    return announcement
  }

  /// What it holds, in words.
  func held(in around: Surroundings) -> LocalizedText? {
    PickerContents(self, in: around).map { held($0, in: around) }
  }

  private func held(_ contents: PickerContents, in around: Surroundings) -> LocalizedText {
    let none = contents.placeholder ?? .message(.pickerNone)
    switch contents {
    case .date(let picker, _): return moment.map { picker.text(of: $0) } ?? none
    case .color: return color.map { .color($0) } ?? none
    case .list(_, let columns):
      let titles = columns.compactMap { column in column.selection.map { column.values[$0].title } }
      return titles.count == columns.count ? .facts(titles) : .message(.pickerNone)
    }
  }

  /// Says what was chosen in a column, and the whole where more has changed by it.
  func announcement(of answer: PickerAnswer, before: PickerLayer, in around: Surroundings) -> Announcement? {
    guard let column = answer.column, let contents = PickerContents(self, in: around) else { return nil }
    // The column may have gone with what was chosen: the time of a day alone.
    guard around.shown.columns.indices.contains(column) else {
      return Announcement(.change, .message(.pickerWhole(value: .text(answer.text))))
    }
    var announcement = announcement(ofColumn: column, in: around)
    announcement.kind = .change
    if around.shown.columns.count == 1 { (announcement.name, announcement.value) = (announcement.value, nil) }
    if answer.note != nil || saysWhole(column, contents, before, in: around) {
      announcement.sentences.append(.message(.pickerWhole(value: .text(answer.text))))
    }
    return announcement
  }

  /// Whether the whole is said after a change in a column: of a color always, for its name is another.
  private func saysWhole(
    _ column: Int, _ contents: PickerContents, _ before: PickerLayer, in around: Surroundings
  ) -> Bool {
    switch contents {
    case .list: return false
    case .color: return around.shown.columns.count > 1
    case .date(_, let columns):
      guard before.moment != nil, case .date(_, let old) = PickerContents(before, in: around) else { return true }
      let changesMore =
        columns.fields != old.fields
        || columns.fields.indices.contains {
          $0 != column && old.selection(old.fields[$0]) != columns.selection(columns.fields[$0])
        }
      // "Hour, 3" may be either.
      return changesMore || columns.fields[column] == .hour && columns.fields.contains(.dayPeriod)
    }
  }

  /// What is said where it goes away without being left; nil where nothing is lost.
  func interrupted(title: LocalizedText) -> Announcement? {
    hasUnkept ? Announcement(.notice, .message(.entryUnchanged(field: .text(title)))) : nil
  }
}
