/// The colors that have names, in columns of hues and rows of tones: `locales/colors/root.txt`, read.
struct ColorGrid: Sendable {
  /// The path of its file.
  static let path = "colors/root.txt"

  /// A color of the grid: a key such as "teal.dark", and its place.
  struct Cell: Sendable, Equatable {
    var column, row: Int
    var color: Color
  }

  /// The parts of keys that stand for the hues and the tones, in order.
  private(set) var columns: [String] = [], rows: [String] = []
  /// The cells by their key.
  private(set) var cells: [String: Cell] = [:]
  /// How the colors look that a cell's name is for; the cell's own is not the only one.
  private var looks: [(look: OKLab, cell: Cell)] = []

  /// A grid without colors.
  init() {}

  /// Reads a whole file: each column has the same rows.
  init(_ bytes: [UInt8], path: String = Self.path) throws(LocaleFileError) {
    let file = try KeyValueFile(bytes, path: path)
    for key in file.keys {
      let parts = key.split(separator: ".").map(String.init)
      let colors = (file[key] ?? "").split(separator: " ").map { Color(hex: $0) }
      guard parts.count == 2, let color = colors.first ?? nil, !colors.contains(nil) else {
        throw file.error(about: key, .badValue(key: key))
      }
      let column = Self.place(of: parts[0], in: &columns), row = Self.place(of: parts[1], in: &rows)
      let cell = Cell(column: column, row: row, color: color)
      cells[key] = cell
      looks += colors.compactMap { color in color.map { (OKLab($0), cell) } }
    }
    for column in columns {
      for row in rows where cells["\(column).\(row)"] == nil {
        throw LocaleFileError(file: path, line: 0, kind: .missing(key: "\(column).\(row)"))
      }
    }
  }

  /// The key of the cell at a place.
  func key(column: Int, row: Int) -> String? {
    columns.indices.contains(column) && rows.indices.contains(row) ? "\(columns[column]).\(rows[row])" : nil
  }

  /// The cell that looks most like a color; nil where there are none. Opacity does not count.
  func nearest(_ color: Color) -> Cell? {
    let look = OKLab(color)
    return looks.min { $0.look.difference(from: look) < $1.look.difference(from: look) }?.cell
  }

  private static func place(of name: String, in names: inout [String]) -> Int {
    if let place = names.firstIndex(of: name) { return place }
    names.append(name)
    return names.count - 1
  }
}
