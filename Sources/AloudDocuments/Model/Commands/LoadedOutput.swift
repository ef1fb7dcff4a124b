internal import Aloud

/// A command's output, in rows. A row is made when it is asked for, not before.
struct LoadedOutput: Sendable, Equatable {
  private let output: TextLines
  private let records: Records?
  /// Why there may be more that has not come.
  var error: Message?

  private struct Records: Sendable, Equatable {
    var rows: [OutputRow]
    var indices: [String: Int]
  }

  /// One row for each line that is not empty.
  init(lines output: TextLines, error: Message? = nil) {
    self.output = output
    self.error = error
    records = nil
  }

  /// The rows that are made of `output`.
  init(records: [OutputRow], of output: TextLines, error: Message? = nil) {
    self.output = output
    self.error = error
    var indices: [String: Int] = [:]
    for (index, row) in records.enumerated() where indices[row.key] == nil { indices[row.key] = index }
    self.records = Records(rows: records, indices: indices)
  }

  /// All of it, without the last line end.
  var text: String {
    var text = output.text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }

  /// The lines that the rows are; nil where they are something else.
  var lines: TextLines? { records == nil ? output : nil }

  /// How many rows there are.
  var count: Int { records?.rows.count ?? output.count }

  /// The row at `index`, which is less than the count.
  subscript(index: Int) -> OutputRow {
    if let records { return records.rows[index] }
    let line = output[index]
    return OutputRow(key: "\(index + 1):\(line)", title: line)
  }

  /// The row whose key is `key`; nil when it has gone.
  func row(key: String) -> OutputRow? { index(key: key).map { self[$0] } }

  /// Where the row stands whose key is `key`; nil when it has gone.
  func index(key: String) -> Int? {
    if let records { return records.indices[key] }
    guard let number = key.split(separator: ":", maxSplits: 1).first.flatMap({ Int($0) }),
      (1...max(1, output.count)).contains(number), output.count > 0, self[number - 1].key == key
    else { return nil }
    return number - 1
  }

  /// Where the first row stands that a value holds as `text`.
  func index(stored text: String) -> Int? {
    text.isEmpty ? nil : (0..<count).first { self[$0].stored == text }
  }
}
