/// Arithmetic on numbers that were typed, which may be as large as numbers go: what would lie beyond is held at the end.
extension Int {
  /// The sum, or the end that it would lie beyond.
  package func adding(saturating other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? other < 0 ? .min : .max : sum
  }

  /// The difference, or the end that it would lie beyond.
  package func subtracting(saturating other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? other < 0 ? .max : .min : difference
  }
}
