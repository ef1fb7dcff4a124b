/// Finds bytes that are not text, and characters that would control a terminal (SAFE-1).
enum TextCheck {
  static func errors(in bytes: [UInt8], path: String) -> [LocaleFileError] {
    var errors: [LocaleFileError] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let kind: LocaleFileError.Kind
      if let text = String(validating: line, as: UTF8.self) {
        guard hasControl(text) else { continue }
        kind = .controlCharacter
      } else {
        kind = .notUTF8
      }
      errors.append(LocaleFileError(file: path, line: index + 1, kind: kind))
    }
    return errors
  }

  /// Returns a Boolean value that indicates whether a text has a control character, or one that reverses text or is invisible
  /// (SAFE-1). Tabs and line ends are allowed, and so are characters that writing needs: joiners, soft line breaks, and direction
  /// marks, which are not printed.
  static func hasControl(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: false
      case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
      case 0xAD, 0x061C, 0x200B...0x200F, 0x2060, 0xFEFF: false
      default: scalar.value > 0x9F && OutsideText.isHidden(scalar)
      }
    }
  }
}
