package import Aloud
package import AloudTesting

package struct PlayedDialogue<Base: App>: DialogueSession {
  private var player: AppPlayer<ToldApp<Base>>
  /// True if the system is simulated; if not, the dialogue itself answers the app's requests.
  private let hasOutside: Bool
  private let opening: DialogueOutcome

  package init(
    _ app: Base, settings: Settings, now: DateTime, outside: PlayedOutside? = nil, files: LocaleFiles = .bundled
  ) throws {
    var session = try Session(ToldApp(app), settings: settings, files: files)
    session.now = now
    player = AppPlayer(session, outside: outside ?? .silent)
    hasOutside = outside != nil
    try player.start()
    opening = Self.outcome(of: player, told: [])
    _ = session.app.told.take()
  }

  package var place: String {
    // By reflection, since the core doesn't offer it.
    let engine = Mirror(reflecting: player.session).descendant("engine") ?? player.session
    let mirror = Mirror(reflecting: engine)
    func children(_ path: String...) -> [Mirror] {
      let held = mirror.descendant(path[0], path[1]).map { Mirror(reflecting: $0).children.map(\.value) } ?? []
      return held.map { Mirror(reflecting: $0) }
    }
    let sheets = children("navigator", "sheets").map { "sheet \($0.descendant("id") ?? "")" }
    let names = sheets + children("layers", "all").map { $0.children.first?.label ?? "" }
    return names.isEmpty ? "screen" : names.joined(separator: ", ")
  }

  package mutating func take(_ step: DialogueStep) throws -> DialogueOutcome {
    if case .happening("start", _) = step { return opening }
    let (before, wasOver) = (player.session.state, player.isOver)
    try respond(to: step)
    let events = player.session.app.told.take()
    var told = events.map(\.summary)
    // An app with an outside is too large for all of its state to be told.
    if !hasOutside, events.contains(.restored) { told += Self.changes(from: before, to: player.session.state) }
    var outcome = Self.outcome(of: player, told: told)
    // A dialogue may go on after the end, which is then no news.
    if wasOver { outcome.isOver = false }
    return outcome
  }

  private static func outcome(of player: AppPlayer<ToldApp<Base>>, told: [String]) -> DialogueOutcome {
    DialogueOutcome(
      heard: player.printed.map { $0.replacing("\u{202F}", with: " ") },
      told: told + player.requests.map { "asked to \(summary(of: $0))" }, isOver: player.isOver)
  }

  private static func summary(of request: Request) -> String {
    if case .save(let id, _) = request { return "save \(id)" }
    return StableText.text(request)
  }

  private mutating func respond(to step: DialogueStep) throws {
    switch step {
    case .line(let line): try player.say(line)
    case .happening("elapsed", let id): try player.receive(.elapsed(ID(stringLiteral: id)))
    case .happening("end", _): try player.end()
    case .happening("ahead", let line): try player.take(Line(line, isTypedAhead: true))
    case .happening("recognised", let line): try player.take(Line(line, isRecognised: true))
    case .happening("heard", let text): try player.hear(Self.recognition(text))
    case .happening("finished", let text): try player.receive(Self.finished(text))
    case .happening("failed", let text): try player.receive(Self.finished(text, status: 1))
    case .happening("printed", let text): try player.receive(Self.named(text) { .printed($0, $1) })
    case .happening("loaded", let text): try player.receive(Self.named(text) { .loaded($0, .contents($1)) })
    case .happening("unstarted", let id): try player.receive(.finished(ID(stringLiteral: id), .notStarted))
    case .happening(let name, let text):
      guard name == "wait", let length = Int(text) else { throw DialogueError(line: 0, text: "(\(name) \(text))") }
      try player.pass(milliseconds: length)
    }
  }

  /// The end of a command with its output, such as "find Jazz,News". JSON keeps its commas.
  private static func finished(_ text: String, status: Int = 0) -> Reply {
    named(text) { id, output in
      let isJSON = output.hasPrefix("[{") || output.hasPrefix("{")
      let lines = isJSON ? output : output.replacing(",", with: "\n")
      return .finished(id, .exited(status: status, output: TextLines(lines.isEmpty ? "" : lines + "\n")))
    }
  }

  /// Returns a reply made of an id and a text, such as "find Jazz".
  private static func named(_ text: String, _ reply: (ID, String) -> Reply) -> Reply {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    return reply(ID(stringLiteral: parts[0]), parts.count > 1 ? parts[1] : "")
  }

  /// A recognition such as "fifteen 0.8, fifty 0.75".
  private static func recognition(_ text: String) -> Recognition {
    Recognition(
      text.split(separator: ", ").map { part in
        guard let space = part.lastIndex(of: " "), let confidence = Double(part[part.index(after: space)...]) else {
          return .init(String(part))
        }
        return .init(String(part[..<space]), confidence: confidence)
      })
  }

  /// Returns the parts of the state that undo and redo have changed, such as "lists Groceries, Work".
  private static func changes(from before: Base.State, to after: Base.State) -> [String] {
    let (old, new) = (Mirror(reflecting: before), Mirror(reflecting: after))
    if new.displayStyle != .struct { return before == after ? [] : ["state \(StableText.text(after))"] }
    return zip(old.children, new.children).compactMap { old, new in
      let text = StableText.text(new.value)
      return StableText.text(old.value) == text || new.label == "events" ? nil : "\(new.label ?? "") \(text)"
    }
  }
}

/// Any value in words that are the same each time.
private enum StableText {
  static func text(_ value: Any) -> String {
    switch value {
    case let value as Value: return value.summary
    case let event as Event: return event.summary
    case let text as String: return "“\(text)”"
    case let text as any CustomStringConvertible where !(value is any Collection): return text.description
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let children = mirror.children.map { text($0.value) }
    return switch mirror.displayStyle {
    case .enum: ([mirror.children.first?.label ?? "\(value)"] + children).joined(separator: " ")
    case .dictionary, .set: "[\(children.sorted().joined(separator: ", "))]"
    case .collection: "[\(children.joined(separator: ", "))]"
    case .optional: children.first ?? "none"
    case .tuple: children.joined(separator: ": ")
    default: children.joined(separator: " ")
    }
  }
}
