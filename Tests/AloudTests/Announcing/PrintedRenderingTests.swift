import Expectations
import Testing

@testable import Aloud

struct PrintedRenderingTests {
  @Test(
    "SET-4: no mark of direction goes on a pipe, in speech or in braille", arguments: ["ar", "ar-EG", "he", "fa", "ur"])
  func noMarks(_ locale: String) throws {
    let renderer = try Renderer(locale)
    let moment = DateTime(day: try #require(Day(year: 2026, month: 11, day: 22)), hour: 15, minute: 30)
    for argument in [
      Message.Argument.percent(-40), .number(-40), .moment(moment, .both(.short, .short)),
      .list(["a", "b", "c"], .and),
    ] {
      var announcement = Announcement(.item)
      announcement.name = "X"
      announcement.value = .message(Message("plain", ["value": argument]))
      for line in [
        renderer.printed(announcement), renderer.utterance(announcement).plainText, renderer.braille(announcement),
        renderer.json(announcement),
      ] {
        expect(line.contains("X"))
        expect(!line.unicodeScalars.contains { $0.value == 0x200E || $0.value == 0x200F }, "\(line)")
      }
    }
  }

  @Test(
    "sentences stand together where their stops take a whole square",
    arguments: [("ja", "。"), ("zh", "。"), ("zh-Hant", "。"), ("de", ". ")])
  func together(_ locale: String, _ between: String) throws {
    var announcement = Announcement(.item)
    announcement.name = "X"
    announcement.sentences = ["Y."]
    try expect(Renderer(locale).printed(announcement), is: "X\(between)Y.")
    try expect(Renderer(locale).terminalLines(announcement, columns: nil, order: .logical), is: ["X\(between)Y."])
  }
}
