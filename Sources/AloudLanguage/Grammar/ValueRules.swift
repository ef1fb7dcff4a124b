/// The rules of a grammar for values: numbers, dates, times, durations, colors and letters (VOICE-1).
///
/// They use the words and word orders of `Understander`. Phrases without meaning that fit them are refused after recognition.
public struct ValueRules {
  private let locale: LoadedLocale
  private let form: RecognisedForm

  /// Creates the rules of a locale.
  public init(_ locale: LoadedLocale, _ form: RecognisedForm) { (self.locale, self.form) = (locale, form) }

  /// Returns the phrase of a rule, which is empty for the rules about items.
  public func phrase(_ rule: SpokenRule) -> SpokenPhrase {
    switch rule {
    case .line, .name, .thing: .choice([])
    case .number: .oneOf((0...100).map(form.number))
    case .ordinal: .oneOf((1...31).flatMap { lexicon("ordinal", [String($0)], most: 1) })
    case .date: date
    case .time: time
    case .moment: moment
    case .duration: duration
    case .color: color
    case .letter: .oneOf(locale.characters.spellings.map { form.words(String($0.letter)) })
    case .codeWord: .oneOf(locale.characters.spellings.map { form.words($0.word) })
    }
  }

  /// Returns the ordinals of the numbers, as far as languages have them in one word, and "last": "second", "second one".
  public func places(_ numbers: [Int]) -> SpokenPhrase {
    let names = numbers.filter { $0 <= 31 }.map(String.init) + (numbers.isEmpty ? [] : ["end+0"])
    return .oneOf(
      names.flatMap { name -> [String] in
        let all = lexicon("ordinal", [name], most: .max)
        guard let first = all.first else { return [] }
        return [first] + all.filter { $0.hasPrefix(first + " ") }.prefix(1)
      })
  }

  /// The words before "last" in the phrases for the last place: articles, and a few others.
  public var articles: [String] {
    let all = lexicon("ordinal", ["end+0"], most: .max)
    guard let last = all.first.map({ " " + $0 }) else { return [] }
    return all.filter { $0.hasSuffix(last) }.map { String($0.dropLast(last.count)) }
  }

  /// The first word of courtesy of the language, which may begin or end a line: "please".
  public var courtesy: SpokenPhrase { .oneOf(lexicon("boolean", ["courtesy"], most: 1)) }

  private var date: SpokenPhrase {
    let month = SpokenPhrase.oneOf(names("month.wide"))
    let weekday = SpokenPhrase.oneOf(names("weekday.wide"))
    let which = SpokenPhrase.oneOf(lexicon("date", ["next", "this", "last"], most: 4))
    let number = SpokenPhrase.oneOf((1...31).map(form.number))
    let fillers = SpokenPhrase.oneOf(lexicon("date", ["filler", "article"], most: 4))
    let filler = SpokenPhrase.optional(fillers)
    // "The eighth", since noise after "Friday" is easily heard as "eighth".
    let beforeDay = lexicon("date", ["article"]).isEmpty ? filler : fillers
    let weeks = ["week", "month", "year"].flatMap { unit in (-1...1).flatMap { word("relative.\(unit).\($0)") } }
    return .choice([
      .oneOf((-2...2).flatMap { word("relative.day.\($0)") + lexicon("day", [String($0)], most: 1) }),
      .sequence([.optional(.choice([which, fillers])), weekday]), .sequence([weekday, which]), .oneOf(weeks),
      .sequence([
        .optional(weekday),
        .choice([
          .sequence([beforeDay, .rule(.ordinal)]),
          .sequence([filler, .choice([.rule(.ordinal), number]), filler, month]),
          .sequence([month, filler, .choice([.rule(.ordinal), number])]),
        ]),
      ]), distance([.day, .week, .month]), .oneOf(lexicon("date", beginning: "on.")),
    ])
  }

  private func distance(_ units: [RelativeUnit]) -> SpokenPhrase {
    .choice(
      units.flatMap { distances($0, "future") + distances($0, "past") }.map { before, after in
        .sequence([.words(before), amount, .words(after)].filter { $0 != .words("") })
      })
  }

  /// A number, or a word that stands for one of a unit: "an hour".
  private var amount: SpokenPhrase { .choice([.rule(.number), .oneOf(lexicon("amount", ["1"]))]) }

  private var time: SpokenPhrase {
    let hour = SpokenPhrase.oneOf((0...24).map(form.number))
    let minute = SpokenPhrase.oneOf((0...59).map(form.number))
    let filler = SpokenPhrase.optional(.oneOf(lexicon("time", ["filler"], most: 4)))
    let piece = SpokenPhrase.oneOf(
      lexicon("time", ["quarter", "half", "third", "halfTo", "quarterTo", "threeQuartersTo"]))
    let side = SpokenPhrase.oneOf(lexicon("time", ["past", "to", "less"]))
    let minutes = SpokenPhrase.sequence([minute, .optional(.oneOf(lexicon("unit", ["minute"])))])
    let isAfterHour = !lexicon("time", ["less"]).isEmpty
    return .choice([
      .sequence([
        filler,
        .choice([
          .sequence([
            .optional(.choice([.sequence([piece, .optional(side)]), .sequence([minutes, side])])), hour, filler,
          ]), .sequence([hour, filler, minute]),
          isAfterHour ? .sequence([hour, side, .choice([piece, minutes])]) : .choice([]),
        ]), .optional(partOfDay),
      ]),
      .oneOf(lexicon("time", ["12:00", "00:00"], most: 1) + word("dayPeriod.noon") + word("dayPeriod.midnight")),
      distance([.hour, .minute]),
    ])
  }

  private var partOfDay: SpokenPhrase {
    .oneOf(lexicon("time", ["am", "pm", "night"], most: 7) + word("dayPeriod.am") + word("dayPeriod.pm"))
  }

  private var moment: SpokenPhrase {
    let filler = SpokenPhrase.optional(.oneOf(lexicon("time", ["filler"], most: 4)))
    return .choice([
      .sequence([
        .choice([.sequence([.rule(.date), .optional(partOfDay)]), partOfDay]),
        .optional(.sequence([filler, .rule(.time)])),
      ]), .sequence([.rule(.time), .optional(.rule(.date))]),
    ])
  }

  private var duration: SpokenPhrase {
    let unit = SpokenPhrase.oneOf(lexicon("unit", ["hour", "minute", "second"]))
    let half = SpokenPhrase.oneOf(lexicon("time", ["half"]))
    let one = SpokenPhrase.oneOf(lexicon("amount", ["1"]))
    let whole = SpokenPhrase.sequence([amount, unit])
    let and = SpokenPhrase.optional(.oneOf(lexicon("number", ["and"])))
    return .choice([
      .sequence([whole, .optional(.sequence([and, .choice([whole, half])]))]),
      .sequence([half, .optional(one), unit]),
    ])
  }

  private var color: SpokenPhrase {
    let colors = locale.colorNames
    let hues = SpokenPhrase.oneOf(colors.columns.map(form.words))
    return .sequence([.optional(.oneOf(colors.rows.map(form.words))), hues])
  }

  // The words of the lexicon and the table, in the form in which a recogniser returns them.

  /// Returns the first words of each lexicon line with one of the names, at most `most` for each name.
  private func lexicon(_ kind: String, _ names: [String], most: Int = 2) -> [String] {
    names.flatMap { name in
      locale.values.lines(kind, name).flatMap(\.words).map(form.words).filter { !$0.isEmpty }.prefix(most)
    }
  }

  private func lexicon(_ kind: String, beginning: String) -> [String] {
    locale.values.lines.filter { $0.kind == kind && $0.name.hasPrefix(beginning) }
      .compactMap { $0.words.map(form.words).first { !$0.isEmpty } }
  }

  private func names(_ key: String) -> [String] { (locale.dates.files[key] ?? "").alternatives().map(form.words) }
  private func word(_ key: String) -> [String] { locale.dates.files[key].map { [form.words($0)] } ?? [] }

  /// Returns the words around the number in the table's phrases for a distance, such as "in {0} days", for each plural form.
  private func distances(_ unit: RelativeUnit, _ direction: String) -> [(before: String, after: String)] {
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
