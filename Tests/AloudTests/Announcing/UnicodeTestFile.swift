import Foundation

/// The Unicode Character Database with its tests, as Debian's package unicode-data has it.
enum UnicodeTestFile {
  private static let folder = "/usr/share/unicode"

  /// Whether it is there.
  static var isThere: Bool { FileManager.default.fileExists(atPath: "\(folder)/BidiTest.txt") }

  /// The lines of a file without what stands after "#", and without empty ones.
  static func lines(_ name: String) throws -> [[UInt8]] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
    return bytes.split(separator: UInt8(ascii: "\n"))
      .map { Array($0.prefix { $0 != UInt8(ascii: "#") }) }.filter { !$0.isEmpty }
  }
}
