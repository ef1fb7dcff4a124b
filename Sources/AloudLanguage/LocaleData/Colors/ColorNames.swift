/// What colors are called in a language, and which color a name means. `LoadedLocale.colorNames` is one.
public struct ColorNames: Sendable {
  /// A color of the grid and its name.
  package struct Cell: Sendable, Equatable {
    /// The color.
    package let color: Color
    /// What it is called.
    package let name: String
  }

  /// Read when the first color is named.
  struct Contents: Sendable {
    var grid = ColorGrid()
    var own = ColorWords(), english = ColorWords()
  }

  /// The language of the names (BCP 47): the locale's, or English where that has none for colors.
  public let language: String
  private let source: OnceRead<Contents>

  /// The names of the first tag in `chain` that has some; English beside them.
  init(_ chain: [String], files: LocaleFiles) throws(LocaleFileError) {
    let tag = chain.first { files.has("colors/\($0).txt") } ?? "en"
    language = LocaleTag(tag).language
    // Those compiled in are tested; a translator's are read at once, because what is wrong in them has to be told.
    if files.areBundled {
      source = OnceRead { (try? Self.contents(tag, files)) ?? Contents() }
    } else {
      source = OnceRead(try Self.contents(tag, files))
    }
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

  /// The words of the language, and the English ones.
  var words: (own: ColorWords, english: ColorWords) { (source.value.own, source.value.english) }

  /// The names of the grid's columns: hues, and grays.
  package var columns: [String] {
    let contents = source.value
    return contents.grid.columns.map { contents.own.columns[$0] ?? $0 }
  }

  /// The names of the grid's rows: tones.
  package var rows: [String] {
    let contents = source.value
    return contents.grid.rows.map { contents.own.rows[$0] ?? $0 }
  }

  /// The keys of the grid's columns: "red".
  var hueKeys: [String] { source.value.grid.columns }

  /// The full color of a column; nil outside the grid.
  func vivid(column: Int) -> Color? {
    source.value.grid.rows.firstIndex(of: "vivid").flatMap { cell(column: column, row: $0)?.color }
  }

  /// How opaque a folded phrase says a color is, in percent: "75 percent opaque". Nil where it has no word for that, or no number
  /// beside it.
  package func opacity(in folded: String, number: (String) -> Int?) -> Int? {
    for word in (words.own.parts[.opacity] ?? []) + (words.english.parts[.opacity] ?? []) where word.count > 1 {
      let rest: String
      if folded.hasSuffix(word) {
        rest = folded.dropLast(word.count).trimmingSpaces()
      } else if folded.hasPrefix(word) {
        rest = folded.dropFirst(word.count).trimmingSpaces()
      } else {
        continue
      }
      // "percent" may stand on either side.
      let pieces = rest.split(separator: " ")
      for text in [pieces[...], pieces.dropLast(), pieces.dropFirst()] {
        if let found = number(text.joined(separator: " ")) { return found }
      }
    }
    return nil
  }

  /// The cell at a place, both counted from 0; nil outside the grid.
  package func cell(column: Int, row: Int) -> Cell? {
    let contents = source.value
    guard let key = contents.grid.key(column: column, row: row), let color = contents.grid.cells[key]?.color else {
      return nil
    }
    return Cell(color: color, name: contents.own.names[key] ?? color.hex)
  }

  /// The place of the cell that looks most like a color; nil where there is no grid. Opacity does not count.
  package func place(of color: Color) -> (column: Int, row: Int)? {
    source.value.grid.nearest(color).map { ($0.column, $0.row) }
  }

  /// What a color is called: the name of the named color that it looks most like, such as "dark teal". Opacity does not
  /// count.
  public func name(of color: Color) -> String {
    place(of: color).flatMap { cell(column: $0.column, row: $0.row)?.name } ?? color.hex
  }

  /// The color that a name means, in the language or in English; nil where it is none. The name is folded (`Folding.fold`).
  public func color(named folded: String) -> Color? { colors(named: folded).first }

  /// All colors that a folded name means, the likeliest first.
  func colors(named folded: String) -> [Color] {
    let contents = source.value
    let own = contents.own.colors(named: folded)
    return own.isEmpty ? contents.english.colors(named: folded) : own
  }
}

extension ColorNames {
  /// A color by its name and number, for a wording to say: "dark teal, #006666" (HUE-2).
  public func text(_ color: Color) -> LocalizedText {
    let name = Message.Argument.written(name(of: color), language: language)
    return .message(.colorNamed(name: name, hex: .written(color.hex, language: language)))
  }

  /// A color with its contrast on white and black, and its opacity where it has one (HUE-2).
  public func fullText(_ color: Color) -> LocalizedText { figures(of: color, after: .text(text(color))) }

  /// What is said of a color beside its name: its number, its contrast, and its opacity where it has one.
  public func figures(of color: Color) -> LocalizedText {
    figures(of: color, after: .written(color.hex, language: language))
  }

  private func figures(of color: Color, after words: Message.Argument) -> LocalizedText {
    let contrast = LocalizedText.message(
      .colorContrast(color: words, white: Self.contrast(color, .white), black: Self.contrast(color, .black)))
    if color.opacity == 100 { return contrast }
    return .message(.colorOpacity(color: .text(contrast), percent: .percent(color.opacity)))
  }

  /// To one decimal; never rounded up to what WCAG asks for: 4.46 is not enough where 4.5 is wanted.
  private static func contrast(_ color: Color, _ other: Color) -> Message.Argument {
    let contrast = color.contrast(with: other)
    let rounded = (contrast * 10).rounded() / 10
    let isRoundedOver = [3, 4.5, 7].contains { contrast < $0 && $0 <= rounded }
    return .decimal(isRoundedOver ? rounded - 0.1 : rounded, places: 1)
  }
}
