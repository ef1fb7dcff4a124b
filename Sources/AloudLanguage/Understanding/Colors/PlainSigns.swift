/// The signs and digits of all scripts as ASCII has them, in lower case, without spaces at the ends.
enum PlainSigns {
  /// A phrase in plain signs: "＃００６６６６" is "#006666".
  static func text(_ phrase: String) -> String {
    var result = ""
    for scalar in phrase.unicodeScalars {
      switch scalar.value {
      // The wide forms stand in the order of ASCII.
      case 0xFF01...0xFF5E: result.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
      case 0x060C, 0x3001: result += ","
      case 0x066A: result += "%"
      default:
        if scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue {
          result += String(Int(value))
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result.lowercased().trimmingSpaces()
  }
}
