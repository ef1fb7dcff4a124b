import Aloud
import TestSupport
import Testing

@testable import AloudTerminal

/// EDIT-3: each key edits the line and says what it has done, as the dialogue in `Keys.txt` has it.
///
/// A row has what is typed, after `type`, or readline's name for what a key does; after it may stand what can be completed. ALOUD_RECORD=1
/// writes down what comes of the rows that differ.
@Suite("Dialogue with keys") struct KeyDialogueTests {
  @Test("each key is heard as it is written") func areHeard() throws {
    try DialogueFile("Keys.txt").play { dialogue, user, _ in try EditedLine(dialogue.settings, user) }
  }
}

/// A line that is edited. What it tells is the line, where that has changed, and what becomes of it.
private struct EditedLine: DialogueSession {
  private var editor = LineEditor()
  private let renderer: Renderer
  let place = "line"

  init(_ settings: [String: String], _ user: Settings) throws {
    renderer = Renderer(locale: try LoadedLocale(user.locale), settings: user)
    editor.keyEcho = user.keyEcho
    editor.begin(isSecret: settings["secret"] == "on")
    for line in settings["history"]?.split(separator: ", ") ?? [] {
      _ = editor.type(String(line))
      _ = editor.perform(.acceptLine)
    }
    if let text = settings["line"] { _ = editor.type(text) }
  }

  mutating func take(_ step: DialogueStep) throws -> DialogueOutcome {
    let before = editor.line.text
    let outcome = try outcome(of: step)
    var told = editor.line.text == before ? [] : ["“\(editor.line.text)”"]
    var heard: [String] = []
    switch outcome {
    case .said(let said): heard = [said.utterance(renderer)?.plainText].compactMap(\.self)
    case .line(let line): told = ["line “\(line)”"]
    case .error, .endOfInput, .interrupt: told.append("\(outcome)")
    }
    return DialogueOutcome(heard: heard, told: told, isOver: false)
  }

  private mutating func outcome(of step: DialogueStep) throws -> LineEditor.Outcome {
    switch step {
    case .happening("type", let text): return editor.type(text)
    case .happening("letters", let text): return text.map { editor.type(String($0)) }.last ?? .said(.nothing)
    case .happening("begin", let kind):
      editor.begin(isSecret: kind == "secret")
      return .said(.nothing)
    case .happening("keep", let line):
      editor.keep(line)
      return .said(.nothing)
    case .happening(let name, let text):
      let function = try #require(EditingFunction(readlineName: name), "There is no key for “\(name)”.")
      return editor.perform(function, completions: text.split(separator: ", ").map(String.init))
    case .line(let name):
      return editor.perform(try #require(EditingFunction(readlineName: name), "There is no key for “\(name)”."))
    }
  }
}
