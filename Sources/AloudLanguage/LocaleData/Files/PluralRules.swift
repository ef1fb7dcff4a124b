/// The plural categories of whole numbers in a locale: `LocaleTable.plurals` for counting ("1 day", "2 days"),
/// `LocaleTable.ordinals()` for ordering ("1st", "2nd"). Source: CLDR plurals.xml and ordinals.xml.
public struct PluralRules: Sendable {
  /// A rule, which applies if all conditions of one of its alternatives hold.
  private struct Rule: Sendable {
    let category: PluralCategory
    private(set) var alternatives: [[PluralCondition]] = []

    init?(_ category: PluralCategory, _ source: String) {
      self.category = category
      let words = source.split(separator: Character(" "))
      for alternative in words.split(separator: "or", omittingEmptySubsequences: false) {
        var conditions: [PluralCondition] = []
        for condition in alternative.split(separator: "and", omittingEmptySubsequences: false) {
          guard let condition = PluralCondition(condition) else { return nil }
          conditions.append(condition)
        }
        alternatives.append(conditions)
      }
    }
  }

  private let rules: [Rule]
  /// The categories that numbers can have in the locale, in CLDR's order. `other` is always there, and last.
  public let categories: [PluralCategory]

  private init(_ rules: [Rule]) { (self.rules, categories) = (rules, rules.map(\.category) + [.other]) }

  /// Parses rules in CLDR's syntax, such as `.one: "i = 1 and v = 0"`.
  init?(_ sources: [PluralCategory: String]) {
    var rules: [Rule] = []
    for category in PluralCategory.allCases where category != .other {
      guard let source = sources[category] else { continue }
      guard let rule = Rule(category, source) else { return nil }
      rules.append(rule)
    }
    self.init(rules)
  }

  /// Reads the rules of a table under keys such as "plural.one".
  init(_ file: TableFiles, _ kind: String) throws(LocaleFileError) {
    var rules: [Rule] = []
    for category in PluralCategory.allCases where category != .other {
      let key = "\(kind).\(category.rawValue)"
      guard let source = file[key] else { continue }
      guard let rule = Rule(category, source) else { throw file.error(about: key, .badPluralRule(source)) }
      rules.append(rule)
    }
    self.init(rules)
  }

  /// Returns the category of a whole number. A negative number has the category of its magnitude.
  public func category(of number: Int) -> PluralCategory {
    let number = Int(clamping: number.magnitude)
    for rule in rules where rule.alternatives.contains(where: { $0.allSatisfy { $0.holds(for: number) } }) {
      return rule.category
    }
    return .other
  }

  /// Returns the index of a whole number's form among the forms of a PO entry.
  func form(of number: Int) -> Int {
    let category = category(of: number)
    return categories.firstIndex(of: category) ?? 0
  }
}

/// A comparison in a plural rule, such as "n % 100 = 3..10,13".
struct PluralCondition: Sendable {
  private var isVisible: Bool
  private var modulus: Int?
  private var ranges: [ClosedRange<Int>]
  private var isNegated: Bool

  init?(_ source: some Sequence<Substring>) {
    var words = Array(source)
    guard words.count >= 3, ["n", "i", "v", "w", "f", "t", "e", "c"].contains(words[0]) else { return nil }
    // The operands for fractions and powers are 0 for a whole number.
    isVisible = words[0] == "n" || words[0] == "i"
    words.removeFirst()
    if words[0] == "%" {
      guard words.count >= 4, let modulus = Int(words[1]), modulus > 0 else { return nil }
      self.modulus = modulus
      words.removeFirst(2)
    }
    guard words.count == 2, words[0] == "=" || words[0] == "!=" else { return nil }
    isNegated = words[0] == "!="
    ranges = []
    for part in words[1].split(separator: Character(",")) {
      let ends = part.split(separator: Character(".")).compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last else { return nil }
      ranges.append(first...last)
    }
  }

  /// The number must not be negative.
  func holds(for number: Int) -> Bool {
    var operand = isVisible ? number : 0
    if let modulus { operand %= modulus }
    return ranges.contains { $0.contains(operand) } != isNegated
  }
}
