/// What a locale says for each message: its own words, else English.
public struct Wording: Sendable {
  private let table: LocaleTable
  private let own: POCatalog
  private let language: String
  private let english: POCatalog
  private let englishTable: LocaleTable

  init(table: LocaleTable, own: POCatalog, language: String, englishTable: LocaleTable, english: POCatalog) {
    self.table = table
    self.own = own
    self.language = language
    self.english = english
    self.englishTable = englishTable
  }

  /// The words of `text`, ready to be rendered.
  public func runs(_ text: LocalizedText) -> [TextRun] {
    switch text {
    case .verbatim(let text): OutsideText.runs(text)
    case .tagged(let text, let language): OutsideText.runs(text, language: language)
    case .message(let message): runs(message)
    }
  }

  /// The words of `text` as they are printed.
  public func text(_ text: LocalizedText) -> String { runs(text).text }

  /// The words of `message`, ready to be rendered. A key that nobody has worded is shown itself.
  public func runs(_ message: Message) -> [TextRun] {
    if let entry = own.entries[message.key] { return runs(entry, message, table, language: nil) }
    if let entry = english.entries[message.key] {
      return runs(entry, message, englishTable, language: language == "en" ? nil : "en")
    }
    return [TextRun(message.key, .outside)]
  }

  /// The alternatives that the locale lists for `key`, its own and the English ones apart.
  public func alternatives(_ key: String) -> (own: [String], english: [String]) {
    (Self.alternatives(own.entries[key]), Self.alternatives(english.entries[key]))
  }

  /// Whether `key` is worded at all.
  public func has(_ key: String) -> Bool { own.entries[key] != nil || english.entries[key] != nil }

  private static func alternatives(_ entry: POEntry?) -> [String] {
    guard let entry else { return [] }
    return entry.form(0).map { piece in
      switch piece {
      case .words(let words): words
      case .place(let name): "{\(name)}"
      }
    }.joined().alternatives()
  }

  private func runs(_ entry: POEntry, _ message: Message, _ table: LocaleTable, language: String?) -> [TextRun] {
    var form = 0
    if entry.isPlural, case .number(let count) = message.arguments["count"] { form = table.plurals.form(of: count) }
    var result: [TextRun] = []
    for piece in entry.form(form) {
      switch piece {
      case .words(let words): result.append(TextRun(words, language: language))
      case .place(let name): result += runs(message.arguments[name], table, language: language)
      }
    }
    return result
  }

  private func runs(_ argument: Message.Argument?, _ table: LocaleTable, language: String?) -> [TextRun] {
    switch argument {
    case .text(let text): runs(text)
    case .number(let number): [TextRun(table.numbers.string(number), language: language)]
    case .percent(let percent): [TextRun(table.numbers.percent(percent), language: language)]
    case .list(let texts, let kind): table.list(texts.map { runs($0) }, kind, language: language)
    case nil: []
    }
  }
}
