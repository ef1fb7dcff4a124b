internal import Aloud

/// The form in which the numbers of a slider are announced.
enum NumberForm: String, Sendable, CaseIterable {
  case number, duration

  var words: NumberScale.Words {
    switch self {
    case .number: .number
    case .duration: .duration
    }
  }
}
