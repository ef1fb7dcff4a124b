/// A line where a script waits for text (SCRIPT-1): it is the text, whatever it is, but for the few words that lead out of the
/// question or say it again, and for commands after a slash. "Type" makes text of those too. What is piped is always text.
enum ScriptedLine {
  case text(String)
  /// The command that is meant.
  case command(Heard)

  /// What a line is; of a secret only the way out and the question itself can be meant.
  init(_ heard: Heard, isSecure: Bool, in around: Surroundings) {
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

  /// The command that stands after a slash; nil where something else does, as in a path.
  private static func afterSlash(_ heard: Heard, in around: Surroundings) -> Heard? {
    guard heard.text.hasPrefix("/") else { return nil }
    let meant = Heard(Line(String(heard.text.dropFirst())), around.user.vocabulary)
    let isCommand = meant.command != nil || around.commandsWithObject(meant).contains { $0.command.isOnText }
    return isCommand ? meant : nil
  }

  /// The text, without the word "type" before what would be a command.
  private static func literal(_ heard: Heard, _ isSecure: Bool, in around: Surroundings) -> String {
    guard let rest = around.plainObject(of: .type, in: heard.text) else { return heard.text }
    let inner = Heard(Line(rest), around.user.vocabulary)
    if case .text(rest) = ScriptedLine(inner, isSecure: isSecure, in: around) { return heard.text }
    return rest
  }

  /// Whether a line is one of the few words that are no text, letter for letter as they are told in help.
  private static func isWayOut(_ heard: Heard, _ isSecure: Bool, in around: Surroundings) -> Bool {
    guard let command = heard.command, command.isOfQuestion || !isSecure && command.isOutOfText else { return false }
    let said = heard.text.trimmingSpaces().lowercased()
    let words = around.wording.alternatives(command.key)
    return [words.own.first, words.english.first].contains { $0?.lowercased() == said }
  }
}

extension Command {
  /// Whether it leaves a question, or says it again.
  fileprivate var isOfQuestion: Bool {
    switch self {
    case .leaving(.back), .leaving(.cancel), .reading(.help), .reading(.repeat), .reading(.whereAmI): true
    case .leaving, .reading, .moving, .editing, .text, .picker, .color, .search, .selection, .log, .setting, .session:
      false
    }
  }

  /// Whether it leaves the program, or changes how it is heard: that must be possible whatever is waited for.
  fileprivate var isOutOfText: Bool {
    switch self {
    case .session(.quit): true
    case .setting(let setting): setting.isOfSpeech
    case .leaving, .reading, .moving, .editing, .text, .picker, .color, .search, .selection, .log, .session: false
    }
  }
}
