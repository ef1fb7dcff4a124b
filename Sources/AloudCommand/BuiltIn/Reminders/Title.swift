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
}
