import Foundation

/// CLDR's data that is not of one locale: inheritance, likely subtags, regions, plural rules, numbering systems.
struct Supplemental {
  let likely: LikelySubtags
  let regions: Regions
  let plurals: PluralSources
  /// The digits of each numbering system that has ten.
  let digits: [String: String]
  /// What a language or a region was called: "iw" → "he", "UK" → "GB".
  let languageAliases: [String: String]
  let regionAliases: [String: String]
  /// Parents that are not the tag without its last subtag.
  let parents: [String: String]
  /// The hours of the day periods, by locale: "morning1 06:00-12:00 | noon 12:00".
  let dayPeriods: [String: String]

  init(_ folder: URL) throws {
    func file(_ name: String) throws -> XMLNode { try XMLNode.file(folder.appending(path: "\(name).xml")) }
    let data = try file("supplementalData")
    likely = LikelySubtags(try file("likelySubtags"))
    regions = Regions(data)
    plurals = PluralSources(cardinal: try file("plurals"), ordinal: try file("ordinals"))
    digits = Self.pairs(try file("numberingSystems").all("numberingSystem"), "id", "digits")
    let metadata = try file("supplementalMetadata")
    languageAliases = Self.pairs(metadata.all("languageAlias"), "type", "replacement")
    regionAliases = Self.pairs(metadata.all("territoryAlias"), "type", "replacement")
      .compactMapValues { $0.split(separator: " ").first.map(String.init) }
    parents = Self.parents(data)
    dayPeriods = Self.dayPeriods(try file("dayPeriods"))
  }

  /// A locale and its parents without the root, then the root.
  func chain(_ locale: String) -> [String] {
    var chain = [locale]
    while let last = chain.last, last != "root" { chain.append(parent(of: last)) }
    return chain
  }

  /// A locale and what is left of its name without the last parts. Plural rules and day periods go by the language:
  /// those of Serbian in Latin letters are those of Serbian.
  func languageChain(_ locale: String) -> [String] {
    Array(sequence(first: locale) { name in name.lastIndex(of: "_").map { String(name[..<$0]) } })
  }

  /// The locale that `locale` inherits from.
  func parent(of locale: String) -> String {
    if let parent = parents[locale] { return parent }
    guard let cut = locale.lastIndex(of: "_") else { return "root" }
    let shorter = String(locale[..<cut])
    // A language in a script that is not its usual one inherits nothing from the usual one.
    let script = locale[cut...].dropFirst()
    if script.count == 4, likely.script(of: shorter) != script { return "root" }
    return shorter
  }

  private static func pairs(_ nodes: [XMLNode], _ key: String, _ value: String) -> [String: String] {
    Dictionary(
      nodes.compactMap { node in node.attributes[key].flatMap { key in node.attributes[value].map { (key, $0) } } },
      uniquingKeysWith: { first, _ in first })
  }

  private static func parents(_ data: XMLNode) -> [String: String] {
    var parents: [String: String] = [:]
    for group in data.all("parentLocales") where group.attributes["component"] == nil {
      for node in group.children {
        for locale in node.words("locales") { parents[locale] = node.attributes["parent"] }
      }
    }
    return parents
  }

  private static func dayPeriods(_ root: XMLNode) -> [String: String] {
    var periods: [String: String] = [:]
    for set in root.all("dayPeriodRuleSet") where set.attributes["type"] == nil {
      for rules in set.children {
        let text = rules.children.map { rule in
          let type = rule.attributes["type"] ?? ""
          if let at = rule.attributes["at"] { return "\(type) \(at)" }
          return "\(type) \(rule.attributes["from"] ?? "")-\(rule.attributes["before"] ?? "")"
        }.joined(separator: " | ")
        for locale in rules.words("locales") { periods[locale] = text }
      }
    }
    return periods
  }
}
