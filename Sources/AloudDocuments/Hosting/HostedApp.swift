public import Aloud

/// The app of a host: a program that says by lines of JSON what there is, and is told by such lines what is done.
public struct HostedApp: App {
  /// What is shown, and what it holds.
  public struct State: Sendable, Equatable {
    var document: HostedDocument
    /// What the values are, and all else that the document's own app keeps.
    public internal(set) var inner: DocumentState
    /// The values as the host knows them.
    var known: [String: Value]
    /// What it has begun to write into logs, by their ids.
    var messages: [String: LogFeed] = [:]
    /// How many events it was told of.
    var count = 0
  }

  /// What a line of the host's is handed over as, and its exit code once it has ended.
  public static let message: ID = "aloud.host", ended: ID = "aloud.host.ended"
  /// What the host is called.
  private let name: String
  private let document: HostedDocument
  private let source: RowSource

  /// The app that the host `name` shows first, in a line of its own; `rows` gives rows as they are read, and
  /// `find` those that are called so, of lists with `search`.
  public init(
    _ line: String, from name: String, rows: @escaping RowProvider, find: @escaping RowFinder = { _, _ in [] }
  ) throws(DocumentErrors) {
    guard case .interface(let tree) = try HostMessage(line) else { throw HostMessage.notMessage(of: ["interface"]) }
    source = RowSource(rows, find)
    document = try HostedDocument(Tree(tree), revision: 0, source)
    self.name = name
  }

  /// Whether it is one task.
  public var isTask: Bool { document.app.model.task != nil }
  /// Whether it ends with answers.
  public var hasAnswers: Bool { !document.app.model.answers.isEmpty }
  /// The answers of a task, as of a document.
  public func answers(in state: State) -> String { state.document.app.answers(in: state.inner) }

  /// The values as the host gives them.
  public var initialState: State {
    let inner = document.app.initialState
    return State(document: document, inner: inner, known: inner.values)
  }

  /// What the document wants done first.
  public var initialEffects: [Effect] { document.app.initialEffects }

  /// The name and the tabs.
  public func interface(for state: State) -> Interface { state.document.app.interface(for: state.inner) }

  /// A screen, as in documents.
  public func screen(_ id: ID, for state: State) -> Screen? { state.document.app.screen(id, for: state.inner) }

  /// A sheet, as in documents.
  public func sheet(_ id: ID, for state: State) -> Sheet? { state.document.app.sheet(id, for: state.inner) }

  /// The values, each by itself, as in documents: what the host has set since stays.
  public var undoParts: [StatePart<State>] {
    [
      StatePart { state, before, after throws(UndoRefusal) in
        let followers = state.document.app.model.followers
        try state.inner.putBack(from: before.inner, to: after.inner, following: followers)
      }
    ]
  }

  /// Does what the host asks for, or what its document says, and tells it of what the user has done.
  public func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .loaded(Self.message, .contents(let line)): return take(line, &state)
    case .loaded(Self.ended, .contents(let code)): return end(code, &state)
    case _:
      let effects = state.document.app.update(&state.inner, event)
      guard let told = HostEvent(event, number: state.count + 1) else { return effects }
      state.count += 1
      return effects + [.tell(ID("aloud.host", String(told.number)), told.line(news(&state)))]
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
        let action = try HostAction(json, in: state.document)
        state.document = state.document.knowing(action)
        let performer = ActionPerformer(model: state.document.app.model)
        // What the host does belongs to the task, where that is all there is.
        let sheet = state.document.app.model.task
        let effects = performer.perform(action.actions, &state.inner, Origin(site: "aloud.host", sheet: sheet))
        // It knows what it has set.
        _ = news(&state)
        return effects
      }
    } catch {
      return [.say(.message(.hostWrong(program: .text(.verbatim(name)), error: .text(Self.text(of: error)))))]
    }
  }

  /// Writes a message into a log, or a piece of one.
  private func write(_ fields: [String: String], _ state: inout State) throws(DocumentErrors) {
    let log = fields["id"] ?? ""
    guard state.document.app.model.logs.contains(log) else {
      throw DocumentErrors([DocumentError(.start, "There is no log “\(log)” to write into.")], in: "log")
    }
    let isMessage = state.messages[log, default: LogFeed()].take(
      fields, from: .assistant, &state.inner.logs[log, default: WrittenLog()])
    guard isMessage else {
      throw DocumentErrors([DocumentError(.start, "“text” is missing here. Add it.")], in: "log")
    }
  }

  /// The first thing that is wrong, with the path to it.
  private static func text(of errors: DocumentErrors) -> LocalizedText {
    guard let error = errors.errors.first else { return "" }
    let path = LocalizedText.verbatim(error.file)
    return error.file.isEmpty ? .verbatim(error.message) : .facts([path, .verbatim(error.message)])
  }

  private func end(_ code: String, _ state: inout State) -> [Effect] {
    let status = Int(code) ?? 1
    state.inner.exitCode = state.inner.exitCode ?? status
    if status == 0 { return [.quit] }
    let sentence = Message.hostEnded(program: .text(.verbatim(name)), status: .number(status))
    return [.say(.message(sentence)), .quit]
  }

  /// The values that the host doesn't know yet, in the order of their names.
  private func news(_ state: inout State) -> [(String, JSONValue)] {
    let changed = state.inner.values.filter { state.known[$0.key] != $0.value }.keys.sorted()
    state.known = state.inner.values
    return changed.map { ($0, state.document.app.model.json(of: $0, in: state.inner)) }
  }
}
