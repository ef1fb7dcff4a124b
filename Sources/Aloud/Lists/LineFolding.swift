/// A fast version of `Folding` for many lines, which looks each letter up once. Text in which a letter depends on its neighbours,
/// such as a mark or a syllable of jamo, is left to `Folding`.
struct LineFolding {
  /// The folded form of a scalar.
  private struct Letter {
    enum Kind: UInt8 { case unknown, depends, dropped, separates, kept, keptWithoutSpaces }

    var kind = Kind.unknown
    var count: UInt8 = 0
    /// The folded form in UTF-8.
    var bytes: (UInt8, UInt8, UInt8) = (0, 0, 0)
  }

  /// The line that was folded last, in UTF-8.
  private(set) var folded: [UInt8] = []
  private var letters: [Letter] = []

  /// Folds a line of foreign text; returns false if the line needs `Folding`.
  mutating func fold(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    folded.removeAll(keepingCapacity: true)
    if letters.isEmpty { letters = Array(repeating: Letter(), count: 0x10000) }
    var wantsSpace = false
    var standsAlone = false
    var place = line.startIndex
    while place < line.endIndex {
      guard let scalar = Self.scalar(in: line, at: &place) else { return false }
      if letters[scalar].kind == .unknown { letters[scalar] = Self.letter(scalar) }
      let letter = letters[scalar]
      switch letter.kind {
      case .unknown, .depends: return false
      case .dropped: break
      case .separates: wantsSpace = true
      case .kept, .keptWithoutSpaces:
        let isAlone = letter.kind == .keptWithoutSpaces
        if wantsSpace, !folded.isEmpty, !standsAlone, !isAlone { folded.append(UInt8(ascii: " ")) }
        (wantsSpace, standsAlone) = (false, isAlone)
        folded.append(letter.bytes.0)
        if letter.count > 1 { folded.append(letter.bytes.1) }
        if letter.count > 2 { folded.append(letter.bytes.2) }
      }
    }
    return true
  }

  /// Returns the next scalar of the Basic Multilingual Plane; nil for any other scalar, and for invalid UTF-8.
  private static func scalar(in line: Slice<UnsafeBufferPointer<UInt8>>, at place: inout Int) -> Int? {
    let first = Int(line[place])
    place += 1
    if first < 0x80 { return first }
    let more = first >= 0xE0 ? 2 : 1
    guard (0xC2..<0xF0).contains(first), place + more <= line.endIndex else { return nil }
    var value = first & (more == 2 ? 0x0F : 0x1F)
    for _ in 0..<more {
      guard line[place] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | Int(line[place] & 0x3F)
      place += 1
    }
    return value
  }

  /// Returns the folded form of a scalar between two letters.
  private static func letter(_ value: Int) -> Letter {
    guard let scalar = Unicode.Scalar(UInt32(value)), isIndependent(scalar) else { return Letter(kind: .depends) }
    let folded = Folding.fold("a" + OutsideText.printed(String(scalar)) + "a")
    guard folded.count > 2 else { return Letter(kind: .dropped) }
    let kept = folded.dropFirst().dropLast()
    if kept == " " { return Letter(kind: .separates) }
    let bytes = Array(kept.utf8)
    guard bytes.count <= 3, kept.unicodeScalars.allSatisfy(isIndependent), !bytes.contains(UInt8(ascii: " ")) else {
      return Letter(kind: .depends)
    }
    let isAlone = kept.unicodeScalars.contains { Folding.standsWithoutSpaces($0) }
    return Letter(
      kind: isAlone ? .keptWithoutSpaces : .kept, count: UInt8(bytes.count),
      bytes: (bytes[0], bytes.count > 1 ? bytes[1] : 0, bytes.count > 2 ? bytes[2] : 0))
  }

  /// Returns a Boolean value that indicates whether a scalar is folded independently of its position, and ends the character before
  /// it.
  private static func isIndependent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x09, 0x0B...0x0D, 0x30FC, 0x3005: return true
    case 0xA0..<0x0900, 0x1E00..<0x2000, 0x2010..<0x2028, 0x2030..<0x205F, 0x3000..<0x3100, 0x3400..<0xA000,
      0xFF00..<0xFF66:
      break
    default: return false
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .connectorPunctuation,
      .otherPunctuation, .spaceSeparator, .mathSymbol, .currencySymbol, .otherSymbol, .otherNumber:
      return true
    default: return false
    }
  }
}
