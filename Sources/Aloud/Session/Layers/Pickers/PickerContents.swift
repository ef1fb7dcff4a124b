/// The kind of an open picker, and its columns with its current value.
enum PickerContents: Sendable {
  case list(Picker, [PickerColumn])
  case date(DatePicker, DateColumns)
  case color(ColorPicker, ColorColumns)

  /// Returns nil if the picker no longer exists, or offers nothing.
  init?(_ layer: PickerLayer, in context: LineContext) {
    guard let control = context.base.entry(layer.id, near: context.place.focus.line)?.control, control.error == nil,
      case .pick(let picking) = control.usage
    else { return nil }
    switch (picking, layer.draft) {
    case (.values(let picker), .picked(let picks)):
      let columns = zip(picker.columns, picks).map { column, pick in
        var column = column
        column.selection = pick.flatMap { column.values.index(of: $0) }
        return column
      }
      self = .list(picker, columns)
    case (.moments(let picker), .moment(let moment)):
      let columns = DateColumns(
        picker: picker, locale: context.locale, moment: moment, shown: layer.shownDay, now: context.now)
      self = .date(picker, columns)
    case (.colors(let picker), .color(let color)):
      self = .color(
        picker, ColorColumns(picker: picker, names: context.locale.colorNames, color: color, search: layer.search))
    case (_, .picked), (_, .moment), (_, .color): return nil
    }
  }

  var announcement: Announcement {
    switch self {
    case .list(let picker, _): Announcement(picker)
    case .date(let picker, _): Announcement(picker)
    case .color(let picker, _): Announcement(picker)
    }
  }

  var columns: [PickerColumn] {
    switch self {
    case .list(_, let columns): columns
    case .date(_, let columns): columns.columns
    case .color(_, let columns): columns.columns
    }
  }

  /// That of the days, if there are days.
  var firstColumn: Int {
    if case .date(_, let columns) = self { columns.fields.firstIndex(of: .day) ?? 0 } else { 0 }
  }

  var scale: NumberScale? { if case .list(let picker, _) = self { picker.kind.scale } else { nil } }

  /// The part of the keys of the hint and help messages that identifies the picker.
  func wordKey(_ role: Role) -> String {
    switch self {
    case .date(let picker, _) where picker.mode == .date: "dateOnly"
    case .list(let picker, _) where picker.kind.scale != nil: Role.picker.rawValue
    case .date, .list, .color: role.rawValue
    }
  }

  /// Announced if the picker is empty.
  var placeholder: LocalizedText? {
    switch self {
    case .list(let picker, _): picker.placeholder
    case .date(let picker, _): picker.placeholder
    case .color(let picker, _): picker.placeholder
    }
  }
}

extension PickerLayer {
  /// The lines are the values of the current column.
  func shown(in context: LineContext) -> PlaceView? {
    PickerContents(self, in: context).flatMap { shown($0, in: context) }
  }

  /// A Boolean value that indicates whether an ordinal counts the values of the current column: "the second". The values of
  /// dates and of scales of numbers are not counted.
  func hasPlaces(in context: LineContext) -> Bool {
    switch PickerContents(self, in: context) {
    case .list(let picker, _): picker.kind.scale.map { !$0.isOfNumbers } ?? true
    case .color(_, let parts): parts.parts.indices.contains(column) && !parts.parts[column].isScale
    case .date, nil: false
    }
  }

  func shown(_ contents: PickerContents, in context: LineContext) -> PlaceView? {
    let announcement = contents.announcement
    let columns = contents.columns
    guard let title = announcement.name, let role = announcement.role, !columns.isEmpty else { return nil }
    let column = columns.indices.contains(column) ? column : 0
    let values = columns[column].values
    return PlaceView(
      title, role: role, entries: EntryList([.rows(values)]), columns: columns, selectedLine: columns[column].selection,
      numbersLines: contents.scale.map { !$0.isOfNumbers } ?? !Self.hasNumbers(values, in: context), in: context.wording
    )
  }

  /// The number of values that are checked to find out if all are numbers.
  private static let sampledValues = 100

  /// Returns whether the values are numbers, so that a number is never a position. If only some are, a number may be either.
  static func hasNumbers(_ values: Rows, in context: LineContext) -> Bool {
    let sampled = 0..<min(values.count, sampledValues)
    return !sampled.isEmpty && sampled.allSatisfy { context.number(context.label(of: values[$0])) != nil }
  }

  /// Replaces a selection that no longer exists in a list picker by the app's selection. Returns the announcement of that; nil
  /// if nothing was lost.
  mutating func replaceLostPick(in context: LineContext) -> Announcement? {
    guard case .pick(.values(let picker)) = context.base.entry(id, near: context.place.focus.line)?.control?.usage,
      case .picked(let picks) = draft
    else { return nil }
    let isLost = zip(picker.columns, picks).contains { column, pick in
      pick.map { column.values.index(of: $0) == nil } ?? false
    }
    guard isLost || picks.count != picker.columns.count else { return nil }
    draft = .picked(picker.picks)
    return Announcement(.notice, .message(.pickerValueGone(name: .text(picker.title))))
  }
}

extension Row {
  var text: LocalizedText { value.map { .facts([title, $0]) } ?? title }
}

extension Rows {
  /// In either direction from where a value was last seen.
  private static let searchDistance = 500

  func index(of pick: PickerDraft.Pick) -> Int? {
    if pick.index < count, self[pick.index].id == pick.id { return pick.index }
    let near = pick.index - Self.searchDistance..<pick.index + Self.searchDistance
    return near.clamped(to: 0..<count).first { self[$0].id == pick.id }
  }
}
