/// The `Plural-Forms` header of a PO file: the number of forms, and the form that each number takes.
package struct PluralHeader: Sendable {
  /// A difference between a header and CLDR.
  package enum Disagreement: Sendable, Equatable {
    /// The number of forms is not that of the language.
    case count
    /// The number gets a different form.
    case number(Int)
  }

  /// The numbers with which a header is tested.
  static let tried = 0...1_000

  /// The number of forms.
  let count: Int
  private let expression: PluralExpression

  /// Parses the value of `Plural-Forms:`, such as `nplurals=2; plural=(n != 1);`. Returns nil if it is malformed.
  init?(_ value: String) {
    let parts = value.split(separator: ";").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    guard parts.count == 2, let count = Self.value(of: "nplurals", in: parts[0]).flatMap({ Int($0) }), count > 0,
      let expression = Self.value(of: "plural", in: parts[1]).flatMap(PluralExpression.init)
    else { return nil }
    self.count = count
    self.expression = expression
  }

  /// Returns the value of the `Plural-Forms` field in a PO file's header.
  static func value(in header: String) -> String? {
    header.split(separator: "\n").first { $0.hasPrefix(field) }.map { String($0.dropFirst(field.count)) }
  }

  /// The beginning of the field.
  static let field = "Plural-Forms:"

  /// Returns the form of a whole number, from 0, or nil if it has none.
  func form(of number: Int) -> Int? { expression.form(of: number).flatMap { $0 < count ? $0 : nil } }

  /// Returns the first disagreement with CLDR's rules, whose categories correspond to the forms in CLDR's order.
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
