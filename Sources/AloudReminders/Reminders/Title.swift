import Aloud

/// The name of a list or reminder.
enum Title: Sendable, Equatable {
  case typed(String)
  case sample(Sample)

  /// The name as announced.
  var text: LocalizedText {
    switch self {
    case .typed(let text): .verbatim(text)
    case .sample(let sample): sample.text
    }
  }

  /// The name as edited and sorted. Sample names are taken from `names`.
  func words(_ names: [Sample: String]) -> String {
    switch self {
    case .typed(let text): text
    case .sample(let sample): names[sample] ?? ""
    }
  }

  /// An unchanged sample name remains a sample name.
  func edited(to text: String, _ names: [Sample: String]) -> Title {
    text == words(names) ? self : .typed(text)
  }

  func comesBefore(_ other: Title, _ names: [Sample: String]) -> Bool {
    Folding.fold(words(names)) < Folding.fold(other.words(names))
  }
}

/// In the file, a typed name is a string and a sample name is an object with the sample's id.
extension Title: Codable {
  private enum CodingKeys: String, CodingKey { case sample }

  init(from decoder: any Decoder) throws {
    if let typed = try? decoder.singleValueContainer().decode(String.self) {
      self = .typed(typed)
    } else {
      self = .sample(try decoder.container(keyedBy: CodingKeys.self).decode(Sample.self, forKey: .sample))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .typed(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .sample(let sample):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(sample, forKey: .sample)
    }
  }
}

/// A name in the sample data of a first start. A message gives it in the user's language until the user renames it.
enum Sample: String, Sendable, Equatable, CaseIterable, Codable {
  case groceries, milk, bread, eggs
  case work, report
  /// The due time of the milk in the sample data of an earlier version of Aloud; the milk is now due on a day.
  case today

  var text: LocalizedText { .message("app.reminders.sample.\(rawValue)") }

  static func names(in wording: Wording) -> [Sample: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, wording.text($0.text)) })
  }
}
