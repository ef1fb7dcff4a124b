internal import Synchronization

/// Returns a row of a list that a host provides, given the name of the list's ID and the row's index from 0.
public typealias RowProvider = @Sendable (_ list: String, _ index: Int) -> ProvidedRow

/// Returns the rows of a list whose titles may match a folded text, in ascending order of place.
public typealias RowFinder = @Sendable (_ list: String, _ text: String) -> [FoundRow]

/// A row that a host has found.
public struct FoundRow: Sendable, Equatable {
  /// The index of the row in its list, counted from 0.
  public var place: Int
  /// The row.
  public var row: ProvidedRow

  /// Creates a found row.
  public init(at place: Int, _ row: ProvidedRow) { (self.place, self.row) = (place, row) }
}

/// A row from a host, as texts keyed by name. The title is under `title`, and the host's name for the row is under `id`.
public struct ProvidedRow: Sendable, Equatable {
  /// The texts of the row, keyed by name.
  public var fields: [String: String]

  /// Creates a row with the given texts.
  public init(_ fields: [String: String]) { self.fields = fields }
}

struct ProvidedItem: Hashable {
  /// Stands in IDs in place of a command's name, which has no full stop.
  static let owner = "aloud.provided"

  let list: String
  /// The host's name for the row: its ID, or else its index from 0.
  let name: String
  let isIndex: Bool

  init(_ name: String, isIndex: Bool = false, in list: String) {
    (self.name, self.isIndex, self.list) = (name, isIndex, list)
  }

  init?(item: String) {
    let parts = item.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == Self.owner, let length = Int(parts[2]), (0...parts[3].count).contains(length)
    else { return nil }
    self.init(String(parts[3].dropFirst(length)), isIndex: parts[1] == "index", in: String(parts[3].prefix(length)))
  }

  var key: String { "\(isIndex ? "index" : "id"):\(list.count):\(list)\(name)" }
}

/// The rows of a host's lists. Rows with an ID are remembered as they were read, so that an action on a row means that row, even if
/// it has moved since (LOOP-14).
final class RowSource: Sendable {
  private let provider: RowProvider
  private let finder: RowFinder
  private let known = Mutex<[ProvidedItem: ProvidedRow]>([:])

  init(_ provider: @escaping RowProvider, _ finder: @escaping RowFinder) {
    (self.provider, self.finder) = (provider, finder)
  }

  func row(of list: String, at index: Int) -> OutputRow { known(provider(list, index), of: list, at: index) }

  func rows(of list: String, called text: String) -> [(place: Int, row: OutputRow)] {
    finder(list, text).map { ($0.place, known($0.row, of: list, at: $0.place)) }
  }

  private func known(_ row: ProvidedRow, of list: String, at index: Int) -> OutputRow {
    guard let id = row.fields["id"], !id.isEmpty else {
      return OutputRow(row, as: ProvidedItem(String(index), isIndex: true, in: list))
    }
    let item = ProvidedItem(id, in: list)
    known.withLock { $0[item] = row }
    return OutputRow(row, as: item)
  }

  func row(_ item: ProvidedItem) -> OutputRow? {
    if item.isIndex { return Int(item.name).map { row(of: item.list, at: $0) } }
    return known.withLock { $0[item] }.map { OutputRow($0, as: item) }
  }
}

/// The rows of one list as they were first read. A list that was announced stays the same, whatever the host provides later.
final class ReadRows: Sendable {
  private let rows = Mutex<[Int: OutputRow]>([:])

  func row(at index: Int, _ read: () -> OutputRow) -> OutputRow {
    if let row = rows.withLock({ $0[index] }) { return row }
    let row = read()
    rows.withLock { $0[index] = row }
    return row
  }
}

extension OutputRow {
  fileprivate init(_ row: ProvidedRow, as item: ProvidedItem) {
    self.init(key: item.key, title: row.fields["title"] ?? "", fields: row.fields)
  }
}
