/// What a label stands under in an index: its first letter, all digits together, or none of these.
struct IndexLetter: Sendable, Equatable {
  /// What it is called.
  let title: String

  /// The letter of a folded label.
  init(_ label: String) {
    switch label.unicodeScalars.first {
    case nil: title = "#"
    case .some("0"..."9"): title = "0–9"
    case .some(let scalar): title = scalar.properties.uppercaseMapping
    }
  }
}
