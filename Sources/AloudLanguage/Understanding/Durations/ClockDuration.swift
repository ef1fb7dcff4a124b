/// Durations as a clock shows them: "1:30".
enum ClockDuration {
  /// The seconds of hours and minutes, or hours, minutes and seconds; nil where a text is neither.
  static func seconds(_ text: some StringProtocol) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (1...4).contains(parts[0].count),
      parts.dropFirst().allSatisfy({ $0.count == 2 })
    else { return nil }
    let numbers = parts.compactMap { number($0) }
    guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    return zip(numbers, [3_600, 60, 1]).map { Double($0 * $1) }.reduce(0, +)
  }

  /// Digits of any script, few enough to make a number.
  private static func number(_ text: some StringProtocol) -> Int? {
    let digits = text.compactMap { (0...9).contains($0.wholeNumberValue ?? 10) ? $0.wholeNumberValue : nil }
    return digits.count == text.count ? digits.reduce(0) { $0 * 10 + $1 } : nil
  }
}
