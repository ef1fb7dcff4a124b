/// The names of colors in a language, and the colors that names mean. `LoadedLocale.colorNames` is an instance.
public struct ColorNames: Sendable {
  package struct Cell: Sendable, Equatable {
    package let color: Color
    package let name: String
  }

  /// Read when the first color is named.
  struct Contents: Sendable {
    var grid = ColorGrid()
    var own = ColorWords(), english = ColorWords()
  }

  /// The language of the names (BCP 47): the locale's, or English if it has no names of colors.
  public let language: String
  private let source: OnceRead<Contents>

  init(_ chain: [String], files: LocaleFiles) throws(LocaleFileError) {
    let tag = chain.first { files.has("colors/\($0).txt") } ?? "en"
    language = LocaleTag(tag).language
    source = try files.content(or: Contents()) { () throws(LocaleFileError) in try Self.contents(tag, files) }
  }

  private static func contents(_ tag: String, _ files: LocaleFiles) throws(LocaleFileError) -> Contents {
    guard let bytes = files.bytes(ColorGrid.path) else { return Contents() }
    var contents = Contents(grid: try ColorGrid(bytes))
    contents.english = try words("en", contents.grid, files)
    contents.own = tag == "en" ? contents.english : try words(tag, contents.grid, files)
    return contents
  }

  private static func words(
    _ tag: String, _ grid: ColorGrid, _ files: LocaleFiles
  ) throws(LocaleFileError) -> ColorWords {
    let path = "colors/\(tag).txt"
    return try files.bytes(path).map { bytes throws(LocaleFileError) in
      try ColorWords(bytes, path: path, grid: grid)
    } ?? ColorWords()
  }

  private var contents: Contents { source.value }
  var bothWords: [ColorWords] { [contents.own, contents.english] }

  /// Hues and grays.
  package var columns: [String] { hueKeys.map { contents.own.columns[$0] ?? $0 } }
  package var hues: [String] { hueKeys.flatMap { key in bothWords.compactMap { $0.columns[key] } } }
  package var rows: [String] { contents.grid.rows.map { contents.own.rows[$0] ?? $0 } }
  var hueKeys: [String] { contents.grid.columns }

  func vivid(column: Int) -> Color? {
    contents.grid.rows.firstIndex(of: "vivid").flatMap { cell(column: column, row: $0)?.color }
  }

  /// Returns the opacity in percent that a folded phrase gives, such as "75 percent opaque", or nil if it gives none.
  package func opacity(in folded: String, number: (String) -> Int?) -> Int? {
    for word in bothWords.flatMap({ $0.parts[.opacity] ?? [] }) where word.count > 1 {
      guard folded.hasSuffix(word) || folded.hasPrefix(word) else { continue }
      let rest = folded.hasSuffix(word) ? folded.dropLast(word.count) : folded.dropFirst(word.count)
      // A word for "percent" can be on either side of the number.
      let pieces = rest.split(separator: " ")
      for text in [pieces[...], pieces.dropLast(), pieces.dropFirst()] {
        if let found = number(text.joined(separator: " ")) { return found }
      }
    }
    return nil
  }

  /// Counts columns and rows from 0. Returns nil outside the grid.
  package func cell(column: Int, row: Int) -> Cell? {
    guard let key = contents.grid.key(column: column, row: row) else { return nil }
    return contents.grid.cells[key].map { Cell(color: $0.color, name: contents.own.names[key] ?? $0.color.hex) }
  }

  package func place(of color: Color) -> (column: Int, row: Int)? {
    contents.grid.nearest(color).map { ($0.column, $0.row) }
  }

  /// Returns the name of the named color that a color looks most like, such as "dark teal". Opacity is ignored.
  public func name(of color: Color) -> String {
    place(of: color).flatMap { cell(column: $0.column, row: $0.row)?.name } ?? color.hex
  }

  /// Returns the color that a name means in the language or in English, or nil. The name must be folded (`Folding.fold`).
  public func color(named folded: String) -> Color? { colors(named: folded).first }

  func colors(named folded: String) -> [Color] {
    bothWords.lazy.map { $0.colors(named: folded) }.first { !$0.isEmpty } ?? []
  }
}

extension ColorNames {
  /// Returns a color's name and number: "dark teal, #006666" (HUE-2).
  public func text(_ color: Color) -> LocalizedText {
    let name = Message.Argument.written(name(of: color), language: language)
    return .message(.colorNamed(name: name, hex: .written(color.hex, language: language)))
  }

  /// Returns a color's name and number, its contrast on white and black, and its opacity if it is not opaque (HUE-2).
  public func fullText(_ color: Color) -> LocalizedText { figures(of: color, after: .text(text(color))) }

  /// Returns the details of a color besides its name: its number, its contrast, and its opacity if it is not opaque.
  public func figures(of color: Color) -> LocalizedText {
    figures(of: color, after: .written(color.hex, language: language))
  }

  private func figures(of color: Color, after words: Message.Argument) -> LocalizedText {
    let contrast = LocalizedText.message(
      .colorContrast(color: words, white: Self.contrast(color, .white), black: Self.contrast(color, .black)))
    if color.opacity == 100 { return contrast }
    return .message(.colorOpacity(color: .text(contrast), percent: .percent(color.opacity)))
  }

  /// Returns the contrast with one decimal, never rounded up to a WCAG threshold: 4.46 does not meet 4.5.
  private static func contrast(_ color: Color, _ other: Color) -> Message.Argument {
    let contrast = color.contrast(with: other)
    let rounded = (contrast * 10).rounded() / 10
    let isRoundedOver = [3, 4.5, 7].contains { contrast < $0 && $0 <= rounded }
    return .decimal(isRoundedOver ? rounded - 0.1 : rounded, places: 1)
  }
}
