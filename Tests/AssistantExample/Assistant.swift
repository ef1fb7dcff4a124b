import Aloud
import AloudApp

/// A small assistant without a network: answers that stream, a tool that asks before it runs, an error.
@main struct Assistant: AloudApp {
  struct State: Sendable, Equatable {
    var words = Words.english
    var log = LogMessages()
    /// What is still to come of an answer.
    var coming: [String] = []
    /// Whether the tool is to be asked for once all has come.
    var needsTool = false
    var count = 0
  }

  var initialState: State { State() }

  func interface(for state: State) -> Interface {
    let words = state.words
    return Interface(words.title) {
      Tab(words.title, id: "talk") {
        TextField(words.message, id: "message", value: "")
        Button(words.stop, id: "stop").dimmed(if: state.coming.isEmpty, because: words.nothingComes)
        Log(words.conversation, id: "log", messages: state.log)
      }
    }
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    switch event {
    case .settings(let settings): state.words = Words(locale: settings.locale)
    case .changed("message", .text(let question)): return answer(question, &state)
    case .elapsed("piece"): return streamOn(&state)
    case .elapsed("tool"): return finishTool(&state)
    case .pressed("stop"): stop(&state)
    case .pressed("allow"):
      return [.begin("tool", .verbatim(Words.command)), .wait("tool", milliseconds: 1_500)]
    case .pressed("deny"), .sheet("permission", .did): add(.assistant, state.words.denied, &state)
    default: break
    }
    return []
  }

  /// What was said is said: nothing of it is taken back.
  func restore(_ state: inout State, from other: State) {}

  private func answer(_ question: String, _ state: inout State) -> [Effect] {
    stop(&state)
    add(.you, question, &state)
    let answer = state.words.answer(to: question)
    if answer.isError {
      add(.error, answer.pieces.joined(), &state)
      return []
    }
    (state.coming, state.needsTool) = (answer.pieces, answer.needsTool)
    state.count += 1
    state.log.begin(.assistant, id: last(state))
    return streamOn(&state)
  }

  /// Lets the next piece of the answer come, and the one after it a little later.
  private func streamOn(_ state: inout State) -> [Effect] {
    guard !state.coming.isEmpty else { return [] }
    state.log.append(state.coming.removeFirst(), to: last(state))
    if !state.coming.isEmpty { return [.wait("piece", milliseconds: 300)] }
    state.log.end(last(state))
    return state.needsTool ? [.ask(permission(state.words))] : []
  }

  private func permission(_ words: Words) -> ActionSheet {
    ActionSheet(
      words.run, id: "permission", text: words.loss,
      actions: Menu {
        MenuItem(words.allow, id: "allow")
        MenuItem(words.deny, id: "deny")
      })
  }

  private func finishTool(_ state: inout State) -> [Effect] {
    add(.tool, state.words.deleted, &state)
    add(.noise, state.words.cost, &state)
    return [.done("tool")]
  }

  private func stop(_ state: inout State) {
    state.coming = []
    state.log.endAll()
  }

  private func add(_ kind: LogKind, _ text: String, _ state: inout State) {
    state.count += 1
    state.log.add(kind, text, id: last(state))
  }

  private func last(_ state: State) -> ID { ID("message", String(state.count)) }
}
