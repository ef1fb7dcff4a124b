import Expectations
import Testing

@testable import AloudLanguage

struct ListVariantTests {
  @Test(
    "the word between two parts changes by what follows, where the language asks for it",
    arguments: [
      ("es", ListKind.and, "padre", "hijo", "padre e hijo"), ("es", .and, "agua", "hielo", "agua y hielo"),
      ("es", .and, "Ana", "Íñigo", "Ana e Íñigo"), ("es", .and, "a", "b", "a y b"),
      ("es", .or, "siete", "ocho", "siete u ocho"),
      ("es", .or, "10", "11", "10 u 11"), ("es", .or, "10", "110", "10 o 110"), ("es-MX", .or, "7", "8", "7 u 8"),
      ("he", .and, "חלב", "לחם", "חלב ולחם"), ("he", .and, "חלב", "iPhone", "חלב ו-iPhone"),
      ("en", .and, "a", "i", "a and i"),
    ])
  func variants(_ tag: String, _ kind: ListKind, _ first: String, _ second: String, _ text: String) throws {
    try expect(LocaleTable(tag).list([first, second], kind), is: text)
  }
}
