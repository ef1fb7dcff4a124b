import Aloud

extension ID {
  init(_ name: String, _ number: Int) { self.init(name, String(number)) }

  var number: Int? { item.flatMap { Int($0) } }

  /// Returns the id of a part of the thing, such as a field of a sheet: "newReminder.title/3".
  func part(_ name: String) -> ID { ID("\(self.name).\(name)", item) }
}

/// The values filled in on the open sheet, by control. A control that is not in it still has its original value.
struct Draft: Sendable, Equatable {
  private var values: [ID: Value] = [:]

  static let undoParts: [StatePart<Draft>] = [.entries(\.values)]

  subscript(_ id: ID) -> Value? { values[id] }

  mutating func set(_ id: ID, to value: Value) { values[id] = value }

  func text(_ id: ID, or original: String = "") -> String {
    if case .text(let text) = values[id] { text } else { original }
  }

  func choice(_ id: ID, or original: ID) -> ID { if case .choice(let choice) = values[id] { choice } else { original } }

  func isOn(_ id: ID) -> Bool { values[id] == .isOn(true) }
}

protocol PickerChoice: CaseIterable, Equatable, Sendable {
  var id: ID { get }
  var title: LocalizedText { get }
}

extension PickerChoice {
  func column(_ title: LocalizedText, id: ID) -> PickerColumn {
    let all = Array(Self.allCases)
    let values = Rows(id: id, count: all.count) { Row(all[$0].title, id: all[$0].id) }
    return PickerColumn(title, id: id, values: values, selection: all.firstIndex(of: self))
  }

  static func picked(in value: Value?, column: Int = 0) -> Self? {
    guard case .picked(let ids) = value, ids.indices.contains(column) else { return nil }
    return allCases.first { $0.id == ids[column] }
  }
}
