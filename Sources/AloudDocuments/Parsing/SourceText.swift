internal import Aloud

/// The text of a document, once its bytes are known to be harmless.
enum SourceText {
  /// In bytes.
  static let sizeLimit = 4 * 1024 * 1024

  /// Leaves out a byte order mark.
  static func decode(_ bytes: [UInt8]) throws(DocumentError) -> String {
    guard bytes.count <= sizeLimit else {
      throw DocumentError(
        .start,
        "This document is too large: at most \(sizeLimit / 1_048_576) megabytes are read. Split the app, or let a command provide the long lists."
      )
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: body, as: UTF8.self) else {
      throw DocumentError(firstBroken(in: body), "This is not UTF-8 text from here on. Save the document as UTF-8.")
    }
    if let location = firstForbidden(in: text) {
      throw DocumentError(
        location,
        "There is a hidden control character here. Remove it; in double quotes it can be written as an escape.")
    }
    return text
  }

  private static func firstBroken(in bytes: ArraySlice<UInt8>) -> SourceLocation {
    var location = SourceLocation.start
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { advance(&location, over: scalar) }
    return location
  }

  /// YAML forbids some characters, and Aloud reserves one (`AliasMark`).
  private static func firstForbidden(in text: String) -> SourceLocation? {
    var location = SourceLocation.start
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F...0x84, 0x86...0x9F, 0xFEFF, 0xFFFE, 0xFFFF: return location
      case AliasMark.scalar.value: return location
      default: advance(&location, over: scalar)
      }
    }
    return nil
  }

  private static func advance(_ location: inout SourceLocation, over scalar: Unicode.Scalar) {
    if scalar == "\n" {
      location = SourceLocation(line: location.line + 1, column: 1)
    } else {
      location.column += 1
    }
  }
}

/// A character that replaces the asterisk of an alias while the YAML library parses a document.
///
/// The library copies the anchored part to every alias, and compares keys by everything below them. A few nested aliases in a key
/// would keep it busy for years, so it never sees one. Each asterisk is replaced by a character that no document contains. A plain
/// scalar that begins with it was an alias; anywhere else it becomes an asterisk again.
enum AliasMark {
  /// A private-use character, which YAML accepts and `SourceText` rejects.
  static let scalar: Unicode.Scalar = "\u{F8F0}"

  static func hide(_ text: String) -> String { replace("*", with: scalar, in: text) }

  static func show(_ text: String) -> String { replace(scalar, with: "*", in: text) }

  /// Returns the name of the alias if a plain scalar was one.
  static func name(_ text: String) -> String? {
    text.unicodeScalars.first == scalar ? String(text.unicodeScalars.dropFirst()) : nil
  }

  private static func replace(_ old: Unicode.Scalar, with new: Unicode.Scalar, in text: String) -> String {
    guard text.unicodeScalars.contains(old) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.lazy.map { $0 == old ? new : $0 })
    return String(result)
  }
}
