package import Aloud

package struct PlayedDialogue<Base: App>: DialogueSession {
  private var session: Session<ToldApp<Base>>
  /// What answers the app's requests; nil if the dialogue itself does.
  private var outside: PlayedOutside?
  private var opening = DialogueOutcome(heard: [], told: [], isOver: false)

  package init(_ app: Base, settings: Settings, now: DateTime, outside: PlayedOutside? = nil) throws {
    session = try Session(ToldApp(app), settings: settings)
    session.now = now
    self.outside = outside
    var outcome = opening
    try follow(session.start(), into: &outcome)
    opening = outcome
    _ = session.app.told.take()
  }

  package var place: String {
    // By reflection, since the core doesn't offer it.
    let engine = Mirror(reflecting: session).descendant("engine") ?? session
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
    let before = session.state
    var outcome = DialogueOutcome(heard: [], told: [], isOver: false)
    if case .happening("wait", let milliseconds) = step, let length = Int(milliseconds) {
      let end = (outside?.waits.milliseconds ?? 0) + length
      while let id = outside?.waits.next(until: end) { try follow(session.receive(.elapsed(id)), into: &outcome) }
    } else {
      try follow(try respond(to: step), into: &outcome)
    }
    let events = session.app.told.take()
    var told = events.map(\.summary)
    // An app with an outside is too large for all of its state to be told.
    if outside == nil, events.contains(.restored) { told += Self.changes(from: before, to: session.state) }
    outcome.told = told + outcome.told
    return outcome
  }

  /// Adds a response to an outcome, with those to the replies of the simulated system.
  private mutating func follow(_ response: Response, into outcome: inout DialogueOutcome) throws {
    outcome.heard += response.announcements.map { session.renderer.printed($0).replacing("\u{202F}", with: " ") }
    outcome.isOver = outcome.isOver || response.isOver
    for request in response.requests {
      outcome.told.append("asked to \(Self.summary(of: request))")
      guard !outcome.isOver, let replies = try outside?.replies(to: request) else { continue }
      for reply in replies { try follow(session.receive(reply), into: &outcome) }
    }
  }

  private static func summary(of request: Request) -> String {
    if case .save(let id, _) = request { return "save \(id)" }
    return StableText.text(request)
  }

  private mutating func respond(to step: DialogueStep) throws -> Response {
    switch step {
    case .line(let line): session.take(Line(line))
    case .happening("elapsed", let id): session.receive(.elapsed(ID(stringLiteral: id)))
    case .happening("end", _): session.end()
    case .happening("ahead", let line): session.take(Line(line, isTypedAhead: true))
    case .happening("recognised", let line): session.take(Line(line, isRecognised: true))
    case .happening("heard", let text): session.take(Self.recognition(text))
    case .happening("finished", let text): session.receive(Self.finished(text))
    case .happening("unstarted", let id): session.receive(.finished(ID(stringLiteral: id), .notStarted))
    case .happening(let name, let text): throw DialogueError(line: 0, text: "(\(name) \(text))")
    }
  }

  /// The end of a command with its output, such as "find Jazz,News".
  private static func finished(_ text: String) -> Reply {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let output = parts.count > 1 ? parts[1].replacing(",", with: "\n") + "\n" : ""
    return .finished(ID(stringLiteral: parts[0]), .exited(status: 0, output: Aloud.TextLines(output)))
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

  /// What undo and redo have changed, such as "lists Groceries, Work".
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
