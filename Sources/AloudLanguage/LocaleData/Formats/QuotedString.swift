/// A string of a PO file: between double quotes, with C's escapes for quotes, line ends and tabs.
///
/// It is checked as bytes and only made text where somebody wants the text: of a wording's strings, half are the English
/// ones that a translation stands beside.
struct QuotedString {
  private let inner: ArraySlice<UInt8>
  private let hasEscapes: Bool

  /// Checks a string with its quotes; nil where it doesn't end, or has an escape that doesn't exist.
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

  /// What it says.
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

  /// What an escape stands for, by what is after the backslash.
  private static func character(_ escaped: UInt8) -> UInt8? {
    switch escaped {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): escaped
    default: nil
    }
  }
}
