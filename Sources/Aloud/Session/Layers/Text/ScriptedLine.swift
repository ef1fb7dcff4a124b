/// A line where a script waits for text (SCRIPT-1). It is the text, except for the few words that leave or repeat the question, and
/// for commands after a slash. "Type" makes text of those too. A piped line is always text.
enum ScriptedLine {
  case text(String)
  /// A command.
  case command(ParsedLine)

  /// Creates the reading of a line. For a secret, only the words that leave or repeat the question are commands.
  init(_ heard: ParsedLine, isSecure: Bool, in around: LineContext) {
    if heard.line.isPiped {
      self = .text(heard.text)
    } else if Self.isWayOut(heard, isSecure, in: around) {
      self = .command(heard)
    } else if !isSecure, let command = Self.afterSlash(heard, in: around) {
      self = .command(command)
    } else {
      self = .text(Self.literal(heard, isSecure, in: around))
    }
  }

  /// Returns the command after a slash, or nil if anything else follows, as in a path.
  private static func afterSlash(_ heard: ParsedLine, in around: LineContext) -> ParsedLine? {
    guard heard.text.hasPrefix("/") else { return nil }
    let meant = ParsedLine(Line(String(heard.text.dropFirst())), around.user.vocabulary)
    let isCommand = meant.command != nil || around.commandsWithObject(meant).contains { $0.command.isOnText }
    return isCommand ? meant : nil
  }

  /// Returns the text, without "type" before what would be a command.
  private static func literal(_ heard: ParsedLine, _ isSecure: Bool, in around: LineContext) -> String {
    guard let rest = around.plainObject(of: .type, in: heard.text) else { return heard.text }
    let inner = ParsedLine(Line(rest), around.user.vocabulary)
    if case .text(rest) = ScriptedLine(inner, isSecure: isSecure, in: around) { return heard.text }
    return rest
  }

  /// Returns a Boolean value that indicates whether a line is one of the few words that are commands, exactly as help gives them.
  private static func isWayOut(_ heard: ParsedLine, _ isSecure: Bool, in around: LineContext) -> Bool {
    guard let command = heard.command, command.isOfQuestion || !isSecure && command.isOutOfText else { return false }
    let said = heard.text.trimmingSpaces().lowercased()
    let words = around.wording.alternatives(command.key)
    return [words.own.first, words.english.first].contains { $0?.lowercased() == said }
  }
}

extension Command {
  /// A Boolean value that indicates whether the command leaves or repeats a question.
  fileprivate var isOfQuestion: Bool {
    switch self {
    case .leaving(.back), .leaving(.cancel), .reading(.help), .reading(.repeat), .reading(.whereAmI): true
    case .leaving, .reading, .moving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session:
      false
    }
  }

  /// A Boolean value that indicates whether the command quits the program or changes how it sounds, which must always be possible.
  fileprivate var isOutOfText: Bool {
    switch self {
    case .session(.quit): true
    case .setting(let setting): setting.isOfSpeech
    case .leaving, .reading, .moving, .editing, .text, .picker, .color, .search, .selection, .log, .session: false
    }
  }
}
