import Aloud
import AloudApp
import AloudPrompts
import AloudTerminal
import ArgumentParser

struct TablePrompt: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case row, json, index }

  static let configuration = CommandConfiguration(
    commandName: "table", abstract: "Ask for a row of a CSV or TSV file, and print it.",
    example: #"aloud table "Whom?" people.csv --column email"#,
    discussion: "The title of a column, such as \"email\" or \"column email\", reads that column row by row.")

  @OptionGroup var prompt: PromptOptions
  @Argument(
    help: "The file, in its first row the titles of the columns; - for standard input. Alone, it is the question.")
  var file: String?
  @Option(help: "The columns that are told, with commas between them; the first is the row's name. Otherwise all.")
  var columns: String?
  @Option(help: "The column of which the answer is printed.") var column: String?
  @Option(help: "What is printed of the row. Otherwise the row as it stands in the file.") var answer: Format?
  @Option(help: "The character between values. Otherwise a tab or a comma, as in the first row.") var delimiter: String?
  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let file = file ?? prompt.question
    if column != nil, answer != nil { throw ValidationError.together("--column", "--answer") }
    if prompt.piped, file == "-" { throw ValidationError.together("--piped", "-") }
    let bytes = try WholeFile.bytes(of: file, takesInput: true, words)
    if file == "-" { AnswerInput.take() }
    if let delimiter, delimiter.utf8.count != 1 {
      throw ValidationError.isNoValue(delimiter, of: "--delimiter", like: ";")
    }
    let table = SeparatedValues(bytes, delimiter: delimiter?.utf8.first)
    guard !table.rows.isEmpty else {
      throw ValidationError("\(GivenBytes.shown(file)) has no rows. The first line has the titles of the columns.")
    }
    let told = try columns.map { try $0.split(separator: ",").map { try table.index(of: String($0)) } }
    let printed = try column.map { try table.index(of: $0) }
    let order = told ?? Array(table.columns.indices)
    guard let first = order.first else { throw ValidationError.noItems }
    let list = PromptList(count: table.rows.count) { index in
      let facts = order.dropFirst().filter { !table.value($0, index).isEmpty }.map { column in
        LocalizedText.message(
          .logCell(column: .text(.verbatim(table.columns[column])), value: .text(.verbatim(table.value(column, index))))
        )
      }
      let name = table.value(first, index)
      return PromptItem(
        String(index), title: name.isEmpty ? .message(.stateEmpty) : .verbatim(name),
        subtitle: facts.isEmpty ? nil : .facts(facts))
    }
    try PromptAsking(prompt, session).ask(.choice(list.numberedByTitles(), standard: nil)) {
      $0.other = { table.meaning(of: $0) }
    } _: { answer in
      guard case .item(let index) = answer else { return [] }
      if let printed { return [table.value(printed, index)] }
      switch self.answer ?? .row {
      case .row: return [table.line(index)]
      case .index: return [String(index + 1)]
      case .json:
        let values = table.columns.indices.map { (table.columns[$0], JSONValue.string(table.value($0, index))) }
        return [JSONValue.object(values).text]
      }
    }
  }
}

/// The rows of a file of separated values (RFC 4180), with the titles of their columns.
struct SeparatedValues {
  private(set) var columns: [String] = []
  private(set) var rows: [[String]] = []
  private var lines: [String] = []

  /// Without a delimiter, it is a tab if the first line has one, or else a comma.
  init(_ bytes: [UInt8], delimiter: UInt8?) {
    let (quote, newLine, back) = (UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    // A byte order mark is not part of the first title.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let hasTab = bytes.prefix { $0 != newLine }.contains(UInt8(ascii: "\t"))
    let delimiter = delimiter ?? UInt8(ascii: hasTab ? "\t" : ",")
    var (row, value, isQuoted) = ([String](), [UInt8](), false)
    var start = bytes.startIndex
    var place = start
    func text(_ bytes: some Sequence<UInt8>) -> String { GivenBytes.shown(GivenBytes.text(bytes)) }
    while place <= bytes.endIndex {
      let byte = place < bytes.endIndex ? bytes[place] : newLine
      let isLast = place == bytes.endIndex
      if isQuoted, !isLast {
        let isDoubled = byte == quote && bytes[(place + 1)...].first == quote
        if byte != quote || isDoubled { value.append(byte) } else { isQuoted = false }
        if isDoubled { place += 1 }
      } else if byte == quote, value.isEmpty {
        isQuoted = true
      } else if byte == delimiter || byte == newLine {
        if byte == newLine, value.last == back { value.removeLast() }
        row.append(text(value).trimmed)
        value = []
        if byte == newLine {
          var line = bytes[start..<place]
          if line.last == back { line.removeLast() }
          if row != [""] { add(row, GivenBytes.text(line)) }
          (row, start) = ([], place + 1)
        }
      } else {
        value.append(byte)
      }
      place += 1
    }
  }

  private mutating func add(_ row: [String], _ line: String) {
    if columns.isEmpty {
      columns = row
    } else {
      rows.append(row)
      lines.append(line)
    }
  }

  /// Returns the meaning of a line that names no item: the title of a column, after words such as "column", reads it; the name of a
  /// row chooses it, even where that is not told.
  func meaning(of line: String) -> OtherLine? {
    let line = line.trimmed.lowercased()
    if let row = rows.indices.first(where: { value(0, $0).lowercased() == line }) { return .item(row) }
    guard
      let column = columns.indices.first(where: {
        let title = columns[$0].lowercased()
        return !title.isEmpty && (line == title || line.hasSuffix(" " + title))
      })
    else { return nil }
    return .texts(
      rows.indices.map { row in
        let value = value(column, row)
        return .message(
          .logCell(
            column: .text(.verbatim(self.value(0, row))),
            value: .text(value.isEmpty ? .message(.stateEmpty) : .verbatim(value))))
      })
  }

  func value(_ column: Int, _ row: Int) -> String { column < rows[row].count ? rows[row][column] : "" }

  func line(_ row: Int) -> String { lines[row] }

  func index(of title: String) throws -> Int {
    guard let index = columns.firstIndex(of: title.trimmed) else {
      throw ValidationError.isNone(of: columns.joined(separator: ", "), title)
    }
    return index
  }
}
