/// The lines of a log, each created when it is read.
extension Log {
  var count: Int { messages.lineCount }

  subscript(index: Int) -> LogLine {
    let (message, part) = messages.place(ofLine: index)
    return LogLine(log: id, message: message, of: messages.count, part: part, messages[message])
  }

  func index(of id: ID) -> Int? {
    guard let (message, part) = LogLine.place(in: id, of: self.id), messages.indices.contains(message) else {
      return nil
    }
    return part < messages[message].partCount ? messages.firstLine(of: message) + part : nil
  }
}

/// A line of a log: one part of one message.
struct LogLine: Sendable, Equatable {
  let log: ID
  /// The index of the message, counted from 0, and the number of messages.
  let message, messageCount: Int
  /// Counted from 0 within the message.
  let index: Int
  let kind: LogKind
  let part: LogPart
  /// The words before the first line of the message.
  let label: LocalizedText?
  let file: String?
  private let isOutput: Bool

  init(log: ID, message: Int, of count: Int, part index: Int, _ from: LogMessage) {
    (self.log, self.message, messageCount, self.index) = (log, message, count, index)
    (kind, part, label, file, isOutput) = (from.kind, from.part(index), from.label, from.file, from.isPlain)
  }

  /// Stable, because messages never move.
  var id: ID { ID("\(log)", "aloud.line.\(message).\(index)") }

  /// Nil if the id is not that of a line of the log.
  static func place(in id: ID, of log: ID) -> (message: Int, part: Int)? {
    guard id.name == "\(log)", let item = id.item, item.hasPrefix("aloud.line.") else { return nil }
    let numbers = item.dropFirst("aloud.line.".count).split(separator: ".").compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  var isFirst: Bool { index == 0 }

  /// The first line of a message includes its author.
  var title: LocalizedText {
    let words = part.words(part.flowing.map { InlineMarkdown.plain($0) })
    return isFirst ? words.labelled(label) : words
  }

  var announcement: Announcement { part.announcement(title) }

  /// The position of the message, on its first line only. Output has no messages that anybody would count.
  var position: Position? { isFirst && messageCount > 1 && !isOutput ? Position(message + 1, of: messageCount) : nil }

  /// The text of the line as a read-only field, to be read by character, word and line.
  var field: TextField {
    var field = TextField(kind.label, id: id, value: part.source)
    field.availability = .dimmed(because: nil)
    field.isMultiline = part.code != nil
    return field
  }
}

extension LocalizedText {
  /// The words of a message after the label that says who speaks, if there is one.
  func labelled(_ label: LocalizedText?) -> LocalizedText {
    guard let label else { return self }
    return self == .verbatim("") ? label : .message(.logLabelled(speaker: .text(label), text: .text(self)))
  }
}

extension LogPart {
  /// For flowing text, `piece` is the text to say.
  func words(_ piece: String?) -> LocalizedText {
    switch self {
    case .line(let line): return .verbatim(line)
    case .text, .quote, .item:
      let words = LocalizedText.verbatim(piece ?? "")
      return begins(with: words)
    case .heading(let title, _, nil): return .verbatim(InlineMarkdown.plain(title))
    case .heading(let title, _, let lines?):
      let place = LocalizedText.message(.logAtLine(number: .number(lines.lowerBound)))
      let count = LocalizedText.message(.textLines(count: .number(lines.count)))
      return .facts([place, count] + (title.isEmpty ? [] : [.verbatim(title)]))
    case .code(let code):
      let count = Message.Argument.number(code.lines.count)
      return .message(
        code.language.map { .logCodeIn(language: .text(.verbatim($0)), count: count) } ?? .logCode(count: count))
    case .table(let columns): return .message(.logTable(count: .number(columns.count)))
    case .row(let row): return row.text
    case .cut: return .message(.logCut)
    }
  }

  /// Adds the kind of the part. A list is announced once, and its items with the numbers that they have.
  private func begins(with words: LocalizedText) -> LocalizedText {
    switch self {
    case .item(_, let number?, let startsList):
      let counted = LocalizedText.message(
        .logNumbered(number: .text(.verbatim(number)), text: .text(words)))
      return startsList ? .message(.logList(text: .text(counted))) : counted
    case .item(_, nil, startsList: true): return .message(.logList(text: .text(words)))
    case .quote: return .message(.logQuote(text: .text(words)))
    case .line, .text, .item, .heading, .code, .table, .row, .cut: return words
    }
  }

  func announcement(_ name: LocalizedText) -> Announcement {
    // A line of output is said as it is, without a full stop of ours.
    if case .line = self { return Announcement(.notice, name) }
    var announcement = Announcement(.notice, named: name, role: .text)
    if case .heading(_, let level, _) = self { (announcement.role, announcement.level) = (.heading, level) }
    return announcement
  }
}
