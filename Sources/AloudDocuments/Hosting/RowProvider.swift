/// Gives a row of a list that a host provides: the list by the name of its id, and the row's place, counted from 0.
public typealias RowProvider = @Sendable (_ list: String, _ index: Int) -> ProvidedRow

/// A row as a host gives it: each of its texts by the name of its key. The title stands under `title`.
public struct ProvidedRow: Sendable, Equatable {
  /// Its texts.
  public var fields: [String: String]

  /// A row with these texts.
  public init(_ fields: [String: String]) { self.fields = fields }
}

/// What provided rows are called in ids: their list and their place, which say all there is to know of them.
enum ProvidedItem {
  /// What stands in ids in the place of a command, whose name has no full stop.
  static let owner = "aloud.provided"

  /// What the row at `index` of a list is known by.
  static func key(_ list: String, _ index: Int) -> String { "\(index):\(list)" }

  /// The list and the place that `item` is; nil where it is no such row.
  static func place(_ item: String) -> (list: String, index: Int)? {
    let parts = item.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == owner, let index = Int(parts[1]) else { return nil }
    return (String(parts[2]), index)
  }
}

extension OutputRow {
  /// The row at `index` of a list that a host provides.
  init(of list: String, at index: Int, _ provider: RowProvider) {
    let row = provider(list, index)
    self.init(key: ProvidedItem.key(list, index), title: row.fields["title"] ?? "", fields: row.fields)
  }
}

extension DocumentModel {
  /// The row that `item` names: of a command, or of a list that the host provides; nil where it has gone.
  func row(_ item: String, in state: DocumentState) -> OutputRow? {
    guard let (list, index) = ProvidedItem.place(item) else { return state.row(item) }
    return provider.map { OutputRow(of: list, at: index, $0) }
  }
}
