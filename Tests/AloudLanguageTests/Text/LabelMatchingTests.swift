import AloudLanguage
import Expectations
import Testing

/// LOOP-2: a line may be a label, or enough of one.
struct LabelMatchingTests {
  private let labels = ["groceries", "new list", "new reminder", "work", "workshop list", "", "sort by date"]

  @Test(
    "LOOP-2: the whole of a label, else the beginning or the words of some",
    arguments: [
      ("groceries", [0]), ("gro", [0]), ("new", [1, 2]), ("list", [1, 4]), ("work", [3]), ("wor", [3, 4]),
      ("n l", [1]), ("new rem", [2]), ("sort date", [6]), ("date", [6]), ("date sort", []), ("ew list", []), ("", []),
      ("new lists", []), ("groceriess", []), ("o", []),
    ])
  func matches(_ line: String, _ places: [Int]) {
    expect(LabelMatching.matches(line, in: labels), is: places)
  }

  @Test("LOOP-2: two labels that are the same both match") func twice() {
    expect(LabelMatching.matches("milk", in: ["milk", "milk and tea", "milk"]), is: [0, 2])
  }
}
