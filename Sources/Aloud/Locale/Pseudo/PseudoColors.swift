/// The names of colors in a pseudo-locale: the English ones in its letters. What may be said beside them is English.
struct PseudoColors {
  private let locale: PseudoLocale
  private let english: KeyValueFile

  /// The names of a pseudo-locale; nil where the English ones can't be read.
  init?(_ locale: PseudoLocale, english bytes: [UInt8]) {
    guard let english = try? KeyValueFile(bytes, path: "") else { return nil }
    (self.locale, self.english) = (locale, english)
  }

  /// The file.
  var bytes: [UInt8] {
    let names = english.keys.filter { key in ["name.", "column.", "row."].contains(where: key.hasPrefix) }
    return Array(names.map { "\($0) = \(locale.letters(english[$0] ?? ""))\n" }.joined().utf8)
  }
}
