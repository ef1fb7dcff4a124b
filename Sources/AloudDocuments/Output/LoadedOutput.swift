/// A command's output, in rows. A row is made when it is asked for, not before.
struct LoadedOutput: Sendable, Equatable {
  /// All of it, without the last line end.
  let text: String
  private let rows: Rows

  private enum Rows: Sendable, Equatable {
    case lines([Substring])
    case records([OutputRow], indices: [String: Int])
  }

  /// One row for each line that is not empty.
  init(lines output: String) {
    text = Self.withoutLastLineEnd(output)
    rows = .lines(
      output.utf8.split(separator: 0x0A).compactMap { line in
        let line = line.last == 0x0D ? line.dropLast() : line
        return line.isEmpty ? nil : Substring(line)
      })
  }

  /// The rows that were read from `output`.
  init(records: [OutputRow], of output: String) {
    text = Self.withoutLastLineEnd(output)
    var indices: [String: Int] = [:]
    for (index, row) in records.enumerated() where indices[row.key] == nil { indices[row.key] = index }
    rows = .records(records, indices: indices)
  }

  /// How many rows there are.
  var count: Int {
    switch rows {
    case .lines(let lines): lines.count
    case .records(let records, _): records.count
    }
  }

  /// The row at `index`, which is less than the count.
  subscript(index: Int) -> OutputRow {
    switch rows {
    case .lines(let lines): OutputRow(key: "\(index + 1):\(lines[index])", title: String(lines[index]))
    case .records(let records, _): records[index]
    }
  }

  /// The row whose key is `key`; nil when it has gone.
  func row(key: String) -> OutputRow? {
    switch rows {
    case .records(let records, let indices): return indices[key].map { records[$0] }
    case .lines(let lines):
      guard let number = key.split(separator: ":", maxSplits: 1).first.flatMap({ Int($0) }) else { return nil }
      guard lines.indices.contains(number - 1), self[number - 1].key == key else { return nil }
      return self[number - 1]
    }
  }

  private static func withoutLastLineEnd(_ output: String) -> String {
    var text = output[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
