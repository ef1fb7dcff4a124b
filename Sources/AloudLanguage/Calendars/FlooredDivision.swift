extension Int {
  /// The quotient rounded down, so that counting goes on evenly through zero. The divisor is positive.
  func quotient(floored divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// What is left of the quotient rounded down, 0 ..< divisor.
  func remainder(floored divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
