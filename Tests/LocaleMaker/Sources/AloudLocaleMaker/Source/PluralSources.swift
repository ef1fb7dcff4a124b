/// The plural rules as CLDR writes them, without their samples.
struct PluralSources {
  private let cardinal: [String: [String: String]]
  private let ordinal: [String: [String: String]]

  init(cardinal: XMLNode, ordinal: XMLNode) {
    self.cardinal = Self.rules(cardinal)
    self.ordinal = Self.rules(ordinal)
  }

  /// The rules of the first of the locales that has any, by category.
  func cardinal(_ chain: [String]) -> [String: String] { chain.lazy.compactMap { cardinal[$0] }.first ?? [:] }

  /// The rules for first, second, third.
  func ordinal(_ chain: [String]) -> [String: String] { chain.lazy.compactMap { ordinal[$0] }.first ?? [:] }

  private static func rules(_ root: XMLNode) -> [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for set in root.all("pluralRules") {
      var rules: [String: String] = [:]
      for rule in set.children {
        guard let count = rule.attributes["count"], count != "other" else { continue }
        rules[count] = rule.text.prefix { $0 != "@" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      for locale in set.words("locales") { result[locale] = rules }
    }
    return result
  }
}
