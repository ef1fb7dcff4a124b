import Testing

@testable import Aloud

/// EDIT-2: a text that is changed, and what can be taken back.
struct EditedTextTests {
  @Test("EDIT-2: changes are taken back and made again, the last first") func history() {
    var text = EditedText("milk")
    #expect(text.replace(0..<4, with: "cream") == true)
    #expect(text.add(line: "eggs") == true)
    #expect(text.text == "cream\neggs")
    #expect(text.lineCount == 2)
    #expect(text.undo() == TextEdit(place: 5, old: "", new: "\neggs"))
    #expect(text.undo() == TextEdit(place: 0, old: "milk", new: "cream"))
    #expect(text.undo() == nil)
    #expect(text.text == "milk")
    #expect(text.redo()?.new == "cream")
    #expect(text.replace(0..<5, with: "") == true)
    #expect(text.redo() == nil)
    #expect(text.lineCount == 0)
  }

  @Test("EDIT-2: line ends of other systems count as line ends") func lineEnds() {
    let text = EditedText("one\r\ntwo\rthree")
    #expect(text.text == "one\ntwo\nthree")
    #expect(text.lineCount == 3)
  }

  @Test("EDIT-2: what would be longer than a text may be is left out, and nothing is lost") func limit() {
    var text = EditedText(String(repeating: "a", count: EditedText.limit - 2))
    let longer = text.add(line: "bcd")
    #expect(!longer)
    #expect(text.text.utf8.count == EditedText.limit - 2)
    #expect(!text.isEdited)
    #expect(text.add(line: "b") == true)
    #expect(text.text.utf8.count == EditedText.limit)
  }

  @Test("EDIT-2: what can be taken back is bounded in bytes") func historyLimit() {
    let all = EditedText.limit - 1
    var text = EditedText(String(repeating: "a", count: all))
    for letter in "bcdefghijkl" { #expect(text.replace(0..<all, with: String(repeating: letter, count: all)) == true) }
    var undone = 0
    while text.undo() != nil { undone += 1 }
    #expect(undone == 4)
  }
}
