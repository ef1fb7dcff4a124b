/// What was waited for on a pseudo-terminal didn't come: in time, or at all because the program had ended.
public struct PseudoTerminalTimeout: Error, Hashable, CustomStringConvertible {
  /// What was waited for, in words.
  public var awaited: String

  /// What the terminal showed since the last thing waited for was found.
  public var seen: String

  /// How the program had ended; nil if it was still running when the time was up.
  public var exit: CommandExit?

  /// What was awaited, what came instead, and whether the program still ran.
  public var description: String {
    let state = exit.map { "The program had ended (\($0))." } ?? "The program was still running."
    return "Waited for \(awaited). \(state) Seen instead:\n\(VisibleText.escapingControls(in: seen))"
  }
}
