import Expectations
import Testing

@testable import AloudLanguage

struct MessageArgumentsTests {
  private let both: Message.Arguments = ["name": "Work", "count": 3]

  @Test func anArgumentIsFoundByItsName() {
    expect(both["name"], is: "Work")
    expect(both["count"], is: 3)
    expectNil(both["place"])
  }

  @Test func whatIsSetTakesThePlaceOfWhatWasThere() {
    var arguments = both
    arguments["count"] = 4
    arguments["name"] = nil
    expect(arguments, is: ["count": 4])
  }

  @Test func theOrderInWhichTheyAreListedDoesNotCount() {
    expect(both, is: ["count": 3, "name": "Work"])
    expect(both != ["count": 3, "title": "Work"])
    expect(both != ["count": 3])
    expect(Message("a", ["name": "b", "count": 1]), is: Message("a", ["count": 1, "name": "b"]))
  }

  @Test func ofTwoWithOneNameTheOtherCounts() {
    expect(both.merging(["count": 5, "place": "here"]), is: ["name": "Work", "count": 5, "place": "here"])
  }
}
