/// Small pictures, as the bytes of their files.
enum TestPictures {
  /// A PNG of two by two points: red, and half opaque dark teal; nothing, and white.
  static let png = bytes(
    """
    89504e470d0a1a0a0000000d494844520000000200000002080600000072b60d24000000164944415478da63f8cfc0f09f21\
    2dad810104fe03010037130747150d05ab0000000049454e44ae426082
    """)

  /// The beginning of a PNG that tells of 100,000 by 100,000 points.
  static let hugePNG = bytes(
    """
    89504e470d0a1a0a0000000d49484452000186a0000186a00806000000a8520bc80000000c4944415478da6360a03d000000\
    640001b899ef990000000049454e44ae426082
    """)

  /// A BMP of 24 bits a point, its rows from the top.
  static func bmp(_ rows: [[(red: UInt8, green: UInt8, blue: UInt8)]]) -> [UInt8] {
    let width = rows.first?.count ?? 0
    let padding = [UInt8](repeating: 0, count: (4 - width * 3 % 4) % 4)
    let body = rows.reversed().flatMap { row in row.flatMap { [$0.blue, $0.green, $0.red] } + padding }
    func number(_ value: Int, _ count: Int = 4) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    return Array("BM".utf8) + number(54 + body.count) + number(0) + number(54) + number(40) + number(width)
      + number(rows.count) + number(1, 2) + number(24, 2) + number(0) + number(body.count) + number(0) + number(0)
      + number(0) + number(0) + body
  }

  /// A PPM, as text.
  static let ppm = Array("P3 2 1 255 0 102 102 255 255 255\n".utf8)

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
  }
}
