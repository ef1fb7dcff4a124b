internal import Aloud
internal import Synchronization

/// Gives a row of a list that a host provides: the list by the name of its id, and the row's place, counted from 0.
public typealias RowProvider = @Sendable (_ list: String, _ index: Int) -> ProvidedRow

/// Returns the rows of a list whose titles may match a folded text, in ascending order of place.
public typealias RowFinder = @Sendable (_ list: String, _ text: String) -> [FoundRow]

/// A row that a host has found.
public struct FoundRow: Sendable, Equatable {
  /// Its place in its list, counted from 0.
  public var place: Int
  /// The row.
  public var row: ProvidedRow

  /// A row at a place.
  public init(at place: Int, _ row: ProvidedRow) { (self.place, self.row) = (place, row) }
}

/// A row as a host gives it: each of its texts by the name of its key. The title stands under `title`, and what the host knows
/// the row by under `id`.
public struct ProvidedRow: Sendable, Equatable {
  /// Its texts.
  public var fields: [String: String]

  /// A row with these texts.
  public init(_ fields: [String: String]) { self.fields = fields }
}

/// What provided rows are called in ids: their list, and what the host knows them by, or else their place.
enum ProvidedItem: Equatable {
  case id(String, list: String)
  case place(Int, list: String)

  /// What stands in ids in the place of a command, whose name has no full stop.
  static let owner = "aloud.provided"

  /// The row that an item of an id names; nil where it names none.
  init?(item: String) {
    let parts = item.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == Self.owner, let length = Int(parts[2]), (0...parts[3].count).contains(length)
    else { return nil }
    let list = String(parts[3].prefix(length))
    let rest = String(parts[3].dropFirst(length))
    switch parts[1] {
    case "id": self = .id(rest, list: list)
    case _: if let place = Int(parts[1]) { self = .place(place, list: list) } else { return nil }
    }
  }

  /// What the row is known by, after its owner.
  var key: String {
    switch self {
    case .id(let id, let list): "id:\(list.count):\(list)\(id)"
    case .place(let place, let list): "\(place):\(list.count):\(list)"
    }
  }

  /// What the host calls the row: its id, or its place, counted from 0.
  var name: String {
    switch self {
    case .id(let id, _): id
    case .place(let place, _): String(place)
    }
  }
}

/// The rows of a host's lists. What was read of one with an id is remembered: whoever acts on it means that row, wherever it
/// stands by then (LOOP-14).
final class RowSource: Sendable {
  private let provider: RowProvider
  private let finder: RowFinder
  private let known = Mutex<[ProvidedItem.ID: ProvidedRow]>([:])

  /// The rows that a provider gives, and those of them that a finder finds.
  init(_ provider: @escaping RowProvider, _ finder: @escaping RowFinder) {
    (self.provider, self.finder) = (provider, finder)
  }

  /// The row at a place of a list, counted from 0.
  func row(of list: String, at index: Int) -> OutputRow { known(provider(list, index), of: list, at: index) }

  /// The rows of a list that may be called as a folded text is, with their places.
  func rows(of list: String, called text: String) -> [(place: Int, row: OutputRow)] {
    finder(list, text).map { ($0.place, known($0.row, of: list, at: $0.place)) }
  }

  private func known(_ row: ProvidedRow, of list: String, at index: Int) -> OutputRow {
    guard let id = row.fields["id"], !id.isEmpty else { return OutputRow(row, as: .place(index, list: list)) }
    known.withLock { $0[ProvidedItem.ID(list: list, id: id)] = row }
    return OutputRow(row, as: .id(id, list: list))
  }

  /// The row that an item names; nil where it was never read.
  func row(_ item: ProvidedItem) -> OutputRow? {
    switch item {
    case .place(let index, let list): row(of: list, at: index)
    case .id(let id, let list):
      known.withLock { $0[ProvidedItem.ID(list: list, id: id)] }.map { OutputRow($0, as: item) }
    }
  }
}

extension ProvidedItem {
  /// The id of a row of a list.
  struct ID: Hashable {
    var list, id: String
  }
}

/// The rows of one list as they were read: a list that was told stays as it was told, whatever the host gives later.
final class ReadRows: Sendable {
  private let rows = Mutex<[Int: OutputRow]>([:])

  /// The row at a place, which `read` gives the first time.
  func row(at index: Int, _ read: () -> OutputRow) -> OutputRow {
    if let row = rows.withLock({ $0[index] }) { return row }
    let row = read()
    rows.withLock { $0[index] = row }
    return row
  }
}

extension OutputRow {
  /// A row that a host has given.
  fileprivate init(_ row: ProvidedRow, as item: ProvidedItem) {
    self.init(key: item.key, title: row.fields["title"] ?? "", fields: row.fields)
  }
}

extension DocumentModel {
  /// The row that `item` names: of a command, or of a list that the host provides; nil where it has gone.
  func row(_ item: String, in state: DocumentState) -> OutputRow? {
    guard let provided = ProvidedItem(item: item) else { return state.row(item) }
    return source?.row(provided)
  }
}
