import Aloud

/// The values filled in on the open sheet, by control. A control that is not in it still has its original value.
struct Draft: Sendable, Equatable {
  private var values: [ID: Value] = [:]

  /// The parts that undo restores, each control separately.
  static let undoParts: [StatePart<Draft>] = [.entries(\.values)]

  subscript(_ id: ID) -> Value? { values[id] }

  mutating func set(_ id: ID, to value: Value) { values[id] = value }

  func text(_ id: ID, or original: String = "") -> String {
    if case .text(let text) = values[id] { text } else { original }
  }

  func choice(_ id: ID, or original: ID) -> ID {
    if case .choice(let choice) = values[id] { choice } else { original }
  }

  /// Returns whether a toggle that is off at first is on.
  func isOn(_ id: ID) -> Bool { values[id] == .isOn(true) }
}
