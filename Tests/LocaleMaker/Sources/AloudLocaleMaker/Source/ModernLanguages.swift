/// The languages whose data is complete: CLDR's "modern" coverage.
///
/// CLDR's own list (coverageLevels.txt) is not in our subset. This one is its list of 2022 with the languages that have
/// become as complete since, by the number of their date, unit and name entries. A script stands where it is not the usual
/// one of its language.
enum ModernLanguages {
  static let all: Set = Set(
    """
    af am ar as az ba be bg blo bn br bs ca chr cs cv cy da de dsb el en es et eu fa fi fil fr ga gd gl gu ha he hi hi_Latn
    hr hsb hu hy id ig is it ja jv ka kk kk_Arab km kn ko kok ky lo lt lv mk ml mn mr ms my nb ne nl nn no or pa pcm pl ps
    pt ro ru sc sd shn si sk sl so sq sr sr_Latn sv sw ta te th ti tk tr uk ur uz vi yo yue yue_Hans zh zh_Hant zu
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Whether a file of CLDR's is of one of them: "sr_Latn_ME" is of "sr_Latn", "zh_Hans_SG" of "zh".
  static func contains(_ name: String, _ likely: LikelySubtags) -> Bool {
    let subtags = name.split(separator: "_").map(String.init)
    let rest = subtags.dropFirst()
    guard rest.allSatisfy({ $0.count == 2 || $0.count == 3 || $0.count == 4 && $0.first?.isLetter == true }) else {
      return false
    }
    let (language, script, _) = likely.parts(name)
    return all.contains(script == likely.script(of: language) ? language : "\(language)_\(script)")
  }
}
