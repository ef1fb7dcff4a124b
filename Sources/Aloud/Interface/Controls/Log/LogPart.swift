/// A part of a message, heard as a line of its own.
enum LogPart: Sendable, Equatable {
  /// A line of plain output.
  case line(String)
  /// A paragraph, on one line.
  case text(String)
  /// A heading, at a level from 1, and the lines of a file that it stands for.
  case heading(String, level: Int, lines: Range<Int>? = nil)
  case item(String, number: String?, startsList: Bool)
  case quote(String)
  /// Code, announced by its kind and length; the lines are read on request.
  indirect case code(CodeBlock)
  indirect case table([String])
  indirect case row(TableRow)
  /// The rest of the message, which was too long to be kept.
  case cut

  /// The text that grows while it arrives and is announced by sentence; nil for a part that is announced as a whole.
  var flowing: String? {
    switch self {
    case .text(let text), .item(let text, _, _), .quote(let text): text
    case .line, .heading, .code, .table, .row, .cut: nil
    }
  }

  func flowing(_ text: String) -> LogPart {
    switch self {
    case .text: .text(text)
    case .item(_, let number, let startsList): .item(text, number: number, startsList: startsList)
    case .quote: .quote(text)
    case .line, .heading, .code, .table, .row, .cut: self
    }
  }

  var code: CodeBlock? { if case .code(let code) = self { code } else { nil } }
  var isHeading: Bool { if case .heading = self { true } else { false } }
  var hasLink: Bool { source.contains("https://") || source.contains("http://") }

  /// The text as it arrived, without the marks of its kind, for reading by character, copying and finding.
  var source: String {
    switch self {
    case .line(let text), .text(let text), .heading(let text, _, _), .item(let text, _, _), .quote(let text): text
    case .code(let code): code.text
    case .table(let columns): columns.joined(separator: " | ")
    case .row(let row): row.cells.joined(separator: " | ")
    case .cut: ""
    }
  }
}

struct CodeBlock: Sendable, Equatable {
  var language: String?
  var lines = GrowingList<String>()

  var text: String { lines.joined(separator: "\n") }
}

struct TableRow: Sendable, Equatable {
  /// The number of columns that are announced; of further columns, only their number.
  static let toldColumns = 50

  var columns: [String]
  var cells: [String]

  var text: LocalizedText {
    var told: [LocalizedText] = []
    for (index, cell) in cells.prefix(Self.toldColumns).enumerated() where !cell.isEmpty {
      let value = LocalizedText.verbatim(InlineMarkdown.plain(cell))
      let column = index < columns.count ? columns[index] : ""
      told.append(column.isEmpty ? value : .message(.logCell(column: .text(.verbatim(column)), value: .text(value))))
    }
    let more = cells.count - Self.toldColumns
    if more > 0 { told.append(.message(.logMoreColumns(count: .number(more)))) }
    return told.isEmpty ? .message(.logEmptyRow) : .message(.logRow(cells: .facts(told)))
  }
}
