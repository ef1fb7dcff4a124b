/// How a locale writes whole numbers. Source: CLDR numbers.
public struct NumberFormat: Sendable, Equatable {
  /// The numbering system's BCP 47 name, such as "latn" or "arab".
  public var numberingSystem: String
  /// Its ten digits, zero first.
  public var digits: [Character]
  /// What stands between groups of three.
  public var group: String
  /// How many digits must stand before the first group separator.
  public var minimumGrouping: Int
  /// What stands before a number below zero.
  public var minus: String
  /// A share of a hundred, with the number at `{0}`.
  public var percentPattern: String

  /// A whole number in the locale's digits, grouped.
  public func string(_ number: Int) -> String {
    let plain = String(number.magnitude)
    var result = ""
    let isGrouped = plain.utf8.count >= 3 + minimumGrouping
    for (index, digit) in plain.utf8.enumerated() {
      if isGrouped, index > 0, (plain.utf8.count - index) % 3 == 0 { result += group }
      result.append(digits[Int(digit) - 48])
    }
    return (number < 0 ? minus : "") + result
  }

  /// A share of a hundred.
  public func percent(_ percent: Int) -> String {
    guard let place = percentPattern.firstRange(of: "{0}") else { return string(percent) }
    return percentPattern[..<place.lowerBound] + string(percent) + percentPattern[place.upperBound...]
  }
}
