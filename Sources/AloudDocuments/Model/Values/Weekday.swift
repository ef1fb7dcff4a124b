/// The days of the week in a document: the first three letters of their English names, or numbers.
enum Weekday {
  static let words = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  /// The numbers from 1 for Monday to 7 for Sunday, as in ISO 8601.
  static let numbers = Array(1...7)

  /// Returns the number of the day that `text` names.
  static func number(_ text: String) -> Int? {
    words.firstIndex(of: text).map { $0 + 1 } ?? Int(text).flatMap { numbers.contains($0) ? $0 : nil }
  }
}
