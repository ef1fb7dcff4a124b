/// Saturating arithmetic for numbers that users type, which can be as large as `Int` allows.
extension Int {
  /// Returns the sum, clamped to the range of `Int`.
  package func adding(saturating other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? other < 0 ? .min : .max : sum
  }

  /// Returns the difference, clamped to the range of `Int`.
  package func subtracting(saturating other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? other < 0 ? .max : .min : difference
  }
}
