import Aloud

/// One of the few values of a picker's column.
protocol PickerChoice: CaseIterable, Equatable, Sendable {
  /// Its name as a value.
  var id: ID { get }

  /// What it is called.
  var title: LocalizedText { get }
}

extension PickerChoice {
  /// The column of all of them, with this one selected.
  func column(_ title: LocalizedText, id: ID) -> PickerColumn {
    let all = Array(Self.allCases)
    let values = Rows(id: id, count: all.count) { Row(all[$0].title, id: all[$0].id) }
    return PickerColumn(title, id: id, values: values, selection: all.firstIndex(of: self))
  }

  /// The one that is picked in a column of a picker; nil where the value is none of a picker, or none is picked.
  static func picked(in value: Value?, column: Int = 0) -> Self? {
    guard case .picked(let ids) = value, ids.indices.contains(column) else { return nil }
    return allCases.first { $0.id == ids[column] }
  }
}
