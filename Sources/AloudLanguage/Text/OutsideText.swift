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

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: return false
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: return true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB: return true
    case 0xFE00...0xFE0D, 0xE0000...0xE0FFF: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return scalar.value != 0x06DD
    default: return false
    }
  }

  /// Whether the joiner or tag at `index` is part of writing: between letters of a joining script, or inside an emoji.
  private static func joins(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
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
