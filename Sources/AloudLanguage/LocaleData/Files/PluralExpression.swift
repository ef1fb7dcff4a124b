/// The expression of a PO file's `Plural-Forms` header, in C syntax as gettext reads it. It returns the form that a number takes.
struct PluralExpression: Sendable {
  /// A function of the number. A division by zero gives nil, which spreads to results that use it.
  fileprivate typealias Value = @Sendable (UInt) -> UInt?

  private let value: Value

  /// Parses an expression such as `n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2`.
  init?(_ source: String) {
    var parser = PluralExpressionParser(source)
    guard let value = parser.whole() else { return nil }
    self.value = value
  }

  /// Returns the form of a non-negative whole number, or nil if the result depends on a division by zero.
  func form(of number: Int) -> Int? { value(number.magnitude).flatMap { Int(exactly: $0) } }
}

/// A binary operator of a plural expression. Numbers are unsigned and wrap around, as in C.
enum PluralOperator: String, Sendable, Equatable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case unequal = "!="
  case atMost = "<="
  case atLeast = ">="
  case less = "<"
  case more = ">"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"
  case remainder = "%"

  /// The operators by precedence, lowest first. Within a level, an operator comes before any that is a prefix of it.
  static let levels: [[PluralOperator]] = [
    [.or], [.and], [.equal, .unequal], [.atMost, .atLeast, .less, .more], [.plus, .minus],
    [.times, .divided, .remainder],
  ]

  /// Nil stands for no value, which "or" and "and" pass over if the left side decides.
  func result(_ left: UInt?, _ right: UInt?) -> UInt? {
    guard let left else { return nil }
    if self == .or, left != 0 { return 1 }
    if self == .and, left == 0 { return 0 }
    guard let right else { return nil }
    return switch self {
    case .or: left != 0 || right != 0 ? 1 : 0
    case .and: left != 0 && right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .unequal: left != right ? 1 : 0
    case .atMost: left <= right ? 1 : 0
    case .atLeast: left >= right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .more: left > right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .divided: right == 0 ? nil : left / right
    case .remainder: right == 0 ? nil : left % right
    }
  }
}

private struct PluralExpressionParser {
  typealias Value = PluralExpression.Value

  /// The maximum nesting of parentheses and choices, and the maximum number of parts: far more than any language needs.
  private static let depthLimit = 50, partLimit = 1_000

  private var rest: ArraySlice<UInt8>
  private var depth = 0
  private var parts = 0

  init(_ source: String) { rest = Array(source.utf8)[...] }

  mutating func whole() -> Value? {
    guard let value = choice() else { return nil }
    skipSpaces()
    return rest.isEmpty ? value : nil
  }

  private mutating func choice() -> Value? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit, let condition = operation(0) else { return nil }
    guard take("?") else { return condition }
    guard let one = choice(), take(":"), let other = choice() else { return nil }
    return part { number in condition(number).flatMap { $0 != 0 ? one(number) : other(number) } }
  }

  private mutating func operation(_ level: Int) -> Value? {
    guard level < PluralOperator.levels.count else { return operand() }
    guard var left = operation(level + 1) else { return nil }
    while let operation = PluralOperator.levels[level].first(where: { take($0.rawValue) }) {
      guard let right = self.operation(level + 1),
        let both = part({ [left] in operation.result(left($0), right($0)) })
      else { return nil }
      left = both
    }
    return left
  }

  private mutating func operand() -> Value? {
    var nots = 0
    while take("!") { nots += 1 }
    guard let value = simpleOperand() else { return nil }
    if nots == 0 { return value }
    // A double negation turns every number but 0 into 1, so it is not dropped.
    return part { [isNegated = nots % 2 == 1] in value($0).map { ($0 == 0) == isNegated ? 1 : 0 } }
  }

  private mutating func simpleOperand() -> Value? {
    if take("(") {
      let inner = choice()
      return take(")") ? inner : nil
    }
    if take("n") { return part { $0 } }
    let digits = rest.prefix(while: \.isDigit)
    guard let value = UInt(String(decoding: digits, as: UTF8.self)) else { return nil }
    rest = rest.dropFirst(digits.count)
    return part { _ in value }
  }

  private mutating func part(_ value: @escaping Value) -> Value? {
    parts += 1
    return parts <= Self.partLimit ? value : nil
  }

  private mutating func take(_ sign: String) -> Bool {
    skipSpaces()
    guard rest.starts(with: sign.utf8) else { return false }
    rest = rest.dropFirst(sign.utf8.count)
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
}

/// The `Plural-Forms` header of a PO file: the number of forms, and the form that each number takes.
package struct PluralHeader: Sendable {
  package enum Disagreement: Sendable, Equatable {
    /// The number of forms is not that of the language.
    case count
    case number(Int)
  }

  static let tried = 0...1_000

  let count: Int
  private let expression: PluralExpression

  /// Parses the value of `Plural-Forms:`, such as `nplurals=2; plural=(n != 1);`.
  init?(_ value: String) {
    let parts = value.split(separator: ";").map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    guard parts.count == 2, let count = Self.value(of: "nplurals", in: parts[0]).flatMap({ Int($0) }), count > 0,
      let expression = Self.value(of: "plural", in: parts[1]).flatMap(PluralExpression.init)
    else { return nil }
    self.count = count
    self.expression = expression
  }

  var isComplete: Bool { Self.tried.allSatisfy { form(of: $0) != nil } }

  static func value(in header: String) -> String? {
    header.split(separator: "\n").first { $0.hasPrefix(field) }.map { String($0.dropFirst(field.count)) }
  }

  static let field = "Plural-Forms:"

  func form(of number: Int) -> Int? { expression.form(of: number).flatMap { $0 < count ? $0 : nil } }

  /// The categories correspond to the forms in CLDR's order.
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

/// CLDR's plural categories, in the order of the forms in a PO file. Each language uses some of them, and always `other`.
public enum PluralCategory: String, Sendable, Equatable, CaseIterable { case zero, one, two, few, many, other }
