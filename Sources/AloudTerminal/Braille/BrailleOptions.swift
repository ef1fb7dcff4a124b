/// How braille is written.
public struct BrailleOptions: Sendable {
  /// How many cells a line may have.
  public var cells = 40
  /// By which table text becomes braille.
  public var table = BrailleTableChoice.usual
  /// How many lines a page for an embosser has.
  public var lines = 25
  /// Where such a page has its number.
  public var pageNumbers = BraillePageNumbers.bottom
  /// How such a page ends.
  public var pageEnd = BraillePageEnd.formFeed

  /// The numbers of cells that a line may have: the smallest displays have twelve, the longest eighty.
  public static let possibleCells = 10...200
  /// The numbers of lines that a page may have: one for its number, one for the text at least.
  public static let possibleLines = 2...200

  /// The usual ones.
  public init() {}
}

/// By which table text becomes braille.
public enum BrailleTableChoice: Sendable, Equatable {
  /// That of the session's language.
  case usual
  /// One of liblouis, by its file's name.
  case named(String)
  /// By none: it is plain text, for a display that makes braille of it by itself.
  case none
}

/// Where a page for an embosser has its number.
public enum BraillePageNumbers: String, Sendable, CaseIterable {
  case bottom, top, none
}

/// How a page for an embosser ends.
public enum BraillePageEnd: String, Sendable, CaseIterable {
  /// With the character that ends a page.
  case formFeed = "form-feed"
  /// With blank lines, where lines alone are counted.
  case blankLines = "blank-lines"
}
