public import Aloud

/// What has come of a box.
public struct BoxOutcome: Sendable, Equatable {
  /// How it was left.
  public enum Ending: Sendable, Equatable { case ok, cancel, help, extra, escape, timeout, inputEnd }

  /// What is written of it.
  public enum Answer: Sendable, Equatable {
    case text(String)
    /// One tag, of which nothing else is to be told apart.
    case tag(String)
    /// A new text for the item with a tag.
    case renamed(String, String)
    case tags([String])
    case fields([String])
    case moment(DateTime, second: Int)
    /// Help on what has this name, with what is chosen where that is wanted.
    case help(String, [String]?)
  }

  /// How it was left.
  public var ending: Ending
  /// What is written of it.
  public var answer: Answer?

  /// Left so, with an answer.
  public init(_ ending: Ending, _ answer: Answer? = nil) { (self.ending, self.answer) = (ending, answer) }
}

extension BoxRequest {
  /// What an answer is written as; `format` writes a date or a time by a pattern of strftime(3).
  public func text(of answer: BoxOutcome.Answer, format: (DateTime, Int, String) -> String) -> String {
    switch answer {
    case .text(let text): return text
    case .tag(let tag): return options.quotesEach ? options.quoted(tag) : tag
    case .renamed(let tag, let text): return "RENAMED \(tag) \(text)"
    case .fields(let fields):
      let ending = options.separator ?? "\n"
      return fields.map { (options.quotesEach ? options.quoted($0) : $0) + ending }.joined()
    case .moment(let moment, let second):
      var pattern = options.timeFormat ?? "%H:%M:%S"
      if case .date = box { pattern = options.dateFormat ?? "%d/%m/%Y" }
      return format(moment, second, pattern)
    case .help(let name, let chosen): return "HELP \(name)" + (chosen.map { " " + options.list($0) } ?? "")
    case .tags(let tags): return options.list(tags)
    }
  }

  /// Whether it waits for the person.
  public var asks: Bool {
    switch box {
    case .notice, .gauge, .output(waits: false): false
    case .message, .question, .entry, .secret, .menu, .radio, .checks, .renaming, .form, .date, .time, .range, .pause,
      .file, .editedFile, .path, .output, .command:
      true
    }
  }

  /// Whether answers of it count, so that those of the next box are parted from them.
  public var hasOutput: Bool {
    switch box {
    case .message, .notice, .question, .pause, .file, .gauge, .output, .command: false
    case .entry, .secret, .menu, .radio, .checks, .renaming, .form, .date, .time, .range, .editedFile, .path: true
    }
  }
}

extension BoxOptions {
  /// What a shell would not leave as it is.
  private static let special = Set(" \t\n#$&()*;<>?[\\]^`{|}~")

  /// Whether a single answer is quoted too.
  fileprivate var quotesEach: Bool {
    switch quoting {
    case .double, .single: true
    case .always, .inLists: false
    }
  }

  /// Several tags in one line, or a line each.
  fileprivate func list(_ tags: [String]) -> String {
    if separatesOutput { return tags.map { $0 + (separator ?? "\n") }.joined() }
    if quoting == .always { return tags.map { "\"\($0)\"" }.joined(separator: " ") }
    // A separator of one's own stands before the first too: that is how dialog has it.
    guard let separator, !tags.isEmpty else { return tags.map(quoted).joined(separator: " ") }
    return separator + tags.map(quoted).joined(separator: separator)
  }

  /// A tag in quotes, where a shell would take it apart.
  fileprivate func quoted(_ tag: String) -> String {
    let mark: Character = quoting == .single ? "'" : "\""
    guard tag.isEmpty || tag.contains(where: { $0 == mark || Self.special.contains($0) }) else { return tag }
    let escaped = tag.map { character in
      let isEscaped =
        quoting == .single
        ? character == mark || character == "\\"
        : character == mark || Self.special.contains(character) && !character.isWhitespace
      return isEscaped ? "\\\(character)" : String(character)
    }
    return String(mark) + escaped.joined() + String(mark)
  }
}
