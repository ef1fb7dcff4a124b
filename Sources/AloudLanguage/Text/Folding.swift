// Canonical decomposition is in the standard library, not yet under a public name; Foundation's is barred from the core.
@_spi(_Unicode) internal import Swift
internal import Synchronization

/// How two spellings of the same words are found equal: case, accents, width, punctuation and spaces do not matter (LOOP-2).
public enum Folding {
  /// `text` folded: words in lower case, without accents and punctuation, with single spaces between; digits of any script
  /// are ASCII's. Two texts that people take for the same fold to the same. Empty where no letter and no digit is in it.
  public static func fold(_ text: String) -> String {
    var text = text
    return text.withUTF8(foldASCII) ?? foldUnicode(text)
  }

  /// A part of a text, folded as a whole text is.
  public static func fold(_ text: Substring) -> String {
    var text = text
    return text.withUTF8(foldASCII) ?? foldUnicode(String(text))
  }

  /// The first two letters of what folding makes of a text, found without folding the rest; nil where it leaves none.
  static func beginning(of text: Substring) -> WordBeginning? {
    switch letters.withLock({ $0.firstTwo(of: text) }) {
    case .found(let first, let second): first.map { WordBeginning($0, second) }
    case .needsAll: WordBeginning(folded: fold(text))
    }
  }

  /// What is known of letters, for all texts.
  private static let letters = Mutex(FoldedLetters())

  private static func foldUnicode(_ text: String) -> String {
    letters.withLock { $0.fold(text) } ?? foldAnew(text)
  }

  /// A text folded without what is known of its letters.
  static func foldAnew(_ text: String) -> String {
    var result = ""
    var wantsSpace = false
    for (scalar, kept) in parts(of: text) {
      guard let kept, let first = kept.unicodeScalars.first else {
        if separates(scalar) { wantsSpace = true }
        continue
      }
      if wantsSpace, let last = result.unicodeScalars.last, !standsWithoutSpaces(last), !standsWithoutSpaces(first) {
        result.append(" ")
      }
      wantsSpace = false
      result.append(kept)
    }
    return result
  }

  /// The scalars that a text is decomposed into, without case, and what is kept of each.
  static func parts(of text: String) -> [(scalar: Unicode.Scalar, kept: String?)] {
    // By way of upper case: "ß" and "SS", "ς" and "σ" meet only there; "ẞ" gets there through its lower case.
    text.lowercased().uppercased().lowercased()._nfd.map { scalar in
      (scalar, keep(scalar).map(written))
    }
  }

  /// A piece of a phrase folded, with the spaces at its ends that folding leaves beside such words in a line.
  package static func foldPiece(_ piece: Substring) -> String {
    let folded = fold(piece)
    guard let first = folded.unicodeScalars.first, let last = folded.unicodeScalars.last else { return "" }
    let spaceBefore = piece.hasPrefix(" ") && !standsWithoutSpaces(first) ? " " : ""
    let spaceAfter = piece.hasSuffix(" ") && !standsWithoutSpaces(last) ? " " : ""
    return spaceBefore + folded + spaceAfter
  }

  /// A Boolean value that indicates whether a word ends between two characters, nil being the edge of a text.
  public static func isWordEnd(between one: Character?, and other: Character?) -> Bool {
    guard let one = one?.unicodeScalars.last, let other = other?.unicodeScalars.first else { return true }
    return one == " " || other == " " || standsWithoutSpaces(one) || standsWithoutSpaces(other)
  }

  /// Whether a letter is of a script that puts no spaces between words: kana and Han. One that was put beside it by a
  /// recogniser, or for the eye, does not count.
  package static func standsWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: true
    default: false
    }
  }

  /// A letter as people type it: some as two.
  private static func written(_ letter: Unicode.Scalar) -> String {
    switch letter {
    case "œ": "oe"
    case "æ": "ae"
    default: String(letter)
    }
  }

  /// The kana whose forms of half width stand from U+FF66 on, in their order.
  private static let halfWidthKana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)

  /// A text of ASCII alone, folded; nil where something else is in it.
  private static func foldASCII(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: text.count) { folded in
      var end = 0
      var wantsSpace = false
      for byte in text {
        let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        let lower = isUpper ? byte | 0x20 : byte
        switch lower {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          // There is room: something that does not count stood in the space's place.
          if wantsSpace, end > 0 {
            folded[end] = UInt8(ascii: " ")
            end += 1
          }
          wantsSpace = false
          folded[end] = lower
          end += 1
        case UInt8(ascii: "'"): continue
        default: wantsSpace = true
        }
      }
      return end
    }
  }

  /// The scalar as it counts: nil for accents, marks, tatweel and all that is not a letter or digit.
  private static func keep(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xFF10...0xFF19, 0xFF41...0xFF5A: return Unicode.Scalar(scalar.value - 0xFEE0)
    case 0x30...0x39, 0x61...0x7A: return scalar
    // The signs of ASCII count as little here as where all of a text is ASCII.
    case 0..<0x80: return nil
    // A letter that is an apostrophe, tatweel, and the selectors of a character's style.
    case 0x02BC, 0x0640, 0x034F, 0xFE00...0xFE0F: return nil
    // Kana of half width.
    case 0xFF66...0xFF9D: return halfWidthKana[Int(scalar.value) - 0xFF66]
    case 0xFF9E: return "\u{3099}"
    case 0xFF9F: return "\u{309A}"
    // A kana's voicing marks make another letter of it.
    case 0x3099, 0x309A: return scalar
    case 0x0649: return "\u{064A}"
    case 0x0629: return "\u{0647}"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .decimalNumber:
      return scalar.properties.numericValue.flatMap { Unicode.Scalar(UInt32(48 + Int($0))) }
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
      .otherNumber, .spacingMark, .otherSymbol, .mathSymbol, .currencySymbol:
      return scalar
    case .nonspacingMark:
      // Latin, Greek, Cyrillic, Hebrew and Arabic do without; elsewhere a mark is a vowel.
      return scalar.properties.canonicalCombiningClass == .notReordered
        || scalar.value >= 0x0900 && scalar.value < 0x1AB0
        ? scalar : nil
    default: return nil
    }
  }

  /// Whether a scalar that does not count parts two words: apostrophes, joiners and marks do not.
  static func separates(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .modifierLetter: false
    default: ![0x27, 0x2018, 0x2019, 0xFF07].contains(scalar.value)
    }
  }
}
