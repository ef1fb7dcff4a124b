struct ColorWords: Sendable {
  enum Part: String, Sendable, CaseIterable { case red, green, blue, hue, saturation, brightness, lightness, opacity }

  /// The names of the grid's cells, columns and rows, by key.
  private(set) var names: [String: String] = [:], columns: [String: String] = [:], rows: [String: String] = [:]
  private(set) var parts: [Part: [String]] = [:]
  /// The folded words that change the current color, by their effect: "darker", "more", or the hue that they add.
  private(set) var shifts: [String: [String]] = [:]
  /// The folded words without meaning beside a name.
  private(set) var fillers: [String] = []
  /// The meanings of each name in order of preference, by the name folded and without spaces.
  private var meanings: [String: [Color]] = [:]

  init() {}

  init(_ bytes: [UInt8], path: String, grid: ColorGrid) throws(LocaleFileError) {
    let file = try KeyValueFile(bytes, path: path)
    for key in file.keys {
      let words = (file[key] ?? "").alternatives()
      let kind = key.prefix { $0 != "." }
      let rest = String(key.dropFirst(kind.count + 1))
      guard add(String(kind), rest, words, grid) else { throw file.badValue(key) }
    }
    let needed =
      grid.columns.map { ("column.\($0)", columns[$0]) } + grid.rows.map { ("row.\($0)", rows[$0]) }
      + grid.cells.keys.sorted().map { ("name.\($0)", names[$0]) }
    for (key, name) in needed where name == nil { throw LocaleFileError(file: path, line: 0, kind: .missing(key: key)) }
  }

  private static let shifts: Set<String> = ["darker", "lighter", "more", "less", "little", "much"]

  private mutating func add(_ kind: String, _ key: String, _ words: [String], _ grid: ColorGrid) -> Bool {
    guard let first = words.first else { return false }
    switch kind {
    case "column" where grid.columns.contains(key): columns[key] = first
    case "row" where grid.rows.contains(key): rows[key] = first
    case "name", "also":
      guard let color = grid.cells[key]?.color else { return false }
      if kind == "name" { names[key] = first }
      for word in words.map({ Self.compact(Folding.fold($0)) }) where meanings[word]?.contains(color) != true {
        meanings[word, default: []].append(color)
      }
    case "css":
      guard let color = Color(hex: key) else { return false }
      for word in words { add(css: color, Self.compact(Folding.fold(word)), grid) }
    case "part":
      guard let part = Part(rawValue: key) else { return false }
      parts[part] = words.map { Folding.fold($0) }
    case "shift" where Self.shifts.contains(key) || grid.columns.contains(key):
      shifts[key] = words.map { Folding.fold($0) }
    case "filler" where key.isEmpty: fillers = words.map { Folding.fold($0) }
    default: return false
    }
    return true
  }

  /// Adds a CSS name. The CSS color comes first, unless people use the name differently: CSS's dark gray is lighter than its gray.
  private mutating func add(css color: Color, _ word: String, _ grid: ColorGrid) {
    guard let known = meanings[word] else { return meanings[word] = [color] }
    guard !known.contains(color) else { return }
    let nearest = grid.nearest(color)
    let isCalledSo = known.contains { grid.nearest($0) == nearest }
    meanings[word] = isCalledSo ? [color] + known : known + [color]
  }

  /// The likeliest color comes first. Spaces are ignored, as in "darkteal".
  func colors(named folded: String) -> [Color] { meanings[Self.compact(folded)] ?? [] }
  private static func compact(_ folded: String) -> String { folded.filter { $0 != " " } }
}
