import Aloud

/// What has been filled in on the sheet that is up, by the ids of its controls. The rest still holds what it came with.
struct Draft: Sendable, Equatable {
  private var values: [ID: Value] = [:]

  /// What undo puts back: each control by itself.
  static let undoParts: [StatePart<Draft>] = [.entries(\.values)]

  /// What a control holds; nil where it still holds what it came with.
  subscript(_ id: ID) -> Value? { values[id] }

  /// Keeps what a control holds.
  mutating func set(_ id: ID, to value: Value) { values[id] = value }

  /// The text of a field, or what it came with.
  func text(_ id: ID, or original: String = "") -> String {
    if case .text(let text) = values[id] { text } else { original }
  }

  /// The chosen item of a pop-up button, or the one it came with.
  func choice(_ id: ID, or original: ID) -> ID {
    if case .choice(let choice) = values[id] { choice } else { original }
  }

  /// Whether a toggle is on; it came off.
  func isOn(_ id: ID) -> Bool { values[id] == .isOn(true) }
}
