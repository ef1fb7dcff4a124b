import Aloud

/// A name in the data of a first start. It is a message, so that it is in the user's language until the user renames it.
enum Sample: String, Sendable, Equatable, CaseIterable, Codable {
  case groceries, milk, bread, eggs
  case work, report
  /// When the milk was due in the data of an earlier Aloud; now it is due on a day.
  case today

  /// The message that says it.
  var text: LocalizedText { .message("app.reminders.sample.\(rawValue)") }

  /// What each is called in a wording.
  static func names(in wording: Wording) -> [Sample: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, wording.text($0.text)) })
  }
}
