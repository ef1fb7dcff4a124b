import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// EDIT-1: rows are selected by number, name, range and all at once, and the selection is read.
struct SelectingTests {
  @Test(
    "ranges, lists of numbers and of names",
    arguments: [
      ("select 3 to 5", ["3", "4", "5"]), ("select three to five", ["3", "4", "5"]), ("select 3-5", ["3", "4", "5"]),
      ("select 2 4 6", ["2", "4", "6"]), ("select 2, 4 and 6", ["2", "4", "6"]), ("2 4 6", ["2", "4", "6"]),
      ("select eggs and bread", ["2", "3"]), ("select salt and pepper", ["4"]),
      ("select 1 to 2 and tea", ["1", "2", "5"]), ("select all", ["1", "2", "3", "4", "5", "6"]),
      ("select 5 to 8", ["5", "6"]),
    ])
  func several(_ line: String, _ numbers: [String]) throws {
    var player = try SelectionPlayer(after: ["edit", line])
    let read = player.say("selection")
    expect(read.first, is: "\(numbers.count) selected.")
    expect(read.dropFirst().map { String($0.prefix(1)) }, is: numbers)
    // The first line has said that they are.
    expect(read.dropFirst().allSatisfy { !$0.contains("selected") })
  }

  @Test(
    "what can't be selected is said, and nothing is",
    arguments: [
      ("select 5 to 3", "5 comes after 3, so nothing was selected. Say the smaller number first."),
      ("select 99", "There is no 99. There are 8 items here."),
      ("select 3 to 99", "There is no 99. There are 8 items here."),
      ("select 8", "Settings can’t be selected."), ("select eggs and wine", "Nothing here matches \"wine\"."),
      ("mark as done", "Nothing is selected."), ("delete", "Nothing is selected."),
      ("selection", "Nothing is selected."),
      ("move to", "Nothing is selected."), ("none", "Nothing is selected."),
    ])
  func badInput(_ line: String, _ said: String) throws {
    var player = try SelectionPlayer(after: ["edit"])
    player.expect(line, says: said)
    expect(player.session.engine.navigator.front.selected?.count, is: 0)
    expect(player.session.state.performed.isEmpty)
  }

  @Test(
    "number words and ranges are understood in the locale's own words",
    arguments: [
      ("de", "2 bis 4 auswählen"), ("de", "zwei bis vier auswählen"), ("fr", "sélectionner 2 à 4"), ("ja", "2から4を選択"),
      ("ar", "حدد 2 إلى 4"), ("tr", "2 ile 4 arasını seç"), ("zh", "选择2到4"), ("ko", "2부터 4까지 선택"), ("hi", "2 से 4 चुनें"),
      ("ru", "выбрать с 2 по 4"), ("he", "לבחור 2 עד 4"), ("fa", "انتخاب ۲ تا ۴"), ("es", "seleccionar 2 a 4"),
      ("it", "seleziona da 2 a 4"), ("pt", "selecionar 2 a 4"),
    ]) func languages(_ locale: String, _ line: String) throws
  {
    var player = try SelectionPlayer(locale: locale, after: ["edit"])
    player.say(line)
    expect(player.session.engine.navigator.front.selected?.lines, is: RangeSet(1..<4))
  }
}
