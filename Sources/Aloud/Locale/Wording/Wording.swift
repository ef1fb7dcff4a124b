/// What a locale says for each message: its own words, else English.
public struct Wording: Sendable {
  private let table: LocaleTable
  private let own: POCatalog
  private let language: String
  private let english: POCatalog
  private let englishTable: LocaleTable
  private let dates: DateWording
  private let colors: ColorNames
  private let source: ReadingSource?
  /// Set where the words are for speech.
  private var readings: Readings?

  init(
    table: LocaleTable, own: POCatalog, language: String, englishTable: LocaleTable, english: POCatalog,
    dates: DateWording, colors: ColorNames, readings: ReadingSource? = nil
  ) {
    self.table = table
    self.own = own
    self.language = language
    self.english = english
    self.englishTable = englishTable
    self.dates = dates
    self.colors = colors
    source = readings
  }

  /// Whether the locale's voice needs readings.
  var hasReadings: Bool { source != nil }

  /// The same words, with the readings that the locale's voice needs: for speech alone.
  var spoken: Wording {
    var result = self
    result.readings = source?.readings
    return result
  }

  /// The words of `text`, ready to be rendered.
  public func runs(_ text: LocalizedText) -> [TextRun] {
    switch text {
    case .verbatim(let text): read(OutsideText.runs(text))
    case .tagged(let text, let tag):
      tag == language ? read(OutsideText.runs(text, language: tag)) : OutsideText.runs(text, language: tag)
    case .message(let message): runs(message)
    }
  }

  /// The words of `text` as they are printed.
  public func text(_ text: LocalizedText) -> String { runs(text).text }

  /// The words of `message`, ready to be rendered. A key that nobody has worded is shown itself.
  public func runs(_ message: Message) -> [TextRun] {
    if let entry = own[message.key] { return runs(entry, message, table, language: nil) }
    if let entry = english[message.key] {
      return runs(entry, message, englishTable, language: language == "en" ? nil : "en")
    }
    return [TextRun(message.key, .outside)]
  }

  /// The alternatives that the locale lists for `key`, its own and the English ones apart.
  public func alternatives(_ key: String) -> (own: [String], english: [String]) {
    let own = Self.alternatives(own[key])
    return (own, language == "en" ? own : Self.alternatives(english[key]))
  }

  /// Whether `key` is worded at all.
  public func has(_ key: String) -> Bool { own[key] != nil || english[key] != nil }

  private static func alternatives(_ entry: POEntry?) -> [String] {
    entry?.texts.first?.alternatives() ?? []
  }

  private func runs(_ entry: POEntry, _ message: Message, _ table: LocaleTable, language: String?) -> [TextRun] {
    var form = 0
    if entry.isPlural, case .number(let count) = message.arguments["count"] { form = table.plurals.form(of: count) }
    let pieces = entry.form(form)
    var read = language == nil ? readings?.pieces(of: message.key, form: form, of: pieces) : nil
    var result: [TextRun] = []
    result.reserveCapacity(pieces.count)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .words(let words): result.append(words: TextRun(words, language: language, reading: read?[index]))
      case .place(let name):
        let argument = message.arguments[name]
        result += runs(argument, table, language: language)
        // How a number and what counts are read depends on both.
        if case .number(let number) = argument, let readings = readings?.numbers, language == nil {
          var both = (number: readings.reading(of: number), words: "")
          if let words = pieces.dropFirst(index + 1).first?.words, let alone = read?[index + 1] {
            both = readings.readings(of: number, before: words, readAs: alone)
            read?[index + 1] = both.words
          }
          result[result.count - 1].reading = both.number
        }
      }
    }
    return result
  }

  private func runs(_ argument: Message.Argument?, _ table: LocaleTable, language: String?) -> [TextRun] {
    switch argument {
    case .text(let text): runs(text)
    case .number(let number): [TextRun(table.numbers.string(number), language: language)]
    case .decimal(let number, let places):
      [run(table.numbers.string(number, places: places, minimumPlaces: places), language: language)]
    case .percent(let percent): [run(table.numbers.percent(percent), language: language)]
    case .moment(let moment, let style): [run(dates.text(moment, style), language: dates.language)]
    case .color(let color): runs(colors.fullText(color))
    case .relative(let offset, let unit): [run(dates.text(offset, unit), language: dates.language)]
    case .written(let text, let tag): [tag == self.language ? run(text, language: nil) : TextRun(text, language: tag)]
    case .list(let texts, let kind): table.list(texts.map { runs($0) }, kind, language: language)
    case .facts(let texts): Array(texts.map { runs($0) }.joined(separator: runs(.message("facts.separator"))))
    case nil: []
    }
  }

  /// What the table has written, such as a percentage.
  private func run(_ text: String, language: String?) -> TextRun {
    TextRun(text, language: language, reading: language == nil ? readings?.reading(of: text) : nil)
  }

  /// Text from outside, with readings where there are some.
  private func read(_ runs: [TextRun]) -> [TextRun] {
    guard let readings else { return runs }
    return runs.map { run in
      var result = run
      if run.kind == .outside { result.reading = readings.reading(ofName: run.text) }
      return result
    }
  }
}
