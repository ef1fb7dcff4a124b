public import Aloud

/// Finds the table for what is written, in whatever language that is by now.
public struct BrailleTranslator: Sendable {
  private let choice: BrailleTableChoice
  private let isForPaper: Bool
  /// The tables of the languages that have come up; nil where there is none.
  private var known: [String: BrailleTable?] = [:]

  /// One for a choice; paper has six dots.
  public init(_ choice: BrailleTableChoice, isForPaper: Bool) {
    self.choice = choice
    self.isForPaper = isForPaper
  }

  /// The table for a locale, nil for plain text. Why there is none is thrown once for each language.
  public mutating func table(for locale: LoadedLocale) throws(BrailleTableError) -> BrailleTable? {
    let tag = locale.table.tag
    if let table = known[tag] { return table }
    known[tag] = .some(nil)
    guard let table = try newTable(for: tag, called: locale.table.name) else { return nil }
    if isForPaper, table.hasEightDots { throw .eightDots(table.name) }
    known[tag] = table
    return table
  }

  private func newTable(for tag: String, called language: String) throws(BrailleTableError) -> BrailleTable? {
    switch choice {
    case .none: return nil
    case .named(let name): return try BrailleTable(name)
    case .usual:
      guard let name = BrailleTables.usual(for: tag) else { throw .noneForLanguage(language) }
      return try BrailleTable(name)
    }
  }
}
