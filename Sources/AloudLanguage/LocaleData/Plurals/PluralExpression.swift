/// The expression of a PO file's `Plural-Forms` header, in C syntax as gettext reads it. It returns the form that a number takes.
///
/// The expression is stored as steps for a stack machine instead of a tree, so that evaluating it cannot overflow the call stack.
struct PluralExpression: Sendable {
  /// A step that takes its operands from the stack and pushes its result.
  enum Step: Sendable, Equatable {
    case constant(UInt)
    case number
    case not
    case operation(PluralOperator)
    /// A conditional expression: `condition ? one : other`.
    case choice
  }

  private let steps: [Step]

  /// Parses an expression such as `n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2`. Returns nil if it is malformed.
  init?(_ source: String) {
    var parser = PluralExpressionParser(source)
    guard let steps = parser.steps() else { return nil }
    self.steps = steps
  }

  /// Returns the form of a non-negative whole number, or nil if the result depends on a division by zero.
  func form(of number: Int) -> Int? {
    // A division by zero gives nil, which spreads to results that use it. A branch that is not taken has no effect.
    var stack: [UInt?] = []
    for step in steps {
      switch step {
      case .constant(let value): stack.append(value)
      case .number: stack.append(number.magnitude)
      case .not: stack.append(Self.pop(&stack).map { $0 == 0 ? 1 : 0 })
      case .operation(let operation):
        let right = Self.pop(&stack), left = Self.pop(&stack)
        stack.append(operation.result(left, right))
      case .choice:
        let other = Self.pop(&stack), one = Self.pop(&stack), condition = Self.pop(&stack)
        stack.append(condition.flatMap { $0 != 0 ? one : other })
      }
    }
    return Self.pop(&stack).flatMap { Int(exactly: $0) }
  }

  private static func pop(_ stack: inout [UInt?]) -> UInt? { stack.popLast() ?? nil }
}
