import Testing

@testable import AloudLanguage

struct MessageArgumentsTests {
  private let both: Message.Arguments = ["name": "Work", "count": 3]

  @Test func anArgumentIsFoundByItsName() {
    #expect(both["name"] == "Work")
    #expect(both["count"] == 3)
    #expect(both["place"] == nil)
  }

  @Test func whatIsSetTakesThePlaceOfWhatWasThere() {
    var arguments = both
    arguments["count"] = 4
    arguments["name"] = nil
    #expect(arguments == ["count": 4])
  }

  @Test func theOrderInWhichTheyAreListedDoesNotCount() {
    #expect(both == ["count": 3, "name": "Work"])
    #expect(both != ["count": 3, "title": "Work"])
    #expect(both != ["count": 3])
    #expect(Message("a", ["name": "b", "count": 1]) == Message("a", ["count": 1, "name": "b"]))
  }

  @Test func ofTwoWithOneNameTheOtherCounts() {
    #expect(both.merging(["count": 5, "place": "here"]) == ["name": "Work", "count": 5, "place": "here"])
  }
}
