import Aloud
import Expectations
import Testing

@testable import AloudTerminal

/// EDIT-3: pastes, and lines that are too long. What each key does stands in `Keys.txt`.
@Suite struct LineEditorTests {
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
}
