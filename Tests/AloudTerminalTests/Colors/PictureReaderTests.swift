import Aloud
import Expectations
import Glibc
import Testing

@testable import AloudTerminal

/// HUE-1: the color of a picture at a point.
@Suite(.enabled(if: (try? PictureLibrary()) != nil, "needs libgdk-pixbuf: apt-get install libgdk-pixbuf-2.0-0"))
struct PictureReaderTests {
  private func color(_ bytes: [UInt8], _ x: Int, _ y: Int) throws -> Color {
    let scratch = try Scratch()
    scratch.write(bytes, to: "picture")
    return try PictureReader().color("\(scratch.path)/picture", x: x, y: y)
  }

  private func error(_ bytes: [UInt8], _ x: Int = 0, _ y: Int = 0) throws -> ColorError? {
    let scratch = try Scratch()
    scratch.write(bytes, to: "picture")
    return error(at: "\(scratch.path)/picture", x, y)
  }

  private func error(at path: String, _ x: Int = 0, _ y: Int = 0) -> ColorError? {
    do throws(ColorError) {
      _ = try PictureReader().color(path, x: x, y: y)
      return nil
    } catch {
      return error
    }
  }

  @Test func `Points are counted from the top left, and what is translucent stays so`() throws {
    try expect(color(TestPictures.png, 0, 0), is: Color(red: 255, green: 0, blue: 0))
    try expect(color(TestPictures.png, 1, 0), is: Color(red: 0, green: 102, blue: 102, opacity: 50))
    try expect(color(TestPictures.png, 0, 1).opacity, is: 0)
    try expect(color(TestPictures.png, 1, 1), is: .white)
  }

  @Test func `Pictures of other kinds are read too`() throws {
    let bmp = TestPictures.bmp([[(1, 2, 3), (4, 5, 6), (7, 8, 9)], [(10, 20, 30), (40, 50, 60), (70, 80, 90)]])
    try expect(color(bmp, 2, 0), is: Color(red: 7, green: 8, blue: 9))
    try expect(color(bmp, 0, 1), is: Color(red: 10, green: 20, blue: 30))
    try expect(color(TestPictures.ppm, 0, 0), is: Color(red: 0, green: 102, blue: 102))
  }

  @Test(arguments: [(2, 0), (0, 2), (-1, 0), (0, -1), (Int.max, Int.min)])
  func `A point outside is told with the picture's size`(_ x: Int, _ y: Int) throws {
    try expect(error(TestPictures.png, x, y), is: .outside(width: 2, height: 2))
  }

  @Test func `What is no picture is told`() throws {
    for bytes in [[], Array("milk\n".utf8), Array(TestPictures.png.prefix(20))] as [[UInt8]] {
      guard case .notPicture = try error(bytes) else {
        Issue.record("\(bytes.count) bytes")
        continue
      }
    }
    let scratch = try Scratch()
    expect(error(at: scratch.path), is: .unreadable(path: scratch.path))
    expect(error(at: "\(scratch.path)/none"), is: .noFile(path: "\(scratch.path)/none"))
    // A pipe is not waited on.
    try #require(mkfifo("\(scratch.path)/pipe", 0o600) == 0)
    expect(error(at: "\(scratch.path)/pipe"), is: .unreadable(path: "\(scratch.path)/pipe"))
  }

  @Test func `An enormous picture is refused before it is opened`() throws {
    guard case .tooLarge = try error(TestPictures.hugePNG) else {
      Issue.record("not refused")
      return
    }
  }
}

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
