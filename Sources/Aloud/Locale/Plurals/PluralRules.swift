/// Which plural category a whole number has in a locale. Source: CLDR plurals.xml, cardinal rules.
public struct PluralRules: Sendable {
  /// One rule: it holds where all conditions of one alternative hold.
  private struct Rule: Sendable {
    var category: PluralCategory
    var alternatives: [[PluralCondition]]
  }

  private var rules: [Rule] = []
  /// The categories that there are, `other` last.
  public private(set) var categories: [PluralCategory] = []

  /// Rules in CLDR's own syntax, such as `.one: "i = 1 and v = 0"`; nil where one can't be read.
  public init?(_ sources: [PluralCategory: String]) {
    for category in PluralCategory.allCases where category != .other {
      guard let source = sources[category] else { continue }
      var alternatives: [[PluralCondition]] = []
      let words = source.split(separator: Character(" "))
      for alternative in words.split(separator: "or", omittingEmptySubsequences: false) {
        var conditions: [PluralCondition] = []
        for condition in alternative.split(separator: "and", omittingEmptySubsequences: false) {
          guard let condition = PluralCondition(condition) else { return nil }
          conditions.append(condition)
        }
        alternatives.append(conditions)
      }
      rules.append(Rule(category: category, alternatives: alternatives))
      categories.append(category)
    }
    categories.append(.other)
  }

  /// The rules of a table under keys such as "plural.one".
  init(_ file: TableFiles, _ kind: String) throws(LocaleFileError) {
    var sources: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases { sources[category] = file["\(kind).\(category.rawValue)"] }
    if let rules = PluralRules(sources) {
      self = rules
      return
    }
    for (category, rule) in sources where PluralRules([category: rule]) == nil {
      throw file.error(about: "\(kind).\(category.rawValue)", .badPluralRule(rule))
    }
    throw file.badValue(kind)
  }

  /// The category of a whole number.
  public func category(of number: Int) -> PluralCategory {
    let number = Int(clamping: number.magnitude)
    for rule in rules where rule.alternatives.contains(where: { $0.allSatisfy { $0.holds(for: number) } }) {
      return rule.category
    }
    return .other
  }

  /// The place of a whole number's form among the forms of a PO entry.
  func form(of number: Int) -> Int {
    let category = category(of: number)
    return categories.firstIndex(of: category) ?? 0
  }
}
