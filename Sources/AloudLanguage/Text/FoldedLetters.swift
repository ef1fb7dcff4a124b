/// A cache of the folded form of each letter, so that a text can be folded letter by letter.
///
/// Case mapping and decomposition do not depend on neighbouring letters; only the order of combining marks does. A text whose marks
/// would change order is left to the slow path, and so is a letter that folds to both a letter and a separator.
struct FoldedLetters: Sendable {
  private struct Letter {
    enum Kind: UInt8 { case unknown, dropped, separates, kept, mixed }

    var kind = Kind.unknown
    /// The combining classes of the first and the last scalar of the letter's decomposition.
    var firstClass: UInt8 = 0
    var lastClass: UInt8 = 0
    /// True if the first, or the last, scalar of the folded form takes no spaces beside it.
    var beginsAlone = false
    var endsAlone = false
    /// The offset of the folded form in `kept`.
    var start: UInt32 = 0
    var count: UInt8 = 0
    /// The first two scalars of the folded form.
    var first, second: Unicode.Scalar?
  }

  /// In pages of 256.
  private var pages: [[Letter]] = Array(repeating: [], count: 0x1100)
  /// The folded forms of all cached letters, in UTF-8.
  private var kept: [UInt8] = []

  /// Returns nil if the text cannot be folded letter by letter.
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

  /// The first two letters of a folded text.
  enum Beginning {
    case found(Unicode.Scalar?, Unicode.Scalar?)
    /// The text cannot be folded letter by letter.
    case needsAll
  }

  /// Spaces are left out.
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
