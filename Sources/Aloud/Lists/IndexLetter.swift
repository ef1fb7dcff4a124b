/// The heading of a label in an index: its first letter, a common heading for all digits, or one for no letter.
struct IndexLetter: Sendable, Equatable {
  /// The title of the heading.
  let title: String

  /// Finds the heading of a folded label.
  init(_ label: String) {
    switch label.unicodeScalars.first {
    case nil: title = "#"
    case .some("0"..."9"): title = "0–9"
    case .some(let scalar): title = scalar.properties.uppercaseMapping
    }
  }
}
