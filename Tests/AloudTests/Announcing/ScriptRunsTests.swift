import Expectations
import Testing

@testable import Aloud

struct ScriptRunsTests {
  private func split(_ text: String, home: [String] = ["Latn"]) -> [String] {
    ScriptRuns.split(text, home: home).map { "\($0.1 ?? "-"):\($0.0)" }
  }

  @Test(
    "each run of a script that the locale's voice can't read gets the language that reads it",
    arguments: [
      ("plain", ["-:plain"]), ("12 34", ["-:12 34"]), ("Москва", ["ru:Москва"]), ("Αθήνα", ["el:Αθήνα"]),
      ("東京", ["zh:東京"]), ("かな", ["ja:かな"]), ("서울", ["ko:서울"]), ("दिल्ली", ["hi:दिल्ली"]), ("ไทย", ["th:ไทย"]),
      ("to Москва now", ["-:to ", "ru:Москва ", "-:now"]), ("(سلام)", ["ar:(سلام)"]), ("Köln", ["-:Köln"]),
      ("שלום Москва", ["he:שלום ", "ru:Москва"]),
    ])
  func english(_ text: String, _ runs: [String]) {
    expect(split(text), is: runs)
  }

  @Test("for an Arabic voice Latin is the other script") func arabic() {
    expect(split("سلام Milk 3", home: ["Arab"]), is: ["-:سلام ", "en:Milk 3"])
    expect(split("123", home: ["Arab"]), is: ["-:123"])
  }

  @Test("nothing is lost, whatever is cut") func complete() {
    let text = "a שלום, b! Москва 12 👩‍🚀 東京かな. é"
    expect(ScriptRuns.split(text, home: ["Latn"]).map(\.0).joined(), is: text)
  }
}
