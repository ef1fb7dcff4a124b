import TestSupport

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

extension ChatApp {
  /// The app of a dialogue: its script and what is in the log before, as steps between semicolons such as `text a Hello.`
  init(_ settings: [String: String]) {
    func steps(_ key: String) -> [Step] { (settings[key] ?? "").split(separator: "; ").map { Step($0) } }
    script = steps("script")
    if settings["before"] == "talk" {
      before = .talk
    } else {
      for case .line(let line) in steps("before") { before.add(line) }
    }
    summary = (settings["summary"] ?? "").split(separator: "; ").map { .verbatim(String($0)) }
  }
}

extension ChatApp.Step {
  /// A step as `begin KIND ID`, `text ID WORDS`, `end ID`, `line KIND FILE WORDS`, `alert WORDS` or `ask WORDS`, or as the work w.
  init(_ text: Substring) {
    let parts = text.split(separator: " + ")
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    switch words[0] {
    case _ where parts.count > 1:
      let steps = parts.map { Self($0) }
      self = if case .ask(let effect) = steps[steps.count - 1] { .both(steps.dropLast(), effect) } else { steps[0] }
    case "begin": self = .begin(LogKind(name: words[1]), ID(words[2]))
    case "text": self = .text(words[2].replacing("\\n", with: "\n"), ID(words[1]))
    case "line":
      let rest = words[2].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      var line = PlainLine(rest[1])
      if words[1] == "heading" { line.headingLevel = 1 } else { line.kind = LogKind(name: words[1]) }
      line.file = rest[0] == "-" ? nil : rest[0]
      self = .line(line)
    case "alert": self = .ask(.alert(Alert(.verbatim(words.dropFirst().joined(separator: " ")))))
    case "work": self = .ask(.begin("w", .verbatim(words[1])))
    case "done": self = .ask(.done("w"))
    default: self = .end(ID(words[1]))
    }
  }
}

extension LogKind {
  fileprivate init(name: String) {
    self =
      switch name {
      case "you": .you
      case "assistant": .assistant
      case "tool": .tool
      case "noise": .noise
      case "warning": .warning
      case "error": .error
      default: .named("")
      }
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
