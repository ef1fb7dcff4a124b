extension String {
  /// Whether this Hebrew wording and a reading of it are the same text but for vowels and what espeak-ng needs: samekh for sin,
  /// alef for ayin, an alef before a last het, a space for a maqaf, a vav added for an "o", and a vav or yod left out that only
  /// stands for a vowel.
  func isRead(as reading: String) -> Bool {
    HebrewReading(ArraySlice(unicodeScalars), ArraySlice(reading.unicodeScalars)).isSame
  }
}

extension Unicode.Scalar {
  /// Whether it is a Hebrew vowel or the mark that there is none.
  var isHebrewVowel: Bool { (0x5B0...0x5BB).contains(value) }

  /// Whether it makes b, k or p of a letter, and a vowel of a vav.
  var isDagesh: Bool { value == 0x5BC }

  fileprivate var isHebrewMark: Bool { isHebrewVowel || isDagesh }
}

/// What is left of a Hebrew wording and of its reading, and what both had before.
private struct HebrewReading {
  private static let replaced: [Unicode.Scalar: Unicode.Scalar] = ["ש": "ס", "ע": "א", "\u{5BE}": " "]
  private static let holam: Unicode.Scalar = "\u{5B9}"
  private static let patah: Unicode.Scalar = "\u{5B7}"

  private var wording: ArraySlice<Unicode.Scalar>
  private var reading: ArraySlice<Unicode.Scalar>
  private var lastWritten: Unicode.Scalar?
  /// Whether the last letter read has a vowel.
  private var hasVowel = false

  init(_ wording: ArraySlice<Unicode.Scalar>, _ reading: ArraySlice<Unicode.Scalar>) {
    (self.wording, self.reading) = (wording, reading)
  }

  /// Whether the rest is the same.
  var isSame: Bool {
    guard let written = wording.first else { return reading.isEmpty || afterAddedVowel?.isSame == true }
    if let read = reading.first, written == read || Self.replaced[written] == read, afterLetter.isSame { return true }
    if afterAddedVowel?.isSame == true { return true }
    // A vav or yod that only stands for a vowel, or is doubled.
    guard "וי".unicodeScalars.contains(written),
      hasVowel || lastWritten == written || wording.dropFirst().first == written
    else { return false }
    var rest = self
    rest.wording.removeFirst()
    (rest.lastWritten, rest.hasVowel) = (written, false)
    return rest.isSame
  }

  /// The rest after a letter of both.
  private var afterLetter: Self {
    var rest = self
    rest.lastWritten = rest.wording.removeFirst()
    rest.reading.removeFirst()
    let marks = rest.reading.prefix(while: \.isHebrewMark)
    rest.hasVowel =
      marks.contains(where: \.isHebrewVowel) || rest.lastWritten == "ו" && marks.contains(where: \.isDagesh)
    rest.reading = rest.reading.dropFirst(marks.count)
    return rest
  }

  /// The rest after a vav that is there for an "o", or an alef for the "a" before a last het; nil where neither is.
  private var afterAddedVowel: Self? {
    guard let letter = reading.first, let mark = reading.dropFirst().first else { return nil }
    let isVav = letter == "ו" && mark == Self.holam
    let isAlef = letter == "א" && mark == Self.patah && reading.dropFirst(2).first == "ח" && wording.first == "ח"
    guard isVav || isAlef else { return nil }
    var rest = self
    rest.reading = rest.reading.dropFirst(2)
    rest.hasVowel = true
    return rest
  }
}
