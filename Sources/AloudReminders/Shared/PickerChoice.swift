import Aloud

/// One of the few values of a picker's column.
protocol PickerChoice: CaseIterable, Equatable, Sendable {
  var id: ID { get }
  var title: LocalizedText { get }
}

extension PickerChoice {
  /// Returns a column of all values, with this one selected.
  func column(_ title: LocalizedText, id: ID) -> PickerColumn {
    let all = Array(Self.allCases)
    let values = Rows(id: id, count: all.count) { Row(all[$0].title, id: all[$0].id) }
    return PickerColumn(title, id: id, values: values, selection: all.firstIndex(of: self))
  }

  /// Returns `nil` if `value` is not a picker's or nothing is picked.
  static func picked(in value: Value?, column: Int = 0) -> Self? {
    guard case .picked(let ids) = value, ids.indices.contains(column) else { return nil }
    return allCases.first { $0.id == ids[column] }
  }
}
