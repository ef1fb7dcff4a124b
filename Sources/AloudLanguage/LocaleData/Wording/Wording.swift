/// The text of each message in a locale, or in English if the locale has none. `LoadedLocale.wording` is an instance.
///
/// Every announcement uses a wording, so it is a class, which is not copied.
public final class Wording: Sendable {
  private let table: LocaleTable
  private let own: POCatalog
  private let language: String
  private let english: POCatalog
  let englishTable: LocaleTable
  private let dates: DateWording
  private let colors: ColorNames
  private let texts: [TextCatalog]
  private let source: OnceRead<Readings?>?
  /// Set only in a wording for speech.
  private let readings: Readings?
  private let isBraille: Bool
  /// A line that is not understood asks for the phrases of a key many times.
  private let (knownPhrases, knownFolded) = (ContentCache<String, [String]>(), ContentCache<String, [String]>())
  private let knownPatterns = ContentCache<String, [PhrasePattern]>()

  init(
    table: LocaleTable, own: POCatalog, language: String, englishTable: LocaleTable, english: POCatalog,
    dates: DateWording, colors: ColorNames, texts: [TextCatalog] = [], readings: OnceRead<Readings?>? = nil
  ) {
    (self.table, self.own, self.language) = (table, own, language)
    (self.english, self.englishTable) = (english, englishTable)
    (self.dates, self.colors, self.texts, source) = (dates, colors, texts, readings)
    self.readings = nil
    isBraille = false
  }

  private init(_ wording: Wording, dates: DateWording, readings: Readings?, isBraille: Bool) {
    (table, own, language) = (wording.table, wording.own, wording.language)
    (english, englishTable) = (wording.english, wording.englishTable)
    (colors, texts, source) = (wording.colors, wording.texts, wording.source)
    (self.dates, self.readings, self.isBraille) = (dates, readings, isBraille)
  }

  package var hasReadings: Bool { source != nil }

  /// For speech, with the readings that the locale's voice needs.
  package var spoken: Wording { Wording(self, dates: dates, readings: source?.value, isBraille: false) }

  /// For braille: with numeric dates, and a message's short form if it has one (under "braille." and its key).
  package var braille: Wording { Wording(self, dates: dates.short, readings: nil, isBraille: true) }

  /// Returns `text` as runs, each of one kind and one language, to be printed and spoken.
  public func runs(_ text: LocalizedText) -> [TextRun] {
    var runs: [TextRun] = []
    add(text, to: &runs)
    return runs
  }

  /// Returns `message` as runs. A key without a text is shown itself.
  public func runs(_ message: Message) -> [TextRun] { runs(.message(message)) }

  package func add(_ text: LocalizedText, to runs: inout [TextRun]) {
    switch text {
    case .verbatim(let text): addOutside(text, language: nil, to: &runs)
    case .tagged(let text, let tag): addOutside(text, language: tag, to: &runs)
    case .message(let message): add(message, to: &runs)
    }
  }

  /// Returns `text` as it is printed: safe for a terminal, in logical order.
  public func text(_ text: LocalizedText) -> String {
    // Fast path for plain names, which most texts are.
    if case .verbatim(let text) = text, OutsideText.isPlain(text) { return text }
    return runs(text).text.withoutDirectionMarks
  }

  package func alternatives(_ key: String) -> (own: [String], english: [String]) {
    let own = Self.alternatives(own[key])
    return (own, language == "en" ? own : Self.alternatives(english[key]))
  }

  /// Returns the alternatives in the language of the wording, and after them those in English.
  package func phrases(_ key: String) -> [String] {
    knownPhrases.content(key) {
      let all = alternatives(key)
      return language == "en" ? all.own : all.own + all.english
    }
  }

  /// Returns the same phrases folded.
  package func foldedPhrases(_ key: String) -> [String] {
    knownFolded.content(key) { phrases(key).map { Folding.fold($0) } }
  }

  /// Returns those of the phrases that have a hole.
  package func patterns(_ key: String, at hole: String) -> [PhrasePattern] {
    knownPatterns.content(key + hole) { phrases(key).compactMap { PhrasePattern($0, at: hole) } }
  }

  package func has(_ key: String) -> Bool { own[key] != nil || english[key] != nil }

  /// Returns the plural category of the number that chooses the form of `message`, or nil if it has one form or none.
  package func pluralCategory(of message: Message) -> PluralCategory? {
    if message.original == nil {
      guard own[message.key]?.isPlural == true, case .number(let count) = message.arguments["count"] else { return nil }
      return table.plurals.category(of: count)
    }
    let catalog = texts.first { $0[message.key] != nil }
    guard let catalog, catalog[message.key]?.isPlural == true else { return nil }
    return catalog.number(in: message).map { table.plurals.category(of: $0) }
  }

  package func isCounted(_ text: String) -> Bool { texts.lazy.compactMap { $0[text] }.first?.isPlural == true }
  private static func alternatives(_ entry: POEntry?) -> [String] { entry?.texts.first?.alternatives() ?? [] }

  private func add(_ message: Message, to runs: inout [TextRun]) {
    if let original = message.original {
      add(message, otherwise: original, to: &runs)
    } else if let entry = entry(message.key, in: own) {
      add(entry, message, table, language: nil, to: &runs)
    } else if let entry = entry(message.key, in: english) {
      add(entry, message, englishTable, language: language == "en" ? nil : "en", to: &runs)
    } else {
      runs.append(TextRun(message.key, .outside))
    }
  }

  private func entry(_ key: String, in catalog: POCatalog) -> POEntry? {
    (isBraille ? catalog["braille." + key] : nil) ?? catalog[key]
  }

  private func add(
    _ entry: POEntry, _ message: Message, _ table: LocaleTable, language: String?, to runs: inout [TextRun]
  ) {
    var form = 0
    if entry.isPlural, case .number(let count) = message.arguments["count"] { form = table.plurals.form(of: count) }
    let pieces = entry.form(form)
    var read = language == nil ? readings?.pieces(of: message.key, form: form, of: pieces) : nil
    let start = runs.count
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .words(let words):
        runs.append(
          words: TextRun(words, language: language, reading: read?[index]), from: start, table.startingSentence)
      case .place(let name):
        let argument = message.arguments[name]
        add(argument, table, language: language, to: &runs)
        // The readings of a number and its counter depend on each other.
        if case .number(let number) = argument, let readings = readings?.numbers, language == nil {
          var both = (number: readings.reading(of: number), words: "")
          if let words = pieces.dropFirst(index + 1).first?.words, let alone = read?[index + 1] {
            both = readings.readings(of: number, before: words, readAs: alone)
            read?[index + 1] = both.words
          }
          runs[runs.count - 1].reading = both.number
        }
      }
    }
  }

  /// Adds an app's text as translated, or as its author wrote it.
  private func add(_ message: Message, otherwise original: LocalizedText, to runs: inout [TextRun]) {
    for catalog in texts {
      guard let entry = catalog[message.key] else { continue }
      let number = entry.isPlural ? catalog.number(in: message) : nil
      for piece in catalog.pieces(of: entry, for: number) {
        switch piece {
        case .words(let words): addOutside(words, language: catalog.language, to: &runs)
        case .place(let name):
          let argument = message.arguments[name] ?? (name == "selected" ? message.arguments["count"] : nil)
          // Only a counted number is formatted. Others may be house or telephone numbers.
          if case .number(let number) = argument, !entry.isPlural {
            addOutside(String(number), language: nil, to: &runs)
          } else {
            add(argument, table, language: nil, to: &runs)
          }
        }
      }
      return
    }
    add(original, to: &runs)
  }

  private func add(_ argument: Message.Argument?, _ table: LocaleTable, language: String?, to runs: inout [TextRun]) {
    switch argument {
    case .text(let text): add(text, to: &runs)
    case .number(let number): runs.append(TextRun(table.numbers.string(number), language: language))
    case .decimal(let number, let places):
      runs.append(run(table.numbers.string(number, places: places, minimumPlaces: places), language: language))
    case .percent(let percent): runs.append(run(table.numbers.percent(percent), language: language))
    case .moment(let moment, let style): runs.append(run(dates.text(moment, style), language: dates.language))
    case .color(let color): add(colors.fullText(color), to: &runs)
    case .relative(let offset, let unit): runs.append(run(dates.text(offset, unit), language: dates.language))
    case .written(let text, let tag):
      runs.append(tag == self.language ? run(text, language: nil) : TextRun(text, language: tag))
    case .list(let texts, let kind): runs += table.list(texts.map { self.runs($0) }, kind, language: language)
    case .facts(let texts):
      for (index, text) in texts.enumerated() {
        if index > 0 {
          // A space takes fewer braille cells than a comma.
          if isBraille { runs.append(TextRun(" ")) } else { add(.message(.factsSeparator), to: &runs) }
        }
        add(text, to: &runs)
      }
    case .joined(let texts): for text in texts { add(text, to: &runs) }
    case nil: break
    }
  }

  /// Returns a run of text that the table has formatted, such as a percentage.
  private func run(_ text: String, language: String?) -> TextRun {
    var run = TextRun(text, language: language, reading: language == nil ? readings?.reading(of: text) : nil)
    // A formatted date or time ends with a full stop only if its last word is an abbreviation.
    if text.utf8.last == UInt8(ascii: ".") { run.keepsStop = true }
    return run
  }

  /// Adds text from outside the wording, with readings if there are some and the text is in the locale's language.
  private func addOutside(_ text: String, language tag: String?, to runs: inout [TextRun]) {
    let start = runs.count
    OutsideText.add(text, language: tag, to: &runs)
    guard let readings, tag == nil || tag == language else { return }
    for index in start..<runs.count where runs[index].kind == .outside {
      runs[index].reading = readings.reading(ofName: runs[index].text)
    }
  }
}
