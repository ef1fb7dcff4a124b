internal import Aloud

/// What may stand in what is printed and said.
enum PrintedCheck {
  /// What is wrong in a line; nil where nothing is.
  static func fault(in text: String) -> String? {
    for scalar in text.unicodeScalars where isForbidden(scalar) {
      return "U+\(String(scalar.value, radix: 16, uppercase: true)) in \(text.debugDescription)"
    }
    return nil
  }

  /// Throws what is wrong in a line.
  static func check(_ text: String, after lines: [String] = []) throws {
    if let fault = fault(in: text) { throw Finding(fault, after: lines) }
  }

  /// Control characters, and those that change which way text runs.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: scalar.properties.generalCategory == .control
    }
  }
}
