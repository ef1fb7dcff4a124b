/// Makes text from outside safe (SAFE-1): the text cannot move the cursor, change colors, reorder or hide anything, or make print
/// and speech differ. Invisible characters are shown by number (`\u{202E}`), line ends and tabs become spaces, and only the first
/// six of a pile of combining marks are kept.
public enum OutsideText {
  /// The maximum number of combining marks after one character.
  private static let markLimit = 6

  /// Returns `text` in runs: words in the given `language` (BCP 47), and hidden characters shown by number.
  public static func runs(_ text: String, language: String? = nil) -> [TextRun] {
    var runs: [TextRun] = []
    add(text, language: language, to: &runs)
    return runs
  }

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
      } else if byteMarks.contains(scalar.value) {
        words.append("\u{FFFD}")
      } else if marks > markLimit {
        // Only the first mark over the limit is shown, and stands for the rest.
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

  /// The private-use characters that stand for bytes which aren't valid UTF-8, so that a program gets them back. They are shown as
  /// U+FFFD.
  package static let byteMarks: ClosedRange<UInt32> = 0x10FE00...0x10FEFF

  static func isPlain(_ text: String) -> Bool {
    let isPlain = { (bytes: UnsafeBufferPointer<UInt8>) in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
    return text.utf8.withContiguousStorageIfAvailable(isPlain) ?? false
  }

  /// Returns `text` as it is printed: safe for a terminal, with hidden characters shown by number.
  public static func printed(_ text: String) -> String { runs(text).text }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !isHidden(scalar)
    default: scalar.properties.canonicalCombiningClass != .notReordered
    }
  }

  private static func hidden(_ scalar: Unicode.Scalar) -> TextRun {
    TextRun("\\u{\(String(scalar.value, radix: 16, uppercase: true))}", .hidden)
  }

  private static func isLayout(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Terminal controls, direction controls and other invisible characters are hidden. Characters that are newer than this
  /// program count as visible, and so do the signs around Arabic numbers, which Unicode classes as format characters.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xFE0E...0xFE0F: return false
    // Interlinear annotation characters, which have no glyph.
    case 0xFFF9...0xFFFB: return true
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .surrogate, .privateUse: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// Returns a Boolean value that indicates whether the invisible scalar at `index` is part of the writing: a joiner between
  /// letters of a joining script or inside an emoji, or a selector for the variant of an ideograph, as Japanese names need it.
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

  /// Unicode's data also lists digits, "#" and "*", which begin keycaps, but joiners do not join those.
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { !scalar.isASCII && scalar.properties.isEmoji }

  /// Letters and marks of the scripts in which joiners change how a word is written: Arabic to Mongolian, and Indic scripts.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x08FF, 0x0900...0x0DFF, 0x1000...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
    default: false
    }
  }
}

extension String {
  /// Pipes, files and braille lines do not need the invisible marks that keep signs in place on a screen.
  package var withoutDirectionMarks: String {
    // The first byte of U+200E and U+200F is 0xE2, which few lines contain; the last byte of U+061C is 0x9C.
    let isFree = utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 != 0xE2 && $0 != 0x9C } }
    if isFree == true { return self }
    let marks: [UInt32] = [0x200E, 0x200F, 0x061C]
    return String(String.UnicodeScalarView(unicodeScalars.filter { !marks.contains($0.value) }))
  }
}
