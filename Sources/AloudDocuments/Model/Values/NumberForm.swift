internal import Aloud

/// How the numbers of a slider are told.
enum NumberForm: String, Sendable, CaseIterable {
  case number, duration

  var words: NumberScale.Words {
    switch self {
    case .number: .number
    case .duration: .duration
    }
  }
}
