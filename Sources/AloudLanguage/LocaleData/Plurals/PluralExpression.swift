/// The expression of a PO file's `Plural-Forms` header, in C's syntax as gettext reads it: which form a number takes.
///
/// It is kept as steps for a stack, not as a tree: however it is written, working it out can't overflow the call stack.
struct PluralExpression: Sendable {
  /// One step; it takes its operands from the stack and puts its result there.
  enum Step: Sendable, Equatable {
    case constant(UInt)
    case number
    case not
    case operation(PluralOperator)
    /// `condition ? one : other`.
    case choice
  }

  private let steps: [Step]

  /// Reads an expression such as `n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2`; nil where it can't be read.
  init?(_ source: String) {
    var parser = PluralExpressionParser(source)
    guard let steps = parser.steps() else { return nil }
    self.steps = steps
  }

  /// The form of a whole number that is not negative; nil where a division by zero is in the way.
  func form(of number: Int) -> Int? {
    // A division by zero has no value, and neither has what is made from it; a branch that is not taken does no harm.
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
