import Aloud
import AloudLanguage
import TestSupport
import Testing

@testable import AloudPrompts

/// The dialogues with prompts in `Scenes`. ALOUD_RECORD=1 writes down what comes of the rows that differ; read them aloud before you commit.
@Suite("Dialogues with prompts") struct PromptDialogueTests {
  private static var files: [DialogueFile] { get throws { try DialogueFile.all(in: "Scenes") } }

  @Test("each is heard as it is written", arguments: try files) func areHeard(_ file: DialogueFile) throws {
    try file.play { try Self.start($0.settings, $1, $2) }
  }

  private static func start(
    _ asked: [String: String], _ settings: Settings, _ now: DateTime
  ) throws -> any DialogueSession {
    if asked["files"] != nil {
      let app = AskedFolders.question(asked)
      return PlayedPrompt(try Session(app, settings: settings), now: now) { [$0.answer.map { "answered \(text($0))" }] }
    }
    if asked["task"] != nil {
      return PlayedPrompt(try Session(SheetTask(), settings: settings), now: now) {
        [$0.isDone ? "done" : $0.isBack ? "back" : nil]
      }
    }
    let prompt = try PromptSketch(asked).prompt
    func titles(_ indexes: [Int]) -> String {
      indexes.isEmpty ? "none" : indexes.compactMap { prompt.items?[$0].tag }.joined(separator: ", ")
    }
    return PlayedPrompt(try Session(PromptApp(prompt), settings: settings), now: now) { state in
      let answer =
        switch state.answer {
        case .item(let index)?: titles([index])
        case .items(let indexes)?: titles(indexes)
        case let answer: answer.map(text)
        }
      return ["checked \(titles(state.chosen.sorted()))", answer.map { "answered \($0)" }]
    }
  }

  private static func text(_ answer: PromptAnswer) -> String {
    switch answer {
    case .text(let text): "“\(text)”"
    case .moment(let moment): Value.moment(moment).summary
    case .number(let number): "\(number)"
    case .color(let color): color.hex
    case .item, .items, .yes, .no, .nothing, .back, .extra, .help, .timedOut: "\(answer)"
    }
  }
}

/// A prompt that is played by lines, which are typed unless they stand in `(piped …)`. It tells the facts that are new, and the piped line
/// that was refused.
private struct PlayedPrompt<Asked: App>: DialogueSession {
  private var session: Session<Asked>
  private let facts: (Asked.State) -> [String?]
  private let opening: Response
  let place = "prompt"

  init(_ session: Session<Asked>, now: DateTime, _ facts: @escaping (Asked.State) -> [String?]) {
    (self.session, self.facts) = (session, facts)
    self.session.now = now
    opening = self.session.start()
  }

  mutating func take(_ step: DialogueStep) throws -> DialogueOutcome {
    let (known, refused) = (facts(session.state), session.refusedLine)
    let response =
      switch step {
      case .line(let line): session.take(Line(line))
      case .happening("piped", let line): session.take(Line(line, isPiped: true))
      case .happening("end", _): session.end()
      case .happening("elapsed", let id): session.receive(.elapsed(ID(stringLiteral: id)))
      case .happening: opening
      }
    var told = zip(facts(session.state), known).compactMap { $0 == $1 ? nil : $0 }
    if session.refusedLine != refused { told.append("refused " + (session.refusedLine.map { "“\($0)”" } ?? "nothing")) }
    let heard = response.announcements.map { session.renderer.printed($0).replacing("\u{202F}", with: " ") }
    return DialogueOutcome(heard: heard, told: told, isOver: response.isOver)
  }
}
