internal import Aloud

/// The rows of a command's output. A row that is a line is made on access.
struct LoadedOutput: Sendable, Equatable {
  private let output: TextLines
  private let records: Records?
  /// The error that made the output incomplete.
  var error: Message?

  private struct Records: Sendable, Equatable {
    var rows: [OutputRow]
    var indices: [String: Int]
  }

  /// Without `records`, there is a row for each line that is not empty.
  init(_ output: TextLines, records: [OutputRow]? = nil, error: Message? = nil) {
    (self.output, self.error) = (output, error)
    self.records = records.map { rows in
      Records(rows: rows, indices: Dictionary(rows.indices.map { (rows[$0].key, $0) }) { first, _ in first })
    }
  }

  /// The whole text, without line breaks at its end.
  var text: String {
    var text = output.text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }

  var lines: TextLines? { records == nil ? output : nil }
  var count: Int { records?.rows.count ?? output.count }

  subscript(index: Int) -> OutputRow {
    if let records { return records.rows[index] }
    let line = output[index]
    return OutputRow(key: "\(index + 1):\(line)", title: line)
  }

  var rows: [OutputRow] { (0..<count).map { self[$0] } }

  func row(key: String) -> OutputRow? { index(key: key).map { self[$0] } }

  func index(key: String) -> Int? {
    if let records { return records.indices[key] }
    guard let number = key.split(separator: ":", maxSplits: 1).first.flatMap({ Int($0) }),
      (1...max(1, output.count)).contains(number), output.count > 0, self[number - 1].key == key
    else { return nil }
    return number - 1
  }

  func index(stored text: String) -> Int? { text.isEmpty ? nil : (0..<count).first { self[$0].stored == text } }
}

struct OutputRow: Sendable, Equatable {
  /// Stable while the output stays the same.
  var key: String
  var title: String
  /// A line has no other fields.
  var fields: [String: String] = [:]
  var lists: [String: [String]] = [:]

  /// Returns the text for `{row.key}`, or for `{row}` if `name` is `nil`.
  func field(_ name: String?) -> String {
    guard let name else { return title }
    if let value = fields[name] { return value }
    return name == "id" || name == "title" ? title : ""
  }

  var subtitle: LocalizedText? { fields["subtitle"].map { .verbatim($0) } }

  /// The text that a value stores when the row is chosen: its `value` or `id`, or else its title.
  var stored: String { fields["value"] ?? fields["id"] ?? title }
}

struct CommandOutput: Sendable, Equatable {
  enum Phase: Sendable, Equatable {
    case loading
    case failed(Message)
    case loaded(LoadedOutput)
  }

  var generation = 0
  var phase = Phase.loading
}
