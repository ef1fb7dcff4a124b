/// One part of a message: what is heard as a line of its own.
enum LogPart: Sendable, Equatable {
  /// A paragraph, on one line.
  case text(String)
  /// A heading, at a level from 1.
  case heading(String, level: Int)
  /// An item of a list, with its number where it has one.
  case item(String, number: String?, startsList: Bool)
  /// Somebody else's words.
  case quote(String)
  /// Code, told as what it is and how long; its lines are read when they are asked for.
  indirect case code(CodeBlock)
  /// A table begins that has these columns.
  indirect case table([String])
  /// A row of a table.
  indirect case row(TableRow)
  /// The rest of the message was too long to be kept.
  case cut

  /// The text that flows on while it comes, and is told sentence by sentence; nil where it is told as a whole.
  var flowing: String? {
    switch self {
    case .text(let text), .item(let text, _, _), .quote(let text): text
    case .heading, .code, .table, .row, .cut: nil
    }
  }

  /// The same with another text.
  func flowing(_ text: String) -> LogPart {
    switch self {
    case .text: .text(text)
    case .item(_, let number, let startsList): .item(text, number: number, startsList: startsList)
    case .quote: .quote(text)
    case .heading, .code, .table, .row, .cut: self
    }
  }

  /// Whether it is code.
  var code: CodeBlock? { if case .code(let code) = self { code } else { nil } }

  /// Whether it is a heading.
  var isHeading: Bool { if case .heading = self { true } else { false } }

  /// The text as it came, without what marks its kind: for reading it by character, copying and finding.
  var source: String {
    switch self {
    case .text(let text), .heading(let text, _), .item(let text, _, _), .quote(let text): text
    case .code(let code): code.text
    case .table(let columns): columns.joined(separator: " | ")
    case .row(let row): row.cells.joined(separator: " | ")
    case .cut: ""
    }
  }
}

/// Code between fences.
struct CodeBlock: Sendable, Equatable {
  /// The language that stands after the fence; nil where none does.
  var language: String?
  /// Its lines.
  var lines = GrowingList<String>()

  /// All of it.
  var text: String { (0..<lines.count).map { lines[$0] }.joined(separator: "\n") }
}

/// A row of a table, with what its columns are called.
struct TableRow: Sendable, Equatable {
  /// How many columns are told of a row; of the others, how many there are.
  static let toldColumns = 50

  var columns: [String]
  var cells: [String]

  /// What its cells hold, each with what its column is called.
  var text: LocalizedText {
    var told: [LocalizedText] = []
    for (index, cell) in cells.prefix(Self.toldColumns).enumerated() where !cell.isEmpty {
      let value = LocalizedText.verbatim(InlineMarkdown.plain(cell))
      let column = index < columns.count ? columns[index] : ""
      told.append(
        column.isEmpty ? value : .message(.logCell(column: .text(.verbatim(column)), value: .text(value))))
    }
    if cells.count > Self.toldColumns {
      told.append(.message(.logMoreColumns(count: .number(cells.count - Self.toldColumns))))
    }
    return told.isEmpty ? .message(.logEmptyRow) : .message(.logRow(cells: .facts(told)))
  }
}
