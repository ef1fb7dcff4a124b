internal import Aloud

/// What stands in the file of a palette.
struct PaletteLines {
  /// As it was read.
  let bytes: [UInt8]
  /// The colors, each once.
  private(set) var colors: [Color] = []
  /// Whether each line is a color, and there are not too many.
  private(set) var areSound = true

  init(_ bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    var known: Set<Color> = []
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      // Shorter forms are not written here: they would be what is left of a longer one.
      guard [7, 9].contains(line.count), line.first == UInt8(ascii: "#"),
        let color = Color(hex: String(decoding: line, as: UTF8.self)), known.contains(color) || colors.count < limit
      else {
        areSound = false
        continue
      }
      if known.insert(color).inserted { colors.append(color) }
    }
  }

  /// The lines of colors.
  static func bytes(_ colors: [Color]) -> [UInt8] { Array(colors.map { $0.hex + "\n" }.joined().utf8) }
}
