/// A line where a script waits for text (SCRIPT-1). It is the text, except for the few words that leave or repeat the question,
/// and for commands after a slash. "Type" makes text of those too. A piped line is always text.
enum ScriptedLine {
  case text(String)
  case command(ParsedLine)

  /// For a secret, only the words that leave or repeat the question are commands.
  init(_ parsed: ParsedLine, isSecure: Bool, in context: LineContext) {
    if parsed.line.isPiped {
      self = .text(parsed.text)
    } else if Self.isWayOut(parsed, isSecure, in: context) {
      self = .command(parsed)
    } else if !isSecure, let command = Self.afterSlash(parsed, in: context) {
      self = .command(command)
    } else {
      self = .text(Self.literal(parsed, isSecure, in: context))
    }
  }

  /// Nil if anything but a command follows the slash, as in a path.
  private static func afterSlash(_ parsed: ParsedLine, in context: LineContext) -> ParsedLine? {
    guard parsed.text.hasPrefix("/") else { return nil }
    let meant = ParsedLine(Line(String(parsed.text.dropFirst())), context.user.vocabulary)
    let isCommand = meant.command != nil || context.commandsWithObject(meant).contains { $0.command.isOnText }
    return isCommand ? meant : nil
  }

  /// Leaves out "type" before what would be a command.
  private static func literal(_ parsed: ParsedLine, _ isSecure: Bool, in context: LineContext) -> String {
    guard let rest = context.plainObject(of: .type, in: parsed.text) else { return parsed.text }
    let inner = ParsedLine(Line(rest), context.user.vocabulary)
    if case .text(rest) = ScriptedLine(inner, isSecure: isSecure, in: context) { return parsed.text }
    return rest
  }

  /// Returns whether a line is one of the few words that are commands, exactly as help gives them.
  private static func isWayOut(_ parsed: ParsedLine, _ isSecure: Bool, in context: LineContext) -> Bool {
    if let leave = context.frame.task?.leave, context.wording.text(leave).lowercased() == parsed.text.lowercased() {
      return true
    }
    guard let command = parsed.command, command.isOfQuestion || !isSecure && command.isOutOfText else { return false }
    let said = parsed.text.trimmingSpaces().lowercased()
    let words = context.wording.alternatives(command.key)
    return [words.own.first, words.english.first].contains { $0?.lowercased() == said }
  }
}
