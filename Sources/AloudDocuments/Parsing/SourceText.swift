internal import Aloud

/// The text of a document, once its bytes are known to be harmless to read.
enum SourceText {
  /// The most bytes a document may have.
  static let sizeLimit = 4 * 1024 * 1024

  /// The text in `bytes`, without a byte order mark.
  static func read(_ bytes: [UInt8]) throws(Mistake) -> String {
    guard bytes.count <= sizeLimit else {
      throw Mistake(.start, "document.tooLarge", ["megabytes": .number(sizeLimit / 1_048_576)])
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else {
      throw Mistake(firstBroken(in: body), "document.notUTF8")
    }
    if let place = firstForbidden(in: text) { throw Mistake(place, "document.controlCharacter") }
    guard text.contains(where: { !$0.isWhitespace }) else { throw Mistake(.start, "document.empty") }
    return text
  }

  /// Where the first byte stands that is not UTF-8.
  private static func firstBroken(in bytes: ArraySlice<UInt8>) -> Place {
    var place = Place.start
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { advance(&place, over: scalar) }
    return place
  }

  /// Where the first character stands that YAML forbids, or that we keep for ourselves.
  private static func firstForbidden(in text: String) -> Place? {
    var place = Place.start
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F...0x84, 0x86...0x9F, 0xFEFF, 0xFFFE, 0xFFFF: return place
      case AliasMark.scalar.value: return place
      default: advance(&place, over: scalar)
      }
    }
    return nil
  }

  private static func advance(_ place: inout Place, over scalar: Unicode.Scalar) {
    if scalar == "\n" {
      place = Place(line: place.line + 1, column: 1)
    } else {
      place.column += 1
    }
  }
}
