/// A parser of light Markdown that streams in: headings, list items, quotations, fenced code, pipe tables and paragraphs. All text
/// is one of these. The time is proportional to the text and the memory is limited, however the text is cut.
struct MarkdownReader: Sendable, Equatable {
  static let limit = 8 << 20
  /// The greatest lengths of a line and of a paragraph, in bytes. The rest of a longer one goes on in another.
  static let (lineLimit, paragraphLimit) = (1 << 16, 8_000)

  private(set) var parts = GrowingList<LogPart>()
  private(set) var isLastOpen = false

  private var byteCount = 0
  /// The unfinished line, except for the text that was already added to a paragraph.
  private var line: [UInt8] = []
  /// True if the rest of the line continues the last part.
  private var isInFlow = false
  private var fence: MarkdownLine.Fence?
  /// The columns of the table that is being parsed, and the first line of a possible table.
  private var columns: [String]?
  private var maybeColumns: String?

  /// Appends text, cut anywhere.
  mutating func append(_ text: String) {
    var rest = Array(text.utf8)[...]
    guard byteCount < Self.limit else { return }
    let room = Self.limit - byteCount
    let isCut = rest.count > room
    if isCut { rest = rest.prefix(room) }
    byteCount += rest.count
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      take(rest[..<end])
      endLine()
      rest = rest[(end + 1)...]
    }
    take(rest)
    if isCut {
      end()
      parts.append(.cut)
      byteCount = Self.limit
    }
  }

  mutating func end() {
    if !line.isEmpty || isInFlow { endLine() }
    close()
    fence = nil
  }

  // MARK: - Lines

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    var bytes = bytes
    while !bytes.isEmpty {
      let piece = bytes.prefix(max(1, Self.lineLimit - line.count))
      bytes = bytes.dropFirst(piece.count)
      line += piece
      if line.count >= Self.lineLimit {
        endLine()
      } else if fence == nil, isInFlow || MarkdownLine.isSurelyText(line) {
        flow()
      }
    }
  }

  private mutating func flow() {
    if !isInFlow {
      beginFlow()
      while line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t") { line.removeFirst() }
    }
    isInFlow = true
    // A line may end with a carriage return, and a cut may divide a character.
    let kept = line.endOfCharacters
    add(String(decoding: line[..<kept], as: UTF8.self))
    line.removeFirst(kept)
  }

  private mutating func beginFlow() {
    settleTable()
    columns = nil
    if isLastOpen, parts.last?.flowing != nil { add(" ") } else { append(.text(""), isOpen: true) }
  }

  /// Adds to the paragraph. If it gets too long, the text goes on in another.
  private mutating func add(_ text: String) {
    guard let last = parts.last, let before = last.flowing else { return }
    if before.utf8.count + text.utf8.count > Self.paragraphLimit, before.utf8.count > Self.paragraphLimit / 2 {
      return append(.text(text.trimmed), isOpen: true)
    }
    parts[parts.count - 1] = last.flowing(before + text)
  }

  private mutating func endLine() {
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self)
    line = []
    if isInFlow {
      isInFlow = false
      return add(text.trimmedEnd)
    }
    if let fence { return takeCode(text, fence) }
    read(MarkdownLine(text), text)
  }

  private mutating func read(_ line: MarkdownLine, _ text: String) {
    if case .cells(let cells) = line { return read(cells, text) }
    settleTable()
    columns = nil
    switch line {
    case .blank, .rule: close()
    case .heading(let title, let level): append(.heading(title, level: level))
    case .fence(let fence):
      append(.code(CodeBlock(language: fence.language)), isOpen: true)
      self.fence = fence
    case .item(let item, let number):
      append(.item(item, number: number, startsList: !isAfterItem), isOpen: true)
    case .quote(let words):
      if isLastOpen, case .quote = parts.last { return add(" " + words) }
      append(.quote(words), isOpen: true)
    case .text(let words):
      beginFlow()
      add(words)
    case .cells: break
    }
  }

  private var isAfterItem: Bool { if case .item = parts.last { true } else { false } }

  // MARK: - Code

  private mutating func takeCode(_ text: String, _ fence: MarkdownLine.Fence) {
    if fence.isClosed(by: text) {
      self.fence = nil
      return close()
    }
    guard case .code(var code) = parts.last else { return }
    code.lines.append(text)
    parts[parts.count - 1] = .code(code)
  }

  // MARK: - Tables

  private mutating func read(_ cells: [String], _ text: String) {
    if let columns { return append(.row(TableRow(columns: columns, cells: cells))) }
    if let first = maybeColumns, cells.allSatisfy(MarkdownLine.isDelimiter), !cells.isEmpty {
      let titles = MarkdownLine.cells(first).map { String(InlineMarkdown.plain($0).prefix(Self.titleLimit)) }
      (columns, maybeColumns) = (titles, nil)
      return append(.table(titles))
    }
    settleTable()
    maybeColumns = text
  }

  private static let titleLimit = 60

  private mutating func settleTable() {
    guard let text = maybeColumns else { return }
    maybeColumns = nil
    beginFlow()
    add(text.trimmed)
  }

  // MARK: - Parts

  private mutating func append(_ part: LogPart, isOpen: Bool = false) {
    if case .code = part {} else { fence = nil }
    close()
    parts.append(part)
    isLastOpen = isOpen
  }

  private mutating func close() {
    if maybeColumns != nil { settleTable() }
    guard isLastOpen else { return }
    isLastOpen = false
    if let last = parts.last, let text = last.flowing { parts[parts.count - 1] = last.flowing(text.trimmedEnd) }
  }
}

extension [UInt8] {
  /// The end of the last complete character that is not a carriage return.
  fileprivate var endOfCharacters: Int {
    var end = count
    if last == UInt8(ascii: "\r") { end -= 1 }
    // At most three bytes of a character of four bytes can be there.
    for back in 1...3 where back <= end {
      let byte = self[end - back]
      if byte < 0x80 { break }
      guard byte >= 0xC0 else { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      return length > back ? end - back : end
    }
    return end
  }
}

extension String {
  var trimmedEnd: String {
    var text = self[...]
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return String(text)
  }
}
