extension Int {
  /// Returns the quotient rounded down, so that counting continues evenly below zero. The divisor must be positive.
  func quotient(floored divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// Returns the remainder of the floored division, in `0 ..< divisor`.
  func remainder(floored divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
