import Aloud

/// The values filled in on the open sheet, by control. A control that is not in it still has its original value.
struct Draft: Sendable, Equatable {
  private var values: [ID: Value] = [:]

  /// The parts that undo restores, each control separately.
  static let undoParts: [StatePart<Draft>] = [.entries(\.values)]

  /// Returns the value of a control, or `nil` if the control still has its original value.
  subscript(_ id: ID) -> Value? { values[id] }

  /// Stores the value of a control.
  mutating func set(_ id: ID, to value: Value) { values[id] = value }

  /// Returns the text of a field, or its original text.
  func text(_ id: ID, or original: String = "") -> String {
    if case .text(let text) = values[id] { text } else { original }
  }

  /// Returns the chosen item of a pop-up button, or its original item.
  func choice(_ id: ID, or original: ID) -> ID {
    if case .choice(let choice) = values[id] { choice } else { original }
  }

  /// Returns a Boolean value that indicates whether a toggle, originally off, is on.
  func isOn(_ id: ID) -> Bool { values[id] == .isOn(true) }
}
