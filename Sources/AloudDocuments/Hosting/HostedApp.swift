public import Aloud

/// The app of a host: a program that describes its interface in lines of JSON and receives the user's actions as such lines.
public struct HostedApp: App {
  /// The state of a hosted app.
  public struct State: Sendable, Equatable {
    var document: HostedDocument
    /// The state of the document's own app.
    public internal(set) var inner: DocumentState
    /// The values as the host knows them.
    var known: [String: Value]
    /// The log messages that the host has begun, keyed by log ID.
    var messages: [String: LogFeed] = [:]
    /// The number of events that the host was told of.
    var count = 0
  }

  /// The IDs of the events that carry a line from the host, and its exit code.
  public static let message: ID = "aloud.host", ended: ID = "aloud.host.ended"
  /// The ID of the event that a line of the host was too long.
  public static let tooLong: ID = "aloud.host.tooLong"
  private let name: String
  private let document: HostedDocument
  private let source: RowSource
  private let asked: Set<HostProtocol.AskedEvent>

  /// Creates an app from the host's first line, which describes the interface. `rows` provides rows as they are read. `find`
  /// searches the rows of lists with `search`.
  public init(
    _ line: String, from name: String, rows: @escaping RowProvider, find: @escaping RowFinder = { _, _ in [] }
  ) throws(DocumentErrors) {
    guard case .object(let members)? = JSONTree(line), members["interface"] != nil,
      case .interface(let tree) = try HostMessage(line, isGreeting: true)
    else { throw HostMessage.notMessage(line, of: ["interface"]) }
    if HostProtocol.version(of: line) == nil {
      let version = "“\"aloud\": \(HostProtocol.version)”"
      throw HostMessage.wrong("The version of the protocol is missing here. Add \(version) to this first line.")
    }
    source = RowSource(rows, find)
    document = try HostedDocument(Tree(tree), revision: 0, source)
    asked = try HostMessage.askedEvents(line)
    self.name = name
  }

  /// A Boolean value that indicates whether the host is told when the session waits for a line.
  public var tellsOfWaiting: Bool { asked.contains(.waiting) }

  /// A Boolean value that indicates whether the app is a single task.
  public var isTask: Bool { document.app.model.task != nil }
  /// A Boolean value that indicates whether the app prints answers when it ends.
  public var hasAnswers: Bool { !document.app.model.answers.isEmpty }
  /// Returns the answers of a task, in the same form as for a document.
  public func answers(in state: State) -> String { state.document.app.answers(in: state.inner) }

  /// The initial state, with the values that the host gives.
  public var initialState: State {
    let inner = document.app.initialState
    return State(
      document: document, inner: inner, known: inner.values, count: asked.contains(.started) ? HostEvent.first : 0)
  }

  /// The effects that the document asks for first, and the event that tells the host of the start.
  public var initialEffects: [Effect] {
    let started = HostEvent(.started, number: HostEvent.first)
    return document.app.initialEffects + (asked.contains(.started) ? [started.effect()] : [])
  }

  /// Returns the title and the tabs.
  public func interface(for state: State) -> Interface { state.document.app.interface(for: state.inner) }

  /// Returns a screen, as for a document.
  public func screen(_ id: ID, for state: State) -> Screen? { state.document.app.screen(id, for: state.inner) }

  /// Returns a sheet, as for a document.
  public func sheet(_ id: ID, for state: State) -> Sheet? { state.document.app.sheet(id, for: state.inner) }

  /// The values, each restored by itself, as for a document. Values that the host has set since are kept.
  public var undoParts: [StatePart<State>] {
    let part = StatePart<State> { state, before, after throws(UndoRefusal) in
      try state.inner.putBack(from: before.inner, to: after.inner, following: state.document.app.model.followers)
    }
    return [part]
  }

  /// Handles messages from the host and events from the user, and reports the latter to the host.
  public func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .loaded(Self.message, .contents(let line)): return take(line, &state)
    case .loaded(Self.tooLong, _):
      let limit = HostProtocol.lineLimit
      return refuse(.message(.hostTooLong(limit: .number(limit))), "The line is longer than \(limit) bytes.", &state)
    case .loaded(Self.ended, .contents(let code)): return end(code, &state)
    case _:
      let model = state.document.app.model
      let effects = state.document.app.update(&state.inner, event)
      guard let told = HostEvent(event, number: state.count + 1, of: model) else { return effects }
      state.count += 1
      return effects + [told.effect(news(&state))]
    }
  }

  private func take(_ line: String, _ state: inout State) -> [Effect] {
    do throws(DocumentErrors) {
      switch try HostMessage(line) {
      case .interface(let tree):
        state.document = try HostedDocument(Tree(tree), revision: state.document.revision + 1, source)
        let (outputs, logs) = (state.inner.outputs, state.inner.logs)
        state.inner = state.document.app.initialState
        state.inner.outputs.merge(outputs) { _, known in known }
        state.inner.logs = logs
        state.known = state.inner.values
        return state.document.app.initialEffects
      case .patch(let parts):
        state.document = try state.document.patched(parts, source)
        state.inner.revision += 1
        return []
      case .write(let fields):
        try write(fields, &state)
        return []
      case .perform(let json):
        let actions = try state.document.take(actions: json)
        let app = state.document.app
        // If the app is a task, the host acts on the task's sheet.
        let origin = Origin(site: "aloud.host", sheet: app.model.task)
        let effects = app.perform(actions, &state.inner, origin)
        // The host knows the values that it has set itself.
        _ = news(&state)
        return effects
      }
    } catch {
      return refuse(Self.text(of: error), error.errors.map(Self.sentence).joined(separator: "\n"), &state)
    }
  }

  private func refuse(_ error: LocalizedText, _ told: String, _ state: inout State) -> [Effect] {
    let said = Effect.say(.message(.hostWrong(program: .text(.verbatim(name)), error: .text(error))))
    guard asked.contains(.error) else { return [said] }
    state.count += 1
    return [said, HostEvent(.error, number: state.count, text: told).effect()]
  }

  private func write(_ fields: [String: String], _ state: inout State) throws(DocumentErrors) {
    let log = fields["id"] ?? ""
    guard state.document.app.model.logs.contains(log) else {
      throw HostMessage.wrong("There is no log “\(log)” to write into.", in: "log")
    }
    let isMessage = state.messages[log, default: LogFeed()].take(
      fields, from: .assistant, &state.inner.logs[log, default: LogMessages()])
    if !isMessage { throw HostMessage.wrong("“text” is missing here. Add it.", in: "log") }
  }

  private static func text(of errors: DocumentErrors) -> LocalizedText {
    guard let error = errors.errors.first else { return "" }
    return error.file.isEmpty ? .verbatim(error.message) : .facts([.verbatim(error.file), .verbatim(error.message)])
  }

  private static func sentence(_ error: DocumentError) -> String {
    error.file.isEmpty ? error.message : "\(error.file): \(error.message)"
  }

  private func end(_ code: String, _ state: inout State) -> [Effect] {
    let status = Int(code) ?? 1
    state.inner.exitCode = state.inner.exitCode ?? status
    if status == 0 { return [.quit] }
    return [.say(.message(.hostEnded(program: .text(.verbatim(name)), status: .number(status)))), .quit]
  }

  /// Returns the values that the host does not know yet, sorted by name.
  private func news(_ state: inout State) -> [(String, JSONValue)] {
    let changed = state.inner.values.filter { state.known[$0.key] != $0.value }.keys.sorted()
    state.known = state.inner.values
    return changed.map { ($0, state.document.app.model.json(of: $0, in: state.inner)) }
  }
}
