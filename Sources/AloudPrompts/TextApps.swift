package import Aloud

package struct NoticeApp: App {
  private let pieces: [LocalizedText]

  /// Creates an app that announces the texts one after the other, the last with a percentage, and then rows of work.
  package init(_ pieces: [LocalizedText], rows: [LocalizedText] = [], percent: Int? = nil) {
    var pieces = pieces
    if let percent {
      let part = LocalizedText.message(.progressPercent(percent: .percent(percent)))
      pieces.append(.facts([pieces.popLast(), part].compactMap(\.self)))
    }
    self.pieces = pieces + rows
  }

  package var initialState: Bool { false }

  package var initialEffects: [Effect] { pieces.map { .say($0) } + [.quit] }

  package func interface(for state: Bool) -> Interface { Interface("", task: SoleTask(sheet: "notice")) }

  package func sheet(_ id: ID, for state: Bool) -> Sheet? { id == "notice" ? Sheet("", id: id, elements: []) : nil }

  package func update(_ state: inout Bool, _ event: Event) -> [Effect] { [] }
}

/// An app that shows a text to be read by line and by heading, searched, and left.
package struct PageApp: App {
  private static let sheetID: ID = "page", log: ID = "text", done: ID = "done"

  private let title: LocalizedText
  private let messages: LogMessages
  private let readsAll: Bool

  /// The text is light Markdown, or else its paragraphs and separate lines. If `readsAll` is true, all is announced at once.
  package init(_ title: LocalizedText, text: String, isMarkdown: Bool, readsAll: Bool = false) {
    self.title = title
    self.readsAll = readsAll
    var messages = LogMessages()
    messages.add(.named(""), isMarkdown ? text : text.paragraphs.joined(separator: "\n\n"), id: Self.log)
    self.messages = messages
  }

  package var initialState: Bool { false }

  package func interface(for state: Bool) -> Interface {
    var task = SoleTask(sheet: Self.sheetID)
    (task.isAnsweredByDone, task.yes, task.readsOn, task.readsAll) = (true, Self.done, true, readsAll)
    return Interface(title, task: task)
  }

  package func sheet(_ id: ID, for state: Bool) -> Sheet? {
    guard id == Self.sheetID else { return nil }
    return Sheet(
      title, id: id,
      elements: [
        .log(Log(title, id: Self.log, messages: messages)), .button(Button(.message(.promptOk), id: Self.done)),
      ])
  }

  package func update(_ state: inout Bool, _ event: Event) -> [Effect] {
    guard case .pressed(Self.done) = event else { return [] }
    state = true
    return [.dismiss]
  }
}

extension String {
  /// The line width from which a line may have been broken only because it was full.
  private static let fullWidth = 40

  /// The paragraphs and the separate lines within them. A line that is full continues on the next.
  var paragraphs: [String] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let width = lines.map(\.count).max() ?? 0
    var pieces: [String] = []
    // State: whether the next line may continue the last piece, the last line's indentation, and whether the piece is a list item.
    var (isOpen, indent, isItem) = (false, 0, false)
    for line in lines {
      let words = line.trimmed
      if words.isEmpty {
        isOpen = false
        continue
      }
      let isMarked = Self.hasMark(words)
      let isSetIn = line.prefix(while: \.isWhitespace).count > indent && !isItem
      if isOpen, !isMarked, !isSetIn, let last = pieces.indices.last {
        pieces[last] += " " + words
      } else {
        pieces.append(words)
        isItem = isMarked
      }
      indent = line.prefix(while: \.isWhitespace).count
      // If another word would have fitted, the line break is intended.
      isOpen = width >= Self.fullWidth && line.count + Self.longestWord >= width
    }
    return pieces
  }

  /// The length of a word that may not have fitted on a line.
  private static let longestWord = 12

  /// A list item begins with a bullet, or a number and a full stop or a bracket.
  private static func hasMark(_ line: String) -> Bool {
    if let first = line.first, "-*•·–".contains(first) { return true }
    let number = line.prefix { $0.isASCII && $0.isNumber }
    return !number.isEmpty && [".", ")"].contains(line.dropFirst(number.count).prefix(1))
  }
}
