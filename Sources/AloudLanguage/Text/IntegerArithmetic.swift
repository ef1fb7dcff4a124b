/// Saturating arithmetic for numbers that users type, which can be as large as `Int` allows.
extension Int {
  package func adding(saturating other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? other < 0 ? .min : .max : sum
  }

  package func subtracting(saturating other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? other < 0 ? .max : .min : difference
  }
}

extension Int {
  /// Returns the quotient rounded down, so that counting continues evenly below zero. The divisor must be positive.
  func quotient(floored divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The result is in `0 ..< divisor`.
  func remainder(floored divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
