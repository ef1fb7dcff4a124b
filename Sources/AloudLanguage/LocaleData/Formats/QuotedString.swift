/// A string of a PO file, in double quotes, with C escapes for quotes, backslashes, line ends and tabs.
///
/// The string is checked as bytes and decoded only when its text is needed, because half of a wording's strings are the English
/// ones beside the translations.
struct QuotedString {
  private let inner: ArraySlice<UInt8>
  private let hasEscapes: Bool

  /// Checks a string with its quotes. Returns nil if it does not end, or has an invalid escape.
  init?(_ quoted: ArraySlice<UInt8>) {
    let quote = UInt8(ascii: "\""), escape = UInt8(ascii: "\\")
    guard quoted.count >= 2, quoted.first == quote, quoted.last == quote else { return nil }
    inner = quoted.dropFirst().dropLast()
    var hasEscapes = false
    var isEscaped = false
    for byte in inner {
      if isEscaped {
        guard Self.character(byte) != nil else { return nil }
        isEscaped = false
      } else if byte == escape {
        hasEscapes = true
        isEscaped = true
      } else if byte == quote {
        return nil
      }
    }
    if isEscaped { return nil }
    self.hasEscapes = hasEscapes
  }

  /// The decoded text.
  var text: String {
    guard hasEscapes else { return String(decoding: inner, as: UTF8.self) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in inner {
      if isEscaped {
        if let character = Self.character(byte) { result.append(character) }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the character that an escape stands for, given the byte after the backslash.
  private static func character(_ escaped: UInt8) -> UInt8? {
    switch escaped {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): escaped
    default: nil
    }
  }
}
