import Aloud
import Expectations
import Testing

@testable import AloudTerminal

/// EDIT-3: each key edits the line and says what it has done.
@Suite struct LineEditorTests {
  @Test("Arrows read characters and words") func arrows() {
    var editor = editor("buy 2 oats")
    expect(editor.perform(.backwardCharacter), is: .said(.character("s")))
    expect(editor.perform(.backwardWord), is: .said(.text("oat")))
    expect(editor.perform(.backwardWord), is: .said(.text("2 ")))
    expect(editor.perform(.forwardWord), is: .said(.character("2")))
    expect(editor.perform(.beginningOfLine), is: .said(.character("b")))
    expect(editor.perform(.backwardCharacter), is: .said(.beginning))
    expect(editor.perform(.backwardWord), is: .said(.beginning))
    expect(editor.perform(.forwardCharacter), is: .said(.character("u")))
    expect(editor.perform(.endOfLine), is: .said(.end))
    expect(editor.perform(.forwardCharacter), is: .said(.end))
    expect(editor.perform(.forwardWord), is: .said(.end))
    expect(editor.line.text, is: "buy 2 oats")
  }

  @Test("Backspace and Delete say what went") func deleting() {
    var editor = editor("milk")
    expect(editor.perform(.backwardDeleteCharacter), is: .said(.gone(.character("k"))))
    expect(editor.perform(.deleteCharacter), is: .said(.end))
    expect(editor.perform(.beginningOfLine), is: .said(.character("m")))
    expect(editor.perform(.backwardDeleteCharacter), is: .said(.beginning))
    expect(editor.perform(.deleteCharacter), is: .said(.gone(.character("m"))))
    expect(editor.line.text, is: "il")
    // At a line that is not empty, the key that ends the input deletes.
    expect(editor.perform(.endOfFile), is: .said(.gone(.character("i"))))
    expect(editor.perform(.endOfFile), is: .said(.gone(.character("l"))))
    expect(editor.perform(.endOfFile), is: .endOfInput)
  }

  @Test("A letter with its marks goes whole") func marks() {
    var editor = editor("e")
    expect(editor.type("\u{301}"), is: .said(.character("e\u{301}")))
    expect(editor.line.characters.count, is: 1)
    expect(editor.perform(.backwardDeleteCharacter), is: .said(.gone(.character("é"))))
    expect(editor.line.isEmpty)
  }

  @Test("What is killed is said and comes back; kills in a row are one") func killing() {
    var editor = editor("one two three")
    expect(editor.perform(.wordRubout), is: .said(.gone(.text("three"))))
    expect(editor.perform(.backwardKillWord), is: .said(.gone(.text("two "))))
    expect(editor.perform(.yank), is: .said(.text("two three")))
    expect(editor.line.text, is: "one two three")
    expect(editor.perform(.lineDiscard), is: .said(.gone(.text("one two three"))))
    expect(editor.perform(.lineDiscard), is: .said(.emptyLine))
    expect(editor.perform(.yank), is: .said(.text("one two three")))
    expect(editor.perform(.yankPop), is: .said(.text("two three")))
    expect(editor.line.text, is: "two three")
    _ = editor.perform(.beginningOfLine)
    expect(editor.perform(.killWord), is: .said(.gone(.text("two"))))
    expect(editor.perform(.killLine), is: .said(.gone(.text(" three"))))
    expect(editor.perform(.killLine), is: .said(.emptyLine))
  }

  @Test("Killing the whole line is one with the kills before and after it, as in readline") func killingAll() {
    var editor = editor("one two")
    _ = editor.perform(.wordRubout)
    expect(editor.perform(.killWholeLine), is: .said(.gone(.text("one "))))
    expect(editor.perform(.yank), is: .said(.text("twoone ")))
    _ = editor.perform(.killWholeLine)
    expect(editor.perform(.killLine), is: .said(.emptyLine))
    expect(editor.perform(.yank), is: .said(.text("twoone ")))
  }

  @Test("Letters change places, words their case, and all that is undone") func changing() {
    var editor = editor("mlik")
    for _ in 0..<2 { _ = editor.perform(.backwardCharacter) }
    expect(editor.perform(.transposeCharacters), is: .said(.text("il")))
    expect(editor.line.text, is: "milk")
    _ = editor.perform(.beginningOfLine)
    expect(editor.perform(.capitalizeWord), is: .said(.text("Milk")))
    _ = editor.perform(.beginningOfLine)
    expect(editor.perform(.upcaseWord), is: .said(.text("MILK")))
    _ = editor.perform(.beginningOfLine)
    expect(editor.perform(.downcaseWord), is: .said(.text("milk")))
    expect(editor.perform(.undo), is: .said(.text("MILK")))
    expect(editor.perform(.revertLine) != .said(.nothing))
    expect(editor.perform(.sayLine), is: .said(.text("mlik")))
  }

  @Test("Up and Down bring and say earlier lines, and what was being typed") func history() {
    var editor = LineEditor()
    for line in ["shop", "shop", "  ", "hat"] {
      _ = editor.type(line)
      expect(editor.perform(.acceptLine), is: .line(line))
    }
    _ = editor.type("dra")
    expect(editor.perform(.previousLine), is: .said(.text("hat")))
    expect(editor.perform(.previousLine), is: .said(.text("shop")))
    expect(editor.perform(.previousLine), is: .said(.noEarlierLine))
    expect(editor.perform(.nextLine), is: .said(.text("hat")))
    expect(editor.perform(.nextLine), is: .said(.text("dra")))
    expect(editor.perform(.nextLine), is: .said(.noLaterLine))
    expect(editor.perform(.firstLine), is: .said(.text("shop")))
    expect(editor.perform(.lastLine), is: .said(.text("dra")))
    editor.keep("typed elsewhere")
    expect(editor.perform(.previousLine), is: .said(.text("typed elsewhere")))
  }

  @Test("Ctrl-C clears the line and says so; at an empty one it leaves; what it cleared comes back") func interrupting()
  {
    var editor = editor("groceries")
    expect(editor.perform(.interrupt), is: .said(.cleared))
    expect(editor.line.isEmpty)
    expect(editor.perform(.interrupt), is: .interrupt)
    expect(editor.perform(.yank), is: .said(.text("groceries")))
  }

  // MARK: - Echo

  @Test(
    "SET-5: typing is heard as the setting has it",
    arguments: [
      (
        KeyEcho.characters, [.character("a"), .character("b"), .character(" "), .character("c")] as [SaidOfEditing]
      ), (.words, [.nothing, .nothing, .text("ab"), .nothing]),
      (.both, [.character("a"), .character("b"), .both(.text("ab"), .character(" ")), .character("c")]),
      (.none, [.nothing, .nothing, .nothing, .nothing]),
    ])
  func echo(_ keyEcho: KeyEcho, _ said: [SaidOfEditing]) {
    var editor = LineEditor()
    editor.keyEcho = keyEcho
    expect(["a", "b", " ", "c"].map { editor.type($0) }, is: said.map { .said($0) })
    expect(editor.line.text, is: "ab c")
  }

  @Test("Several letters that come at once are heard as one text") func burst() {
    var editor = LineEditor()
    expect(editor.type("日本語"), is: .said(.text("日本語")))
  }

  // MARK: - Secrets

  @Test("SAFE-3: a secret is never said by name, never kept, never put in elsewhere") func secrets() {
    var editor = LineEditor()
    editor.begin(isSecret: true)
    editor.keyEcho = .both
    expect(editor.type("t"), is: .said(.character("*")))
    expect(editor.type("ulip "), is: .said(.characters(5)))
    expect(editor.perform(.backwardDeleteCharacter), is: .said(.gone(.character("*"))))
    expect(editor.perform(.backwardWord), is: .said(.characters(5)))
    expect(editor.perform(.forwardCharacter), is: .said(.character("*")))
    expect(editor.perform(.sayLine), is: .said(.characters(5)))
    expect(editor.perform(.previousLine), is: .said(.noEarlierLine))
    expect(editor.perform(.complete, completions: ["tulip"]), is: .said(.noCompletion))
    expect(editor.perform(.transposeCharacters), is: .said(.characters(2)))
    expect(editor.perform(.killWholeLine), is: .said(.gone(.characters(5))))
    _ = editor.type("tulip")
    expect(editor.perform(.acceptLine), is: .line("tulip"))
    editor.begin(isSecret: false)
    expect(editor.perform(.previousLine), is: .said(.noEarlierLine))
    expect(editor.perform(.yank), is: .said(.nothing))
    expect(editor.perform(.undo), is: .said(.nothing))
    expect(editor.line.isEmpty)
  }

  // MARK: - Completion

  @Test("Tab completes the only way to go on, and says it") func completion() {
    var editor = editor("gro")
    expect(editor.perform(.complete, completions: ["Groceries"]), is: .said(.text("Groceries")))
    expect(editor.line.text, is: "Groceries")
    expect(editor.perform(.undo), is: .said(.text("gro")))
    expect(editor.perform(.complete, completions: []), is: .said(.noCompletion))
  }

  @Test("Of several ways Tab says how many there are, then each in turn") func cycle() {
    var editor = editor("m")
    let completions = ["Milk", "Mixed nuts"]
    expect(editor.perform(.complete, completions: completions), is: .said(.both(.text("Mi"), .completions(2))))
    expect(editor.line.text, is: "Mi")
    expect(editor.perform(.complete), is: .said(.text("Milk")))
    expect(editor.perform(.complete), is: .said(.text("Mixed nuts")))
    expect(editor.perform(.complete) == .said(.character("m")) || editor.line.text == "m")
    expect(editor.line.text, is: "m")
    expect(editor.perform(.completeBackward), is: .said(.text("Mixed nuts")))
    _ = editor.type("!")
    expect(editor.perform(.complete, completions: []), is: .said(.noCompletion))
  }

  // MARK: - Pastes

  @Test("A paste is said as one, its line ends end lines") func paste() {
    var editor = LineEditor()
    editor.beginPaste()
    expect(editor.type("shop\thats"), is: .said(.nothing))
    expect(editor.takePasted(control: [0x0A]), is: .line("shop hats"))
    expect(editor.type("mil"), is: .said(.nothing))
    expect(editor.type("k"), is: .said(.nothing))
    expect(editor.endPaste(), is: .said(.pasted(.text("milk"))))
    expect(editor.line.text, is: "milk")
  }

  @Test("Control characters of a paste make its line unfit, and no other") func controls() {
    var editor = LineEditor()
    editor.beginPaste()
    _ = editor.type("a")
    expect(editor.takePasted(control: [0x1B]), is: .said(.nothing))
    _ = editor.type("[Ab")
    _ = editor.endPaste()
    expect(editor.perform(.acceptLine), is: .error(.controlCharacters))
    _ = editor.type("b")
    expect(editor.perform(.acceptLine), is: .line("b"))
  }

  @Test("A line may have 65,536 bytes; a longer one is refused, and the next one served") func tooLong() {
    var editor = LineEditor()
    editor.beginPaste()
    for _ in 0..<2_560 { _ = editor.type(String(repeating: "a", count: 4_096)) }
    expect(editor.line.byteCount, is: LineReader.limit)
    expect(editor.endPaste(), is: .said(.pasted(.characters(LineReader.limit))))
    expect(editor.perform(.acceptLine), is: .error(.tooLong))
    _ = editor.type("b")
    expect(editor.perform(.acceptLine), is: .line("b"))
  }

  private func editor(_ text: String) -> LineEditor {
    var editor = LineEditor()
    _ = editor.type(text)
    return editor
  }
}
