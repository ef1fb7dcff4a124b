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

  /// Returns the result for two operands, in which nil stands for no value.
  func result(_ left: UInt?, _ right: UInt?) -> UInt? {
    switch self {
    case .or:
      if let left, left != 0 { return 1 }
      return left == nil ? nil : right.map { $0 != 0 ? 1 : 0 }
    case .and:
      if left == 0 { return 0 }
      return left == nil ? nil : right.map { $0 != 0 ? 1 : 0 }
    default:
      guard let left, let right else { return nil }
      return result(left, right)
    }
  }

  private func result(_ left: UInt, _ right: UInt) -> UInt? {
    switch self {
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
