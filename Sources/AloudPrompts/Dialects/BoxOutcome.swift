public import Aloud

/// The outcome of a widget.
public struct BoxOutcome: Sendable, Equatable {
  /// The way in which the user left a widget.
  public enum Ending: Sendable, Equatable { case ok, cancel, help, extra, escape, timeout, inputEnd }

  /// The answer that is written for the script.
  public enum Answer: Sendable, Equatable {
    case text(String)
    /// The single tag of the chosen item.
    case tag(String)
    /// The tag of an item and its new text.
    case renamed(String, String)
    case tags([String])
    case fields([String])
    case moment(DateTime, second: Int)
    /// A request for help: the tag of an item or its help text, and the chosen tags if the script wants them.
    case help(String, [String]?)
  }

  /// The way in which the user left the widget.
  public var ending: Ending
  /// The answer to write for the script, if there is one.
  public var answer: Answer?

  /// Creates an outcome.
  public init(_ ending: Ending, _ answer: Answer? = nil) { (self.ending, self.answer) = (ending, answer) }
}

extension BoxRequest {
  /// Returns an answer as the script reads it. `format` formats a date or a time, given its second and a strftime(3) pattern.
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

  /// A Boolean value that indicates whether the widget waits for the user.
  public var asks: Bool {
    switch box {
    case .notice, .gauge, .output(waits: false): false
    case .message, .question, .entry, .secret, .menu, .radio, .checks, .renaming, .form, .date, .time, .range, .pause,
      .file, .editedFile, .path, .output, .command:
      true
    }
  }

  /// A Boolean value that indicates whether the widget writes an answer, from which a separator parts the next widget's answer.
  public var hasOutput: Bool {
    switch box {
    case .message, .notice, .question, .pause, .file, .gauge, .output, .command: false
    case .entry, .secret, .menu, .radio, .checks, .renaming, .form, .date, .time, .range, .editedFile, .path: true
    }
  }
}

extension BoxOptions {
  /// The characters that make a tag need quotes in a shell.
  private static let special = Set(" \t\n#$&()*;<>?[\\]^`{|}~")

  /// A Boolean value that indicates whether a single answer is quoted as well.
  fileprivate var quotesEach: Bool {
    switch quoting {
    case .double, .single: true
    case .always, .inLists: false
    }
  }

  fileprivate func list(_ tags: [String]) -> String {
    if separatesOutput { return tags.map { $0 + (separator ?? "\n") }.joined() }
    if quoting == .always { return tags.map { "\"\($0)\"" }.joined(separator: " ") }
    // Like dialog, put a custom separator before the first tag too.
    guard let separator, !tags.isEmpty else { return tags.map(quoted).joined(separator: " ") }
    return separator + tags.map(quoted).joined(separator: separator)
  }

  /// Quotes a tag if a shell would split or change it.
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
