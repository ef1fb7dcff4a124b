package import Aloud

package struct BoxOutcome: Sendable, Equatable {
  package enum Ending: Sendable, Equatable { case ok, cancel, help, extra, escape, timeout, inputEnd }

  package enum Answer: Sendable, Equatable {
    case text(String)
    /// The single tag of the chosen item.
    case tag(String)
    /// The tag of an item and its new text.
    case renamed(String, String)
    case tags([String])
    case fields([String])
    case moment(DateTime)
    /// A request for help: the tag of an item or its help text, and the chosen tags if the script wants them.
    case help(String, [String]?)
  }

  package var ending: Ending
  package var answer: Answer?

  package init(_ ending: Ending, _ answer: Answer? = nil) { (self.ending, self.answer) = (ending, answer) }
}

extension BoxRequest {
  /// Returns an answer as the script reads it. `format` formats a date or a time by a strftime(3) pattern.
  package func text(of answer: BoxOutcome.Answer, format: (DateTime, String) -> String) -> String {
    switch answer {
    case .text(let text): return text
    case .tag(let tag): return options.alone(tag)
    case .renamed(let tag, let text): return "RENAMED \(options.alone(tag)) \(options.alone(text))"
    case .fields(let fields): return options.lines(fields)
    case .moment(let moment):
      var (pattern, usual) = (options.timeFormat, "%H:%M:%S")
      if case .date = box { (pattern, usual) = (options.dateFormat, "%d/%m/%Y") }
      return format(moment, pattern.flatMap { $0.isEmpty ? nil : $0 } ?? usual)
    case .help(let name, nil): return "HELP " + options.alone(name)
    case .help(let name, let status?):
      if case .form = box { return "HELP " + options.lines([name] + status) }
      if options.separatesOutput { return "HELP " + options.list([name] + status) }
      let tags = hasOneAnswer ? status.map(options.alone) : status.map(options.quoted)
      return (["HELP " + options.quoted(name)] + tags).joined(separator: options.separator ?? " ")
    case .tags(let tags): return options.list(tags)
    }
  }

  /// The code of the key Enter, which ends every line, as dialog reports the last key after the text of an answer.
  package func key(after text: String) -> String {
    let mark = options.separator ?? "\n"
    switch box {
    case .form, .editedFile: return "10" + mark
    case .date, .time: return mark + "10" + mark
    case .list(.checks, _), .list(.radio, _):
      if options.endsWithoutSeparator { break }
      if options.separatesOutput { return "10" + mark }
      return (text.isEmpty ? "" : options.separator ?? " ") + "10"
    case .message, .notice, .question, .entry, .secret, .list, .range, .pause, .file, .path, .gauge, .output,
      .command:
      break
    }
    let space = options.separator ?? (options.separatesOutput ? "\n" : " ")
    return (text.isEmpty ? "" : space) + "10" + space
  }

  private var hasOneAnswer: Bool { if case .list(.radio, _) = box { true } else { false } }
}

extension BoxRequest {
  var limits: LocalizedText? {
    guard case .range(let range, _) = box else { return nil }
    return .message(.stepperLimits(first: .number(range.lowerBound), last: .number(range.upperBound)))
  }

  func answer(of moment: DateTime, now: DateTime) -> BoxOutcome.Answer {
    var moment = moment
    moment.second = if case .time(_, _, let second?) = box { second } else { now.second }
    return .moment(moment)
  }

  /// Returns `nil` if a range widget gets anything but a number in its range. A text that the widget held at first is kept as it is.
  func answer(of text: String, isKept: Bool) -> BoxOutcome.Answer? {
    switch box {
    case .range(let range, _): Int(text.trimmed).flatMap { range.contains($0) ? .text(String($0)) : nil }
    case .editedFile: .text(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
    case .message, .notice, .question, .entry, .secret, .list, .form, .date, .time, .pause,
      .file, .path, .gauge, .output, .command:
      // The limit is one for typing.
      .text(isKept ? text : options.limited(text))
    }
  }

  func help(on item: BoxItem, _ chosen: [String]) -> BoxOutcome.Answer {
    .help(
      options.givesTagWithHelp ? item.tag : item.help ?? item.tag,
      options.givesStatusWithHelp && traits.contains(.hasStatus) ? chosen : nil)
  }
}

extension BoxOptions {
  func limited(_ text: String) -> String {
    guard let limit = inputLimit, limit > 0 else { return text }
    var rest = text
    while rest.utf8.count > limit { rest.removeLast() }
    return rest
  }

  private static let special = Set(" \t\n#$&()*;<>?[\\]^`{|}~")

  fileprivate func alone(_ text: String) -> String { quoting == .everywhere ? quoted(text) : text }

  fileprivate func lines(_ texts: [String]) -> String { texts.map { alone($0) + (separator ?? "\n") }.joined() }

  /// Like dialog, puts a custom separator before the first tag too.
  fileprivate func list(_ tags: [String]) -> String {
    if separatesOutput, !endsWithoutSeparator { return lines(tags) }
    if quoting == .always { return tags.map { "\"\($0)\"" }.joined(separator: " ") }
    let mark = separator ?? (separatesOutput ? "\n" : " ")
    let text = tags.map(separatesOutput ? alone : quoted).joined(separator: mark)
    return tags.isEmpty || separator == nil ? text : mark + text
  }

  /// Quotes a tag if a shell would split or change it.
  fileprivate func quoted(_ tag: String) -> String {
    guard tag.isEmpty || tag.contains(where: { $0 == quote || Self.special.contains($0) }) else { return tag }
    let escaped = tag.map { character in
      let isEscaped =
        quote == "'"
        ? character == quote || character == "\\"
        : character == quote || Self.special.contains(character) && !character.isWhitespace
      return isEscaped ? "\\\(character)" : String(character)
    }
    return String(quote) + escaped.joined() + String(quote)
  }
}
