/// Parses a plural expression into steps.
struct PluralExpressionParser {
  /// The maximum nesting of parentheses and choices, and the maximum number of steps: far more than any language needs.
  private static let depthLimit = 50, stepLimit = 1_000

  private var rest: ArraySlice<UInt8>
  private var found: [PluralExpression.Step] = []
  private var depth = 0

  init(_ source: String) { rest = Array(source.utf8)[...] }

  /// Returns the steps of the whole source, or nil if it is malformed.
  mutating func steps() -> [PluralExpression.Step]? {
    guard choice() else { return nil }
    skipSpaces()
    return rest.isEmpty ? found : nil
  }

  private mutating func choice() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit, operation(0) else { return false }
    guard take("?") else { return true }
    return choice() && take(":") && choice() && add(.choice)
  }

  private mutating func operation(_ level: Int) -> Bool {
    guard level < PluralOperator.levels.count else { return operand() }
    guard operation(level + 1) else { return false }
    while let operation = PluralOperator.levels[level].first(where: { take($0.rawValue) }) {
      guard self.operation(level + 1), add(.operation(operation)) else { return false }
    }
    return true
  }

  private mutating func operand() -> Bool {
    var isNegated = false
    var nots = 0
    while take("!") { (isNegated, nots) = (!isNegated, nots + 1) }
    guard simpleOperand() else { return false }
    // A double negation turns every number but 0 into 1, so it is not dropped.
    if nots > 0, !isNegated, !add(.not) { return false }
    return nots == 0 || add(.not)
  }

  private mutating func simpleOperand() -> Bool {
    if take("(") { return choice() && take(")") }
    if take("n") { return add(.number) }
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let value = UInt(String(decoding: digits, as: UTF8.self)) else { return false }
    rest = rest.dropFirst(digits.count)
    return add(.constant(value))
  }

  private mutating func add(_ step: PluralExpression.Step) -> Bool {
    found.append(step)
    return found.count <= Self.stepLimit
  }

  /// Consumes a sign if it comes next.
  private mutating func take(_ sign: String) -> Bool {
    skipSpaces()
    guard rest.starts(with: sign.utf8) else { return false }
    rest = rest.dropFirst(sign.utf8.count)
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
}
