/// Writes a value so that a reviewer sees all of it: invisible characters and unusual spaces as `\u{200F}`, in quotes where
/// there is a space at an end.
enum VisibleText {
  static func string(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return text.first == " " || text.last == " " ? "\"\(result)\"" : result
  }

  /// Joiners are part of how a word is spelt (Persian, Sinhala) but can't be seen either.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .control, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: scalar == "\\"
    }
  }
}
