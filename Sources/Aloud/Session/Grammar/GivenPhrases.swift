/// The phrases that set the value of a thing in one line: its name and the value (LOOP-9).
struct GivenPhrases {
  let around: LineContext
  let form: RecognisedForm

  /// The phrases for all things at the place in front that take a value.
  var phrases: [SpokenPhrase] {
    if around.isMenu || around.shown.activeSearch != nil { return [] }
    return around.entries.ownLines.compactMap { _, entry in
      guard entry.takesValue, let title = entry.title else { return nil }
      let values = values(of: entry)
      return values.isEmpty ? nil : .sequence([.words(form.words(around.wording.text(title))), .choice(values)])
    }
  }

  /// Returns the values that can follow the name of a thing.
  private func values(of entry: Entry) -> [SpokenPhrase] {
    guard let usage = entry.control?.usage else { return [] }
    switch usage {
    case .openMenu:
      guard let menu = entry.menu else { return [] }
      return EntryList(menu).ownLines.compactMap { $0.entry.title }.map { .words(form.words(around.wording.text($0))) }
    case .pick(let picking):
      let rows = Self.rows(picking).flatMap { SpokenNames.whole($0, around, form) }
      return Self.rules(picking).map(SpokenPhrase.rule) + rows.map(SpokenPhrase.words)
    case .read, .press, .set, .enterText: return []
    }
  }

  /// Returns the grammar rules for the values of an open picker.
  static func values(of layer: PickerLayer?, in around: LineContext) -> [SpokenRule] {
    guard let layer, case .pick(let picking) = around.base.entry(layer.id, near: nil)?.control?.usage else { return [] }
    return rules(picking)
  }

  private static func rules(_ picking: Picking) -> [SpokenRule] {
    switch picking {
    case .values(let picker): picker.kind.scale == nil ? [] : [.number]
    case .colors: [.color]
    case .moments(let picker):
      switch picker.mode {
      case .date: [.date]
      case .time: [.time]
      case .dateTime: [.moment]
      case .countdown: [.duration]
      }
    }
  }

  /// Returns the lists of values of a picker. Numbers have none: they are covered by a rule.
  private static func rows(_ picking: Picking) -> [Rows] {
    switch picking {
    case .values(let picker): picker.kind.scale == nil ? picker.columns.map(\.values) : []
    case .moments, .colors: []
    }
  }
}
