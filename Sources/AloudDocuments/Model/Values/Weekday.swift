/// How a document writes the days of the week: the first three letters of their English names, or numbers.
enum Weekday {
  static let words = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  /// 1 = Monday … 7 = Sunday, as ISO 8601 counts them.
  static let numbers = Array(1...7)

  /// The number of the day that `text` says.
  static func number(_ text: String) -> Int? {
    words.firstIndex(of: text).map { $0 + 1 } ?? Int(text).flatMap { numbers.contains($0) ? $0 : nil }
  }
}
