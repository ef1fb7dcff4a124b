/// The format of numbers in a locale: its digits, separators and signs. Source: CLDR numbers.
public struct NumberFormat: Sendable, Equatable {
  /// The numbering system's BCP 47 name, such as "latn" or "arab".
  public let numberingSystem: String
  /// The ten digits, zero first.
  public let digits: [Character]
  /// The decimal separator: "." in English, "," in German.
  public let decimal: String
  /// The separator between groups of digits. Often it is not a plain space but U+00A0 or U+202F, which look like one.
  public let group: String
  /// The number of digits in the last group and in each group before it: 3 and 2 in India. 0 means no groups.
  var lastGroupSize, otherGroupSize: Int
  var minimumGrouping: Int
  /// The sign before a negative number.
  public let minus: String
  /// The pattern of a percentage, with the number at `{0}`.
  var percentPattern: String

  /// Returns a whole number in the locale's digits, grouped: "1,234".
  public func string(_ number: Int) -> String { (number < 0 ? minus : "") + grouped(String(number.magnitude)) }

  /// Returns a whole number in the locale's digits, without groups, with zeros in front of fewer than `digits`.
  func string(_ number: Int, digits: Int) -> String {
    let plain = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, digits - plain.utf8.count))
    return (number < 0 ? minus : "") + localized(zeros + plain)
  }

  /// Returns a number in the locale's digits, grouped, with at most `places` (0 to 9) and at least `minimumPlaces` decimal places.
  /// Halves are rounded to even. Numbers that are not finite, or are 10^15 or more in magnitude, are written as Swift does.
  public func string(_ number: Double, places: Int = 3, minimumPlaces: Int = 0) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return String(number) }
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = UInt64((number.magnitude * scale).rounded(.toNearestOrEven))
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: UInt64(scale))
    var fraction = String(rest)
    fraction = String(repeating: "0", count: max(0, places - fraction.count)) + fraction
    while fraction.last == "0", fraction.utf8.count > minimumPlaces { fraction.removeLast() }
    let sign = number < 0 && scaled > 0 ? minus : ""
    return sign + grouped(String(whole)) + (fraction.isEmpty ? "" : decimal + localized(fraction))
  }

  /// Returns a whole percentage: 40 is "40%" in English and "40 %" in German.
  public func percent(_ percent: Int) -> String {
    guard let (before, after) = percentPattern.cut(at: "{0}") else { return string(percent) }
    return before + string(percent) + after
  }

  private func grouped(_ plain: String) -> String {
    let count = plain.utf8.count
    guard lastGroupSize > 0, count >= lastGroupSize + minimumGrouping else { return localized(plain) }
    var result = ""
    for (index, digit) in plain.utf8.enumerated() {
      let before = count - index - lastGroupSize
      if index > 0, before >= 0, before % otherGroupSize == 0 { result += group }
      result.append(digits[Int(digit) - 48])
    }
    return result
  }

  private func localized(_ plain: String) -> String {
    if digits[0] == "0" { return plain }
    return String(plain.utf8.map { digits[Int($0) - 48] })
  }
}

extension NumberFormat {
  init(_ file: TableFiles) throws(LocaleFileError) {
    let digits = Array(try file.required("number.digits"))
    guard digits.count == 10 else { throw file.badValue("number.digits") }
    guard let minimum = Int(try file.required("number.minimumGrouping")) else {
      throw file.badValue("number.minimumGrouping")
    }
    let sizes = try file.required("number.grouping").split(separator: " ").compactMap { Int($0) }
    guard sizes.count == 2, sizes.allSatisfy((0...9).contains), (sizes[0] == 0) == (sizes[1] == 0) else {
      throw file.badValue("number.grouping")
    }
    self.init(
      numberingSystem: try file.required("number.system"), digits: digits, decimal: try file.required("number.decimal"),
      group: try file.required("number.group"), lastGroupSize: sizes[0], otherGroupSize: sizes[1],
      minimumGrouping: minimum, minus: try file.required("number.minus"),
      percentPattern: try file.required("number.percent"))
  }
}
