/// The `Plural-Forms` header of a PO file: how many forms there are, and which one a number takes.
package struct PluralHeader: Sendable {
  /// Where a header and CLDR part ways.
  package enum Disagreement: Sendable, Equatable {
    /// It counts other forms than the language has.
    case count
    /// It gives the wrong form to a number.
    case number(Int)
  }

  /// The numbers that a header is tried with.
  static let tried = 0...1_000

  /// How many forms there are.
  let count: Int
  private let expression: PluralExpression

  /// Reads what stands after `Plural-Forms:`, such as `nplurals=2; plural=(n != 1);`; nil where it can't be read.
  init?(_ value: String) {
    let parts = value.split(separator: ";").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    guard parts.count == 2, let count = Self.value(of: "nplurals", in: parts[0]).flatMap({ Int($0) }), count > 0,
      let expression = Self.value(of: "plural", in: parts[1]).flatMap(PluralExpression.init)
    else { return nil }
    self.count = count
    self.expression = expression
  }

  /// The value of the field `Plural-Forms` among the lines of a PO file's header.
  static func value(in header: String) -> String? {
    header.split(separator: "\n").first { $0.hasPrefix(field) }.map { String($0.dropFirst(field.count)) }
  }

  /// How the field begins.
  static let field = "Plural-Forms:"

  /// The form of a whole number, counted from 0; nil where it has none.
  func form(of number: Int) -> Int? { expression.form(of: number).flatMap { $0 < count ? $0 : nil } }

  /// Where it first disagrees with CLDR's rules, whose categories the forms stand for, in CLDR's order.
  func disagreement(with rules: PluralRules) -> Disagreement? {
    guard count == rules.categories.count else { return .count }
    return Self.tried.first { form(of: $0) != rules.form(of: $0) }.map { .number($0) }
  }

  private static func value(of name: String, in part: String) -> String? {
    guard part.hasPrefix(name) else { return nil }
    let rest = part.dropFirst(name.count).trimmingSpaces()
    return rest.hasPrefix("=") ? rest.dropFirst().trimmingSpaces() : nil
  }
}
