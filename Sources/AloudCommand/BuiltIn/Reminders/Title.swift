import Aloud

/// What a list or a reminder is called.
enum Title: Sendable, Equatable {
  /// By the user, as typed.
  case typed(String)
  /// By the sample data.
  case sample(Sample)

  /// The name as it is said.
  var text: LocalizedText {
    switch self {
    case .typed(let text): .verbatim(text)
    case .sample(let sample): sample.text
    }
  }

  /// The name as it is edited and sorted, in the words of the sample names given.
  func words(_ names: [Sample: String]) -> String {
    switch self {
    case .typed(let text): text
    case .sample(let sample): names[sample] ?? ""
    }
  }

  /// The name after an edit that gave `text`: the same, where that is what it was called.
  func edited(to text: String, _ names: [Sample: String]) -> Title {
    text == words(names) ? self : .typed(text)
  }

  /// Whether it stands before another in the order of names.
  func comesBefore(_ other: Title, _ names: [Sample: String]) -> Bool {
    Folding.fold(words(names)) < Folding.fold(other.words(names))
  }
}

/// In the file, a typed name is a string; a sample name is an object that names the sample.
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
