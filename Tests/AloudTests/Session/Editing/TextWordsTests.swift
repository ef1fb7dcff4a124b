import Expectations
import Testing

@testable import Aloud

/// EDIT-2: what counts as a word, by script.
struct TextWordsTests {
  private func words(_ line: String) -> [String] { TextWords.words(in: line[...]).map { String(line[$0]) } }

  @Test(
    "EDIT-2: words are parted by spaces, signs, and changes of script where there are no spaces",
    arguments: [
      ("Buy milk, and don't wait...", ["Buy", "milk", ",", "and", "don't", "wait", "..."]),
      ("l’été: 3,5 €", ["l’été", ":", "3", ",", "5", "€"]),
      ("اشترِ حليبًا، وخبزًا", ["اشترِ", "حليبًا", "،", "وخبزًا"]),
      ("दूध और अंडे।", ["दूध", "और", "अंडे", "।"]),
      ("牛乳を買う。コーヒーも", ["牛乳を", "買う", "。", "コーヒーも"]),
      ("买牛奶 3 瓶", ["买", "牛", "奶", "3", "瓶"]),
      ("👩‍👩‍👧 ok", ["👩‍👩‍👧", "ok"]), ("", []), ("   ", []),
    ])
  func words(_ line: String, _ expected: [String]) { expect(words(line), is: expected) }
}
