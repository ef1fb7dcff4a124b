import Expectations
import Testing

@testable import AloudLanguage

struct TextCuttingTests {
  @Test(
    arguments: [
      ("open {object}", "open ", ""), ("{object} öffnen", "", " öffnen"),
      ("a{b {object} {object}", "a{b ", " {object}"),
      ("{object}", "", ""), ("{{object}", "{", ""),
    ])
  func aTextIsCutAtTheFirstMark(_ text: String, before: String, after: String) throws {
    let parts = try #require(text.cut(at: "{object}"))
    expect(String(parts.before), is: before)
    expect(String(parts.after), is: after)
  }

  @Test(arguments: ["", "open", "{obj", "{Object}", "{object"])
  func aTextWithoutTheMarkIsNotCut(_ text: String) { expectNil(text.cut(at: "{object}")) }
}
