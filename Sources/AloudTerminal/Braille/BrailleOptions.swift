/// The options that control how braille is written.
public struct BrailleOptions: Sendable {
  /// The number of cells in a line.
  public var cells = 40
  /// The table that translates text into braille.
  public var table = BrailleTableChoice.usual
  /// The number of lines in an embosser page.
  public var lines = 25
  /// The position of the page number on an embosser page.
  public var pageNumbers = BraillePageNumbers.bottom
  /// The way in which an embosser page ends.
  public var pageEnd = BraillePageEnd.formFeed

  /// The allowed numbers of cells in a line. The smallest displays have 12 cells, the longest 80.
  public static let possibleCells = 10...200
  /// The allowed numbers of lines in a page: at least one for the page number and one for text.
  public static let possibleLines = 2...200

  /// Creates the default options.
  public init() {}
}

/// A choice of the table that translates text into braille.
public enum BrailleTableChoice: Sendable, Equatable {
  /// The table for the session's language.
  case usual
  /// A table of liblouis, by the name of its file.
  case named(String)
  /// No table: the output is plain text, for a display that translates text into braille itself.
  case none
}

/// A position of the page number on an embosser page.
public enum BraillePageNumbers: String, Sendable, CaseIterable {
  case bottom, top, none
}

/// A way in which an embosser page ends.
public enum BraillePageEnd: String, Sendable, CaseIterable {
  /// A form feed character.
  case formFeed = "form-feed"
  /// Blank lines, for embossers that only count lines.
  case blankLines = "blank-lines"
}
