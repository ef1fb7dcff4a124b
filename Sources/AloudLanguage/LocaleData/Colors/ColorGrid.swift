/// The colors that have names, in columns of hues and rows of tones, read from `locales/colors/root.txt`.
struct ColorGrid: Sendable {
  static let path = "colors/root.txt"

  /// A color of the grid and its position. Its key looks like "teal.dark".
  struct Cell: Sendable, Equatable {
    var column, row: Int
    var color: Color
  }

  private(set) var columns: [String] = [], rows: [String] = []
  private(set) var cells: [String: Cell] = [:]
  /// The appearance of all colors that a cell's name covers, including the cell's own color.
  private var looks: [(look: OKLab, cell: Cell)] = []

  init() {}

  /// Every column must have the same rows.
  init(_ bytes: [UInt8], path: String = Self.path) throws(LocaleFileError) {
    let file = try KeyValueFile(bytes, path: path)
    for key in file.keys {
      let parts = key.split(separator: ".").map(String.init)
      let colors = (file[key] ?? "").split(separator: " ").map { Color(hex: $0) }
      guard parts.count == 2, let color = colors.first ?? nil, !colors.contains(nil) else { throw file.badValue(key) }
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

  func key(column: Int, row: Int) -> String? {
    columns.indices.contains(column) && rows.indices.contains(row) ? "\(columns[column]).\(rows[row])" : nil
  }

  /// Returns the cell that looks most like a color, whatever its opacity, or nil if the grid is empty.
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

/// A color in the Oklab color space, in which distances match perceived differences. The constants are Björn Ottosson's,
/// https://bottosson.github.io/posts/oklab/ (public domain).
private struct OKLab: Sendable {
  private let lightness, greenRed, blueYellow: Double

  init(_ color: Color) {
    let red = LinearLight.of(color.red), green = LinearLight.of(color.green), blue = LinearLight.of(color.blue)
    let long = LinearLight.root(3, of: 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = LinearLight.root(3, of: 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = LinearLight.root(3, of: 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  func difference(from other: OKLab) -> Double {
    let parts = [lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow]
    return parts.reduce(0) { $0 + $1 * $1 }
  }
}
