extension Session {
  /// Opens a picker over the place (PICK-3); one that offers nothing says why.
  mutating func openPicker(_ element: Element) {
    if let problem = element.control.problem { return refuse(problem) }
    guard var place = pickerPlace(of: element) else { return }
    place.undoCount = undoStack.count
    navigation.overlays = [.picker(place)]
    refresh()
    sayPicker()
    switch element {
    case .picker(let picker) where picker.style == .inline && picker.kind == .list:
      picker.columns.count == 1 ? sayPage(from: firstOfPage) : sayColumns()
    case .datePicker(let picker) where picker.style == .columns: sayColumns()
    case .datePicker(let picker) where picker.style == .inline: picker.mode.hasDate ? sayMonth() : sayColumns()
    default: break
    }
    giveHint("hint.\((pickerBounds == nil ? here.role : .picker).rawValue)")
  }

  private func pickerPlace(of element: Element) -> PickerPlace? {
    switch element {
    case .picker(let picker):
      let draft = PickerDraft.picked(picker.picks)
      return PickerPlace(
        id: picker.id, draft: draft, original: draft, appliesAtOnce: picker.style == .inline, column: 0)
    case .datePicker(let picker):
      let draft = PickerDraft.moment(picker.value)
      var place = PickerPlace(
        id: picker.id, draft: draft, original: draft, appliesAtOnce: picker.style != .compact, column: 0)
      let columns = dateColumns(of: picker, place)
      place.shown = columns.start.day
      // Wheels are read from the first on; in a month it is days that are asked for.
      if picker.style != .columns, let day = columns.fields.firstIndex(of: .day) { place.column = day }
      // A number alone is so many minutes.
      if picker.mode == .countdown, let minute = columns.fields.firstIndex(of: .minute) { place.column = minute }
      return place
    case .colorPicker(let picker):
      let draft = PickerDraft.color(picker.value)
      var place = PickerPlace(id: picker.id, draft: draft, original: draft, appliesAtOnce: false, column: 0)
      if let color = picker.value { place.search.spectrum = ColorSpectrum(color) }
      return place
    default: return nil
    }
  }

  /// Says the open picker: its name, what it is, what it holds, and its columns.
  mutating func sayPicker() {
    guard let place = pickerPlace, let element = element(of: place) else { return }
    var announcement = Announcement(element)
    announcement.kind = .place
    if pickerBounds == nil, place.draft != place.original || place.appliesAtOnce { announcement.value = pickedText }
    if settings.verbosity == .low {
      // A name and a value tell what is open.
    } else if here.columns.count > 1 {
      announcement.sentences.append(.message("picker.columns", ["columns": .facts(here.columns.map(\.title))]))
    } else if pickerBounds == nil {
      announcement.sentences.append(.message("place.count", ["count": .number(here.entries.count)]))
    }
    say(announcement)
  }

  /// The value that a page begins with: the first where all are on one page, else the selected one.
  var firstOfPage: Int {
    here.entries.count <= settings.textSize.itemsPerPage ? 0 : here.selectedLine ?? 0
  }

  /// Says each column with what is selected in it.
  mutating func sayColumns() {
    for index in here.columns.indices { say(announcement(ofColumn: index)) }
  }

  /// What the open picker holds, in words.
  var pickedText: LocalizedText? {
    guard let place = pickerPlace, let element = element(of: place) else { return nil }
    switch (element, place.draft) {
    case (.datePicker(let picker), .moment(let moment)):
      return moment.map { picker.text(of: $0) } ?? picker.placeholder ?? .message("picker.none")
    case (.colorPicker(let picker), .color(let color)):
      return color.map { .color($0) } ?? picker.placeholder ?? .message("picker.none")
    case (.picker, .picked):
      let titles = here.columns.compactMap { column in column.selection.map { column.values[$0].title } }
      return titles.count == here.columns.count ? .facts(titles) : .message("picker.none")
    default: return nil
    }
  }

  /// What is said of a column: its name, what is selected, and the place of that where there is much.
  func announcement(ofColumn index: Int) -> Announcement {
    let column = here.columns[index]
    var announcement = Announcement(.item)
    announcement.name = column.title
    announcement.value = column.selection.map { column.values[$0].title } ?? .message("picker.none")
    if here.role == .picker, let selection = column.selection, column.values.count > 31 || here.columns.count == 1 {
      announcement.position = Position(selection + 1, of: column.values.count)
    }
    return announcement
  }
}
