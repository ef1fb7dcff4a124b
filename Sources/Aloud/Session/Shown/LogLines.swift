/// The lines of a log, each made when it is read.
struct LogLines: Sendable, Equatable {
  let log: Log

  /// The lines of a log.
  init(_ log: Log) { self.log = log }

  /// How many lines there are.
  var count: Int { log.messages.lineCount }

  /// The line at an index, counted from 0.
  subscript(index: Int) -> LogLine {
    let (message, part) = log.messages.place(ofLine: index)
    return LogLine(log: log.id, message: message, of: log.messages.count, part: part, log.messages[message])
  }

  /// The line that a line's id names; nil where it is not one of these.
  func index(of id: ID) -> Int? {
    guard let (message, part) = LogLine.place(in: id, of: log.id), message < log.messages.count else { return nil }
    let there = log.messages[message]
    return part < there.partCount ? there.firstLine + part : nil
  }
}

/// A line of a log: one part of one message.
struct LogLine: Sendable, Equatable {
  /// The log that it is of.
  let log: ID
  /// Which message it is of, counted from 0, of how many.
  let message, messageCount: Int
  /// Which part of the message it is, counted from 0.
  let index: Int
  let kind: LogKind
  let part: LogPart

  /// A part of a message.
  init(log: ID, message: Int, of count: Int, part index: Int, _ from: LogMessage) {
    (self.log, self.message, messageCount, self.index) = (log, message, count, index)
    (kind, part) = (from.kind, from.part(index))
  }

  /// Its stable name: messages never move.
  var id: ID { ID("\(log)", "aloud.line.\(message).\(index)") }

  /// The message and its part that an id names; nil where it names no line of a log.
  static func place(in id: ID, of log: ID) -> (message: Int, part: Int)? {
    guard id.name == "\(log)", let item = id.item, item.hasPrefix("aloud.line.") else { return nil }
    let numbers = item.dropFirst("aloud.line.".count).split(separator: ".").compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// Whether its message begins with it.
  var isFirst: Bool { index == 0 }

  /// What is said of it by words: the first of a message with who has written it.
  var title: LocalizedText {
    let words = part.words(part.flowing.map { InlineMarkdown.plain($0) })
    return isFirst ? kind.labelled(words) : words
  }

  /// What is said of it.
  var announcement: Announcement { part.announcement(title) }

  /// Which message begins with it, where one does.
  var position: Position? { isFirst ? Position(message + 1, of: messageCount) : nil }

  /// Its text as a field that can only be read: by character, word and line.
  var field: TextField {
    var field = TextField(kind.label, id: id, value: part.source)
    field.availability = .dimmed(because: nil)
    field.isMultiline = part.code != nil
    return field
  }
}

extension LogKind {
  /// Words, with who has said them; who alone, where there are none.
  func labelled(_ words: LocalizedText) -> LocalizedText {
    words == .verbatim("") ? label : .message(.logLabelled(speaker: .text(label), text: .text(words)))
  }
}

extension LogPart {
  /// What is said of it by words; of what flows, `piece` is what there is to say.
  func words(_ piece: String?) -> LocalizedText {
    switch self {
    case .text, .quote, .item:
      let words = LocalizedText.verbatim(piece ?? "")
      return begins(with: words)
    case .heading(let title, _): return .verbatim(InlineMarkdown.plain(title))
    case .code(let code):
      let count = Message.Argument.number(code.lines.count)
      return .message(
        code.language.map { .logCodeIn(language: .text(.verbatim($0)), count: count) } ?? .logCode(count: count))
    case .table(let columns): return .message(.logTable(count: .number(columns.count)))
    case .row(let row): return row.text
    case .cut: return .message(.logCut)
    }
  }

  /// Words that it begins with, and what it is: a list is told once, and of its items the numbers that they have.
  private func begins(with words: LocalizedText) -> LocalizedText {
    switch self {
    case .item(_, let number?, let startsList):
      let counted = LocalizedText.message(
        .logNumbered(number: .text(.verbatim(number)), text: .text(words)))
      return startsList ? .message(.logList(text: .text(counted))) : counted
    case .item(_, nil, startsList: true): return .message(.logList(text: .text(words)))
    case .quote: return .message(.logQuote(text: .text(words)))
    case .text, .item, .heading, .code, .table, .row, .cut: return words
    }
  }

  /// What is said of it, called so.
  func announcement(_ name: LocalizedText) -> Announcement {
    var announcement = Announcement(.notice)
    announcement.name = name
    announcement.role = .text
    if case .heading(_, let level) = self { (announcement.role, announcement.level) = (.heading, level) }
    return announcement
  }
}

extension EntryList {
  /// Whether there is a log.
  var hasLog: Bool { groups.contains { $0.log != nil } }

  /// The lines of logs that have what was looked for: in what is said of them, or in their code.
  func logLines(with sought: SoughtLabel, _ around: Surroundings) -> [Int] {
    logs.flatMap { firstLine, lines in
      (0..<lines.count).filter { index in
        let line = lines[index]
        if sought.isFound(in: around.folded(line.title)) { return true }
        return line.part.code.map { sought.isFound(in: Folding.fold($0.text)) } ?? false
      }.map { firstLine + $0 }
    }
  }

  /// How many messages have come since `before`.
  func newMessages(since before: EntryList) -> Int {
    logs.reduce(0) { sum, log in
      let then = before.logs.first { $0.lines.log.id == log.lines.log.id }
      return sum + max(0, log.lines.log.messages.count - (then?.lines.log.messages.count ?? 0))
    }
  }

  /// The line after a log of which a line is one, or at which it is told that it has ended; nil where it is of none.
  func endOfLog(at line: Int) -> Int? {
    let group = groups.last { $0.log != nil && $0.lines.lowerBound < line && line <= $0.lines.upperBound }
    guard let group else { return nil }
    if line < group.lines.upperBound { return group.lines.upperBound }
    if case .groupEnd(let ended) = self[line], ended.log != nil { return line + 1 }
    return nil
  }

  /// The line of a log that stands on a line; nil where something else does. No row is made to find that out.
  func logLine(at line: Int) -> LogLine? {
    let isInLog = groups.contains { $0.log != nil && $0.lines.lowerBound < line && line < $0.lines.upperBound }
    return isInLog ? self[line].logLine : nil
  }

  /// The logs, also where they are empty, and the line where the first message of each stands.
  var logs: [(firstLine: Int, lines: LogLines)] {
    groups.compactMap { group in group.log.map { (group.lines.lowerBound + 1, $0) } }
  }
}
