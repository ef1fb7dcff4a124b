import AloudTesting

@testable import Aloud

/// An app that shows a log. What is pressed is a text that comes; a reply of time is a step of its script.
struct ChatApp: App {
  enum Step: Sendable, Equatable {
    case begin(LogKind, ID)
    case text(String, ID)
    case end(ID)
    case line(PlainLine)
    case ask(Effect)
    /// Several at once, and then an effect.
    indirect case both([Step], Effect)
  }
  struct State: Sendable, Equatable {
    var log = LogMessages()
    var step = 0
    var answer: String?
  }

  var script: [Step] = []
  /// What is in the log at the start.
  var before = LogMessages()
  var summary: [LocalizedText] = []
  var asksForAnswer = false
  var initialState: State { State(log: before) }

  func interface(for state: State) -> Interface {
    Interface("Chat") {
      Tab("Talk", id: "talk") {
        Button("Send", id: "send")
        log(state)
        if asksForAnswer, state.answer == nil { answer }
      }
      Tab("Other", id: "other") {
        Button("Nothing", id: "nothing")
        TextField("Note", id: "note", value: "").multiline()
      }
    }
  }

  private func log(_ state: State) -> Log {
    var log = Log("Conversation", id: "log", messages: state.log)
    log.summary = summary
    return log
  }

  private var answer: TextField {
    var field = TextField("Go on?", id: "answer", value: "")
    field.takesEmptyLine = true
    return field
  }

  func update(_ state: inout State, _ event: Event) -> [Effect] {
    if case .changed("answer", .text(let answer)) = event { state.answer = answer }
    guard case .elapsed = event, state.step < script.count else { return [] }
    let step = script[state.step]
    state.step += 1
    return take(step, &state)
  }

  private func take(_ step: Step, _ state: inout State) -> [Effect] {
    switch step {
    case .begin(let kind, let id): state.log.begin(kind, id: id)
    case .text(let text, let id): state.log.append(text, to: id)
    case .end(let id): state.log.end(id)
    case .line(let line): state.log.add(line)
    case .ask(let effect): return [effect]
    case .both(let steps, let effect): return steps.flatMap { take($0, &state) } + [effect]
    }
    return []
  }
}

extension SessionPlayer<ChatApp> {
  /// Lets the next steps of the script happen, and gives all that is printed.
  mutating func steps(_ count: Int = 1) -> [String] { (0..<count).flatMap { _ in happen(.elapsed("step")) } }
}

extension LogMessages {
  /// A conversation with all kinds of parts.
  static var talk: LogMessages {
    var log = LogMessages()
    log.add(.you, "How do I list files?", id: "1")
    log.add(.noise, "12 tokens", id: "2")
    log.add(
      .assistant,
      "# Listing\nUse **ls**. It is short.\n- one\n- two\n```sh\nls\nls -l\n```\n## Table\n| A | B |\n|-|-|\n| 1 | 2 |",
      id: "3")
    log.add(.tool, "ls: done", id: "4")
    return log
  }
}
