extension Session {
  /// The picker that is open in front, under a question about it or not.
  var pickerPlace: PickerPlace? {
    for case .picker(let place) in navigation.overlays { return place }
    return nil
  }

  /// Changes the open picker, and what stands in it.
  mutating func changePicker(_ change: (inout PickerPlace) -> Void) {
    guard let index = navigation.overlays.firstIndex(where: \.isPicker),
      case .picker(var place) = navigation.overlays[index]
    else { return }
    change(&place)
    navigation.overlays[index] = .picker(place)
    refresh()
  }

  /// The element of an open picker, or nil when it has gone.
  func element(of place: PickerPlace) -> Element? {
    let entries = baseEntries
    guard let line = entries.line(of: place.id, hint: navigation.places.last?.focus),
      case .element(let element) = entries[line]
    else { return nil }
    return element
  }

  /// An open picker as it stands now: the lines are the values of the column that the user is in.
  func resolve(_ place: PickerPlace) -> Here? {
    guard let element = element(of: place), element.control.problem == nil else { return nil }
    let announcement = Announcement(element)
    guard let title = announcement.name, let role = announcement.role else { return nil }
    let columns = columns(of: element, place)
    guard columns.indices.contains(place.column) else { return nil }
    var here = Here(
      title: title, role: role, entries: EntryList([.rows(columns[place.column].values)]))
    here.selectedLine = columns[place.column].selection
    here.columns = columns
    return here
  }

  /// The columns of a picker as they stand with what it holds now.
  private func columns(of element: Element, _ place: PickerPlace) -> [PickerColumn] {
    switch (element, place.draft) {
    case (.picker(let picker), .picked(let picks)):
      zip(picker.columns, picks).map { column, pick in
        var column = column
        column.selection = pick.flatMap { column.values.index(of: $0) }
        return column
      }
    case (.datePicker(let picker), .moment): dateColumns(of: picker, place).columns
    case (.colorPicker(let picker), .color): colorColumns(of: picker, place).columns
    default: []
    }
  }

  /// The columns of a date picker.
  func dateColumns(of picker: DatePicker, _ place: PickerPlace) -> DateColumns {
    DateColumns(picker: picker, locale: locale, moment: place.moment, shown: place.shown, now: now)
  }

  /// The columns of a color picker.
  func colorColumns(of picker: ColorPicker, _ place: PickerPlace) -> ColorColumns {
    ColorColumns(picker: picker, names: locale.colorNames, color: place.color, search: place.search)
  }

  /// Takes what the app has selected, where what was selected in an open list picker is no longer there, and says so.
  mutating func replaceLostPick() {
    guard let place = pickerPlace, case .picker(let picker) = element(of: place), case .picked(let picks) = place.draft
    else { return }
    let isLost = zip(picker.columns, picks).contains { column, pick in
      pick.map { column.values.index(of: $0) == nil } ?? false
    }
    guard isLost || picks.count != picker.columns.count else { return }
    changePicker { $0.draft = .picked(picker.picks) }
    say(.notice, .message("picker.valueGone", ["name": .text(picker.title)]))
  }
}

extension Rows {
  /// How far from where a value was last seen it is looked for.
  private static let searchDistance = 500

  /// Where a selected value stands now; nil where it has gone.
  func index(of pick: PickerDraft.Pick) -> Int? {
    if pick.index < count, self[pick.index].id == pick.id { return pick.index }
    let near = pick.index - Self.searchDistance..<pick.index + Self.searchDistance
    return near.clamped(to: 0..<count).first { self[$0].id == pick.id }
  }
}
