import Expectations
import Testing

@testable import Aloud

/// EDIT-2: a text that is changed, and what can be taken back.
struct EditedTextTests {
  @Test("EDIT-2: changes are taken back and made again, the last first") func history() {
    var text = EditedText("milk")
    expect(text.replace(0..<4, with: "cream"), is: true)
    expect(text.add(line: "eggs"), is: true)
    expect(text.text, is: "cream\neggs")
    expect(text.lineCount, is: 2)
    expect(text.undo(), is: TextEdit(place: 5, old: "", new: "\neggs"))
    expect(text.undo(), is: TextEdit(place: 0, old: "milk", new: "cream"))
    expectNil(text.undo())
    expect(text.text, is: "milk")
    expect(text.redo()?.new, is: "cream")
    expect(text.replace(0..<5, with: ""), is: true)
    expectNil(text.redo())
    expect(text.lineCount, is: 0)
  }

  @Test("EDIT-2: line ends of other systems count as line ends") func lineEnds() {
    let text = EditedText("one\r\ntwo\rthree")
    expect(text.text, is: "one\ntwo\nthree")
    expect(text.lineCount, is: 3)
  }

  @Test("EDIT-2: what would be longer than a text may be is left out, and nothing is lost") func limit() {
    var text = EditedText(String(repeating: "a", count: EditedText.limit - 2))
    let longer = text.add(line: "bcd")
    expect(!longer)
    expect(text.text.utf8.count, is: EditedText.limit - 2)
    expect(!text.isEdited)
    expect(text.add(line: "b"), is: true)
    expect(text.text.utf8.count, is: EditedText.limit)
  }

  @Test("EDIT-2: what can be taken back is bounded in bytes") func historyLimit() {
    let all = EditedText.limit - 1
    var text = EditedText(String(repeating: "a", count: all))
    for letter in "bcdefghijkl" { expect(text.replace(0..<all, with: String(repeating: letter, count: all)), is: true) }
    var undone = 0
    while text.undo() != nil { undone += 1 }
    expect(undone, is: 4)
  }
}
