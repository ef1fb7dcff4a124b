/// A number in digits at the beginning of a text: "1,234", "3.5", "007", or a time such as "15:30".
struct WrittenNumber {
  /// The digits of the whole part.
  private(set) var digits: [UInt8] = []
  /// The digits after the decimal point.
  private(set) var decimals: [UInt8] = []
  /// The parts of a time, or nil for other numbers.
  private(set) var time: [Int]?
  /// The text after the number.
  private(set) var rest: Substring

  /// Reads a number. Returns nil if the text does not begin with one.
  init?(_ text: Substring) {
    rest = text
    digits = Self.digits(&rest)
    guard !digits.isEmpty else { return nil }
    if let parts = Self.time(digits, &rest) {
      time = parts
      return
    }
    while digits.count <= 15, rest.first == ",", let group = Self.digits(after: ",", of: rest), group.digits.count == 3
    {
      digits += group.digits
      rest = group.rest
    }
    if let fraction = Self.digits(after: ".", of: rest) {
      decimals = fraction.digits
      rest = fraction.rest
    }
  }

  /// The value, or nil if the number has leading zeros or too many digits and is read digit by digit.
  var value: Int? {
    if digits.count > 1, digits[0] == UInt8(ascii: "0") { return nil }
    return digits.count > 16 ? nil : Int(String(decoding: digits, as: UTF8.self))
  }

  private static func time(_ hour: [UInt8], _ rest: inout Substring) -> [Int]? {
    var parts = [hour]
    var after = rest
    while parts.count < 3, let part = digits(after: ":", of: after), part.digits.count == 2 {
      parts.append(part.digits)
      after = part.rest
    }
    guard parts.count > 1, hour.count <= 2, after.first != ":" else { return nil }
    rest = after
    return parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  private static func digits(after mark: Character, of text: Substring) -> (digits: [UInt8], rest: Substring)? {
    guard text.first == mark else { return nil }
    var rest = text.dropFirst()
    let digits = digits(&rest)
    return digits.isEmpty ? nil : (digits, rest)
  }

  private static func digits(_ text: inout Substring) -> [UInt8] {
    let digits = Array(text.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    text = text.dropFirst(digits.count)
    return digits
  }
}
