/// Numbers in Hebrew letters, as in Hebrew dates: the year 5787 is תשפ״ז, without its thousands.
enum HebrewNumerals {
  private static let ones = ["", "א", "ב", "ג", "ד", "ה", "ו", "ז", "ח", "ט"]
  private static let tens = ["", "י", "כ", "ל", "מ", "נ", "ס", "ע", "פ", "צ"]
  private static let hundreds = ["", "ק", "ר", "ש", "ת", "תק", "תר", "תש", "תת", "תתק"]

  /// Returns a year in letters. The thousands are left out for 5001 to 5999. Returns nil below 1 and above 9999.
  static func year(_ number: Int) -> String? { string((5001...5999).contains(number) ? number - 5000 : number) }

  /// Returns a whole number from 1 to 9999 in letters, or nil for others.
  static func string(_ number: Int) -> String? {
    guard (1...9999).contains(number) else { return nil }
    let (thousands, below) = number.quotientAndRemainder(dividingBy: 1000)
    var letters = hundreds[below / 100]
    switch below % 100 {
    // The regular forms of 15 and 16 would spell the name of God.
    case 15: letters += "טו"
    case 16: letters += "טז"
    case let rest: letters += tens[rest / 10] + ones[rest % 10]
    }
    let head = thousands > 0 ? ones[thousands] + "׳" : ""
    if letters.count == 1 { return head + letters + "׳" }
    return head + letters.dropLast() + (letters.isEmpty ? "" : "״") + letters.suffix(1)
  }
}
