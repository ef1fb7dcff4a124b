/// Numbers in Hebrew letters, as Hebrew dates are written: 5787 is ה׳תשפ״ז.
enum HebrewNumerals {
  private static let ones = ["", "א", "ב", "ג", "ד", "ה", "ו", "ז", "ח", "ט"]
  private static let tens = ["", "י", "כ", "ל", "מ", "נ", "ס", "ע", "פ", "צ"]
  private static let hundreds = ["", "ק", "ר", "ש", "ת", "תק", "תר", "תש", "תת", "תתק"]

  /// A whole number from 1 to 9999; nil for others.
  static func string(_ number: Int) -> String? {
    guard (1...9999).contains(number) else { return nil }
    let thousands = number / 1000
    let below = number % 1000
    var letters = hundreds[below / 100]
    switch below % 100 {
    // 15 and 16 would spell the name of God.
    case 15: letters += "טו"
    case 16: letters += "טז"
    case let rest: letters += tens[rest / 10] + ones[rest % 10]
    }
    let head = thousands > 0 ? ones[thousands] + "׳" : ""
    if letters.count == 1 { return head + letters + "׳" }
    return head + letters.dropLast() + (letters.isEmpty ? "" : "״") + letters.suffix(1)
  }
}
