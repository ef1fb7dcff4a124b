/// What colors or characters are called in a pseudo-locale: the English names in its letters. What may be said beside the names
/// of colors is English.
struct PseudoNames {
  /// What has the names.
  enum Kind: String, CaseIterable {
    case colors, characters

    /// How the keys of names begin.
    fileprivate var beginnings: [String] {
      switch self {
      case .colors: ["name.", "column.", "row."]
      case .characters: ["sign.", "spell."]
      }
    }
  }

  private let kind: Kind
  private let locale: PseudoLocale
  private let english: KeyValueFile

  /// The names of a pseudo-locale; nil where the English ones can't be read.
  init?(of kind: Kind, _ locale: PseudoLocale, english bytes: [UInt8]) {
    guard let english = try? KeyValueFile(bytes, path: "") else { return nil }
    (self.kind, self.locale, self.english) = (kind, locale, english)
  }

  /// The file.
  var bytes: [UInt8] {
    let names = english.keys.filter { kind.beginnings.contains(where: $0.hasPrefix) }
    return Array(names.map { "\($0) = \(locale.letters(english[$0] ?? ""))\n" }.joined().utf8)
  }
}

extension PseudoNames.Kind {
  /// The path of the names that a locale has.
  func path(_ tag: String) -> String { "\(rawValue)/\(tag).txt" }
}
