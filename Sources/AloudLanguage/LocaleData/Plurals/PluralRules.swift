/// Which plural category a whole number has in a locale: of `LocaleTable.plurals` as it counts ("1 day", "2 days"), of
/// `LocaleTable.ordinals()` as it orders ("1st", "2nd"). Source: CLDR plurals.xml and ordinals.xml.
public struct PluralRules: Sendable {
  /// One rule: it holds where all conditions of one alternative hold.
  private struct Rule: Sendable {
    var category: PluralCategory
    var alternatives: [[PluralCondition]]
  }

  private var rules: [Rule] = []
  /// The categories that numbers of the locale can have, in CLDR's order: `other` is always there, and last.
  public private(set) var categories: [PluralCategory] = []

  /// Rules in CLDR's own syntax, such as `.one: "i = 1 and v = 0"`; nil where one can't be read.
  init?(_ sources: [PluralCategory: String]) { self.init { sources[$0] } }

  /// The rules that `source` gives for the categories.
  init?(_ source: (PluralCategory) -> String?) {
    for category in PluralCategory.allCases where category != .other {
      guard let source = source(category) else { continue }
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

  /// The category of a whole number; of a negative one that of its magnitude.
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
