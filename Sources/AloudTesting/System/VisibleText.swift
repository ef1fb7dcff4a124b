/// Text made fit for a report, with invisible and inaudible characters written as escapes.
enum VisibleText {
  static func escapingControls(in text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isPlain = scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
      return isPlain ? String(scalar) : escape(scalar)
    }.joined()
  }

  /// Escapes all that could hide a difference: control, format and combining characters, unusual spaces, spaces at the end.
  static func escapingHidden(in line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    let end = (scalars.lastIndex { $0 != " " } ?? -1) + 1
    return scalars.enumerated().map { index, scalar in
      scalar == " " && index < end || !isHidden(scalar) ? String(scalar) : escape(scalar)
    }.joined()
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark, .privateUse,
      .unassigned:
      true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
