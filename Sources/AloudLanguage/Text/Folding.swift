internal import Synchronization

// Canonical decomposition is in the standard library, but not yet public. The core must not use Foundation's.
@_spi(_Unicode) internal import Swift

/// Finds equal spellings of the same words: case, accents, width, punctuation and spaces do not matter (LOOP-2).
public enum Folding {
  /// Returns `text` folded: lower-case words without accents and punctuation, separated by single spaces, with the digits of all
  /// scripts as ASCII digits. Texts that people consider the same fold to the same text. The result is empty if `text` has no
  /// letters or digits.
  public static func fold(_ text: String) -> String {
    var text = text
    return text.withUTF8(foldASCII) ?? foldUnicode(text)
  }

  /// Returns a part of a text folded, in the same way as a whole text.
  public static func fold(_ text: Substring) -> String {
    var text = text
    return text.withUTF8(foldASCII) ?? foldUnicode(String(text))
  }

  static func beginning(of text: Substring) -> WordBeginning? {
    switch letters.withLock({ $0.firstTwo(of: text) }) {
    case .found(let first, let second): first.map { WordBeginning($0, second) }
    case .needsAll: WordBeginning(folded: fold(text))
    }
  }

  private static let letters = Mutex(FoldedLetters())

  private static func foldUnicode(_ text: String) -> String { letters.withLock { $0.fold(text) } ?? foldAnew(text) }

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

  static func parts(of text: String) -> [(scalar: Unicode.Scalar, kept: String?)] {
    // Upper case comes in between because only there "ß" equals "SS", and "ς" equals "σ"; "ẞ" gets there through its lower case.
    text.lowercased().uppercased().lowercased()._nfd.map { scalar in (scalar, keep(scalar).map(written)) }
  }

  /// Keeps the spaces at the ends of a piece of a phrase, unless the letters there are written without spaces.
  package static func foldPiece(_ piece: Substring) -> String {
    let folded = fold(piece)
    guard let first = folded.unicodeScalars.first, let last = folded.unicodeScalars.last else { return "" }
    let spaceBefore = piece.hasPrefix(" ") && !standsWithoutSpaces(first) ? " " : ""
    let spaceAfter = piece.hasSuffix(" ") && !standsWithoutSpaces(last) ? " " : ""
    return spaceBefore + folded + spaceAfter
  }

  /// Returns a Boolean value that indicates whether a word ends between two characters. Nil is the edge of a text.
  public static func isWordEnd(between one: Character?, and other: Character?) -> Bool {
    guard let one = one?.unicodeScalars.last, let other = other?.unicodeScalars.first else { return true }
    // Thai, too, is written without spaces between words.
    let isThai = [one, other].allSatisfy { (0x0E00...0x0E7F).contains($0.value) }
    return one == " " || other == " " || isThai || standsWithoutSpaces(one) || standsWithoutSpaces(other)
  }

  /// Kana and Han are written without spaces between words. Spaces that a recogniser or a writer puts beside them do not count.
  package static func standsWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: true
    default: false
    }
  }

  /// Ligatures become two letters, as people type them, and Polish "ł" is typed as "l" in haste.
  private static func written(_ letter: Unicode.Scalar) -> String {
    switch letter {
    case "œ": "oe"
    case "æ": "ae"
    case "ł": "l"
    default: String(letter)
    }
  }

  /// The kana whose half-width forms begin at U+FF66, in that order.
  private static let halfWidthKana = Array("ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)

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
          // There is room for the space, because a character that was dropped stood in its place.
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

  /// Returns nil for accents, marks, tatweel and all else that is not a letter or digit.
  private static func keep(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xFF10...0xFF19, 0xFF41...0xFF5A: return Unicode.Scalar(scalar.value - 0xFEE0)
    case 0x30...0x39, 0x61...0x7A: return scalar
    // ASCII signs are dropped, as they are in a text that is all ASCII.
    case 0..<0x80: return nil
    // The modifier letter apostrophe, tatweel, the grapheme joiner and the variation selectors.
    case 0x02BC, 0x0640, 0x034F, 0xFE00...0xFE0F: return nil
    // Half-width kana.
    case 0xFF66...0xFF9D: return halfWidthKana[Int(scalar.value) - 0xFF66]
    case 0xFF9E: return "\u{3099}"
    case 0xFF9F: return "\u{309A}"
    // Voicing marks turn a kana into another letter.
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
      // Latin, Greek, Cyrillic, Hebrew and Arabic are readable without marks; in other scripts a mark is a vowel.
      return scalar.properties.canonicalCombiningClass == .notReordered
        || scalar.value >= 0x0900 && scalar.value < 0x1AB0
        ? scalar : nil
    default: return nil
    }
  }

  /// Takes a scalar that was dropped. Apostrophes, joiners and marks do not separate words.
  static func separates(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .modifierLetter: false
    default: ![0x27, 0x2018, 0x2019, 0xFF07].contains(scalar.value)
    }
  }
}

/// A cache of the folded form of each letter, so that a text can be folded letter by letter.
///
/// Case mapping and decomposition do not depend on neighbouring letters; only the order of combining marks does. A text whose marks
/// would change order is left to the slow path, and so is a letter that folds to both a letter and a separator.
struct FoldedLetters: Sendable {
  private struct Letter {
    enum Kind: UInt8 { case unknown, dropped, separates, kept, mixed }

    var kind = Kind.unknown
    var firstClass: UInt8 = 0
    var lastClass: UInt8 = 0
    var beginsAlone = false
    var endsAlone = false
    var start: UInt32 = 0
    var count: UInt8 = 0
    var first, second: Unicode.Scalar?
  }

  /// In pages of 256.
  private var pages: [[Letter]] = Array(repeating: [], count: 0x1100)
  private var kept: [UInt8] = []

  mutating func fold(_ text: String) -> String? {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count + 8)
    var wantsSpace = false
    var endsAlone = false
    // The combining class of the last mark that was kept, if only marks have followed it.
    var lastMark: UInt8 = 0
    for scalar in text.unicodeScalars {
      let letter = letter(scalar)
      if letter.firstClass == 0 { lastMark = 0 }
      switch letter.kind {
      case .unknown, .mixed: return nil
      case .dropped: break
      case .separates: wantsSpace = true
      case .kept:
        if letter.firstClass < lastMark { return nil }
        lastMark = letter.lastClass
        if wantsSpace, !folded.isEmpty, !endsAlone, !letter.beginsAlone { folded.append(UInt8(ascii: " ")) }
        wantsSpace = false
        endsAlone = letter.endsAlone
        let start = Int(letter.start)
        for place in start..<start + Int(letter.count) { folded.append(kept[place]) }
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  enum Beginning {
    case found(Unicode.Scalar?, Unicode.Scalar?)
    case needsAll
  }

  mutating func firstTwo(of text: Substring) -> Beginning {
    var first, second: Unicode.Scalar?
    var lastMark: UInt8 = 0
    for scalar in text.unicodeScalars {
      let letter = letter(scalar)
      if letter.firstClass == 0 {
        // Later marks can no longer change places with the first two letters.
        if second != nil { break }
        lastMark = 0
      }
      switch letter.kind {
      case .unknown, .mixed: return .needsAll
      case .dropped, .separates: break
      case .kept:
        if letter.firstClass < lastMark { return .needsAll }
        lastMark = letter.lastClass
        if first == nil { (first, second) = (letter.first, letter.second) } else { second = second ?? letter.first }
      }
    }
    return .found(first, second)
  }

  private mutating func letter(_ scalar: Unicode.Scalar) -> Letter {
    let page = Int(scalar.value >> 8), place = Int(scalar.value & 0xFF)
    if pages[page].isEmpty { pages[page] = Array(repeating: Letter(), count: 256) }
    if pages[page][place].kind == .unknown { pages[page][place] = made(scalar) }
    return pages[page][place]
  }

  private mutating func made(_ scalar: Unicode.Scalar) -> Letter {
    var letter = Letter(start: UInt32(kept.count))
    let parts = Folding.parts(of: String(scalar))
    letter.firstClass = parts.first?.scalar.properties.canonicalCombiningClass.rawValue ?? 0
    letter.lastClass = parts.last?.scalar.properties.canonicalCombiningClass.rawValue ?? 0
    let texts = parts.compactMap(\.kept)
    if let first = texts.first?.unicodeScalars.first, let last = texts.last?.unicodeScalars.last {
      let separates = parts.contains { $0.kept == nil && Folding.separates($0.scalar) }
      letter.kind = separates ? .mixed : .kept
      (letter.beginsAlone, letter.endsAlone) = (Folding.standsWithoutSpaces(first), Folding.standsWithoutSpaces(last))
      let bytes = texts.flatMap(\.utf8)
      letter.count = UInt8(bytes.count)
      let letters = texts.joined().unicodeScalars
      (letter.first, letter.second) = (letters.first, letters.dropFirst().first)
      kept += bytes
    } else {
      letter.kind = parts.contains { Folding.separates($0.scalar) } ? .separates : .dropped
    }
    return letter
  }
}
