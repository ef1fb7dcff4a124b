/// Makes text from outside safe: nothing in it moves a cursor, recolors, reorders, hides, or drifts apart between print
/// and speech (SAFE-1). Characters that can't be seen are shown by number (`\u{202E}`), line ends and tabs become spaces, and
/// of a pile of combining marks the first six stay.
public enum OutsideText {
  /// How many combining marks may follow one character.
  private static let markLimit = 6

  /// `text` in pieces: words, each of the `language` given (BCP 47), and the hidden characters shown by number.
  public static func runs(_ text: String, language: String? = nil) -> [TextRun] {
    var runs: [TextRun] = []
    add(text, language: language, to: &runs)
    return runs
  }

  /// Adds `text` in pieces to what comes before it.
  static func add(_ text: String, language: String?, to runs: inout [TextRun]) {
    if isPlain(text) {
      runs.append(TextRun(text, .outside, language: language))
      return
    }
    var words = String.UnicodeScalarView()
    var marks = 0
    let scalars = Array(text.unicodeScalars)
    func flush() {
      if !words.isEmpty { runs.append(TextRun(String(words), .outside, language: language)) }
      words = String.UnicodeScalarView()
    }
    for (index, scalar) in scalars.enumerated() {
      if isMark(scalar) { marks += 1 } else if !joins(scalars, at: index) { marks = 0 }
      if isLayout(scalar) {
        words.append(" ")
      } else if marks > markLimit {
        // The rest of a pile of marks says nothing; the first mark too many stands for them all.
        if marks == markLimit + 1 { flush(); runs.append(hidden(scalar)) }
      } else if isHidden(scalar), !joins(scalars, at: index) {
        flush()
        runs.append(hidden(scalar))
      } else {
        words.append(scalar)
      }
    }
    flush()
  }

  /// Whether nothing in a text is to be made safe: letters, digits and signs of ASCII.
  static func isPlain(_ text: String) -> Bool {
    let isPlain = { (bytes: UnsafeBufferPointer<UInt8>) in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
    return text.utf8.withContiguousStorageIfAvailable(isPlain) ?? false
  }

  /// `text` as it is printed: safe for a terminal, with hidden characters shown by number.
  public static func printed(_ text: String) -> String { runs(text).text }

  /// Whether it stands on the character before it and so could be piled up.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !isHidden(scalar)
    default: scalar.properties.canonicalCombiningClass != .notReordered
    }
  }

  private static func hidden(_ scalar: Unicode.Scalar) -> TextRun {
    TextRun("\\u{\(String(scalar.value, radix: 16, uppercase: true))}", .hidden)
  }

  /// Line ends and tabs: they part words, no more.
  private static func isLayout(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// What a terminal obeys, what turns text around, and what nobody sees. Letters and pictures that are newer than this program
  /// are seen; so are the signs that stand around Arabic numbers, although Unicode counts them among the formats.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xFE0E...0xFE0F: return false
    // Annotations: they have no picture of their own.
    case 0xFFF9...0xFFFB: return true
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .surrogate, .privateUse: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// Whether what can't be seen by itself is part of writing at `index`: a joiner between letters of a joining script, or inside
  /// an emoji; a selector that says which of its forms an ideograph has, as Japanese names need it.
  private static func joins(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    if (0xE0100...0xE01EF).contains(scalars[index].value) || (0xFE00...0xFE02).contains(scalars[index].value) {
      return index > 0 && scalars[index - 1].properties.isIdeographic
    }
    guard scalars[index].value == 0x200C || scalars[index].value == 0x200D, index > 0, index + 1 < scalars.count else {
      return false
    }
    let before = scalars[index - 1], after = scalars[index + 1]
    if isEmoji(before) || before.value == 0xFE0F { return isEmoji(after) }
    return isJoining(before) && isJoining(after)
  }

  /// Digits, "#" and "*" count as emoji in Unicode's data because keycaps begin with them; nothing joins them.
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { !scalar.isASCII && scalar.properties.isEmoji }

  /// Letters and marks of the scripts in which joiners change how a word is written: Arabic to Mongolian, and Indic ones.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x08FF, 0x0900...0x0DFF, 0x1000...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
    default: false
    }
  }
}
