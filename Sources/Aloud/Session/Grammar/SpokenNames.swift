/// The names of the things here in the form that a recogniser returns, and the beginnings of names that suffice (LOOP-2).
struct SpokenNames {
  /// The rows of longer lists are reached by number or by "find".
  private static let mostRows = 300

  let names: [(printed: String, spoken: String)]

  /// If there is a condition, only entries that meet it have names. The rows that an app provides are like their first.
  init(context: LineContext, form: RecognisedForm, entriesWhere isMeant: ((Entry) -> Bool)? = nil) {
    let printed = context.names(mostRows: Self.mostRows, where: isMeant).map(context.wording.text)
    names = printed.map { (printed: $0, spoken: form.words($0)) }
  }

  static func whole(_ rows: Rows, _ context: LineContext, _ form: RecognisedForm) -> [String] {
    (0..<min(rows.count, mostRows)).map { form.words(context.wording.text(rows[$0].title)) }
  }

  /// The full names, and each sequence of first words that only one name has.
  var enough: [String] {
    var counts: [String: Int] = [:]
    for name in Set(names.map(\.spoken)) {
      for beginning in Self.beginnings(name) { counts[beginning, default: 0] += 1 }
    }
    let whole = Set(names.map(\.spoken))
    return counts.filter { !$0.key.isEmpty && ($0.value == 1 || whole.contains($0.key)) }.keys.sorted()
  }

  /// Returns a heard line in which a name is replaced by its printed form, if it is spoken in other words, as numbers, signs and
  /// words with a pronunciation are. The longest name takes precedence.
  func printed(_ line: String) -> String {
    let different = names.filter { Folding.fold($0.printed) != Folding.fold($0.spoken) && !$0.spoken.isEmpty }
      .sorted { $0.spoken.count > $1.spoken.count }
    let words = " " + RecognisedForm.cleaned(line) + " "
    for name in different {
      guard let place = words.firstRange(of: " \(name.spoken) ") else { continue }
      return (words[..<place.lowerBound] + " \(name.printed) " + words[place.upperBound...]).trimmingSpaces()
    }
    return line
  }

  private static func beginnings(_ name: String) -> [String] {
    let words = name.split(separator: " ")
    return words.indices.map { words[...$0].joined(separator: " ") }
  }
}

/// The phrases that set the value of a thing in one line: its name and the value (LOOP-9).
struct GivenPhrases {
  let context: LineContext
  let form: RecognisedForm

  var phrases: [SpokenPhrase] {
    if context.isMenu || context.shown.activeSearch != nil { return [] }
    let (before, between) = assigning
    return context.entries.ownLines.compactMap { _, entry in
      guard entry.takesValue, let title = entry.title else { return nil }
      let values = values(of: entry)
      if values.isEmpty { return nil }
      let name = context.wording.text(title)
      let given = SpokenPhrase.sequence([before, .words(form.words(name)), between, .choice(values)])
      return entry.scale == nil ? given : .choice([given] + steps(of: name))
    }
  }

  /// The usual phrases that move a value by one step.
  private func steps(of name: String) -> [SpokenPhrase] {
    ["value.raise", "value.lower"].flatMap { key in
      context.wording.alternatives(key).own.prefix(3).map { .words(form.words($0.replacing("{name}", with: name))) }
    }
  }

  /// The words before a name, and between it and the value, in the usual phrases that assign one: "set", "to".
  private var assigning: (before: SpokenPhrase, between: SpokenPhrase) {
    let phrases = context.wording.alternatives("value.assign").own.prefix(4).compactMap { phrase -> [String]? in
      guard let (before, rest) = phrase.cut(at: "{name}"), let (between, after) = rest.cut(at: "{value}"), after.isEmpty
      else { return nil }
      return [form.words(String(before)), form.words(String(between))]
    }
    return (.optional(.oneOf(phrases.map { $0[0] })), .optional(.oneOf(phrases.map { $0[1] })))
  }

  private func values(of entry: Entry) -> [SpokenPhrase] {
    guard let usage = entry.control?.usage else { return [] }
    switch usage {
    case .openMenu:
      guard let menu = entry.menu else { return [] }
      return EntryList(menu).ownLines.compactMap { $0.entry.title }.map { .words(form.words(context.wording.text($0))) }
    case .pick(let picking):
      let rules = Self.rules(picking)
      guard rules.isEmpty, case .values(let picker) = picking else { return rules.map(SpokenPhrase.rule) }
      return picker.columns.flatMap { SpokenNames.whole($0.values, context, form) }.map(SpokenPhrase.words)
    case .read, .press, .set, .enterText: return []
    }
  }

  static func values(of layer: PickerLayer?, in context: LineContext) -> [SpokenRule] {
    guard let layer, case .pick(let picking) = context.base.entry(layer.id, near: nil)?.control?.usage else {
      return []
    }
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
}
