/// Words of a locale's lexicon and table, as a recogniser gives them back.
struct ValueWords {
  let locale: LoadedLocale
  let form: RecognisedForm

  /// The first words of each line of the lexicon of one of these names, at most `most` a line.
  func lexicon(_ kind: String, _ names: [String], most: Int = 2) -> [String] {
    names.flatMap { name in
      locale.values.lines.filter { $0.kind == kind && $0.name == name }.flatMap(\.words).map(form.words)
        .filter { !$0.isEmpty }.prefix(most)
    }
  }

  /// The lines of the lexicon whose name begins so: the first words of each.
  func lexicon(_ kind: String, beginning: String) -> [String] {
    locale.values.lines.filter { $0.kind == kind && $0.name.hasPrefix(beginning) }
      .compactMap { $0.words.map(form.words).first { !$0.isEmpty } }
  }

  /// The names that the table lists for a key.
  func names(_ key: String) -> [String] { (locale.dates.files[key] ?? "").alternatives().map(form.words) }

  /// One word or phrase of the table.
  func word(_ key: String) -> [String] { locale.dates.files[key].map { [form.words($0)] } ?? [] }

  /// The words around the number in the table's phrases for a distance: "in {0} days", of each plural form.
  func distances(_ unit: RelativeUnit, _ direction: String) -> [(before: String, after: String)] {
    var found: [(before: String, after: String)] = []
    for category in PluralCategory.allCases {
      guard
        let parts = locale.dates.files["relative.\(unit.rawValue).\(direction).\(category.rawValue)"]?.cut(at: "{0}")
      else { continue }
      let phrase = (form.words(String(parts.before)), form.words(String(parts.after)))
      if !found.contains(where: { $0 == phrase }) { found.append(phrase) }
    }
    return found
  }
}
