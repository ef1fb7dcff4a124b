import Expectations
import Testing

@testable import Aloud

/// SAY-1: values that end with a full stop of their own, as "2026 г.", "4:45 p.m." and "26. 11. 22." do.
struct ValueStopTests {
  private static let tags = LoadedLocale.bundledTags + ["bg", "en-CA", "hu", "lv", "sk", "sl"]

  @Test("SAY-1: a full stop that a value brings is neither doubled nor lost", arguments: tags)
  func stop(_ tag: String) throws {
    let locale = try LoadedLocale(tag)
    let renderer = Renderer(locale: locale, settings: Settings(locale: tag))
    let moment = DateTime(day: try #require(Day(year: 2026, month: 11, day: 22)), hour: 16, minute: 45)
    for style in [
      MomentStyle.date(.long), .date(.medium), .date(.short), .time(.short), .both(.medium, .short),
    ] {
      let argument = Message.Argument.moment(moment, style)
      let value = LocalizedText.message(Message("plain", ["value": argument]))
      let text = locale.wording.text(value)
      var alone = Announcement(.item)
      alone.name = "X"
      alone.value = value
      var followed = alone
      followed.states = [.dimmed]
      var limits = Announcement(.refusal)
      limits.sentences = [
        .message(Message("datePicker.outside", ["value": argument, "minimum": argument, "maximum": argument])),
        .message(.quitGoodbye),
      ]
      for announcement in [alone, followed, limits] {
        let printed = renderer.printed(announcement)
        expect(printed.contains(text), "\(printed)")
        expect(!["..", "।.", ".।", "。.", ".。", ". ."].contains { printed.contains($0) }, "\(printed)")
      }
      expect(renderer.printed(alone).last.map { ".।。".contains($0) }, is: true)
    }
  }

  @Test(
    "SAY-1: a sentence and a comma that an author wrote get no comma after them; an abbreviation does",
    arguments: [
      ("The door is locked.", "The door is locked. Dimmed, 2 of 8."), ("Dear Sam,", "Dear Sam, dimmed, 2 of 8."),
      ("Acme Inc.", "Acme Inc., dimmed, 2 of 8."), ("Approx.", "Approx., dimmed, 2 of 8."),
    ])
  func author(_ name: String, _ line: String) throws {
    let renderer = try Renderer()
    var announcement = Announcement(.item)
    announcement.name = .verbatim(name)
    announcement.states = [.dimmed]
    announcement.position = Position(2, of: 8)
    expect(renderer.printed(announcement), is: line)
  }

  @Test("ASK-5: an alert's text without a full stop does not run into the hint") func alert() throws {
    let renderer = try Renderer()
    var alert = Announcement(.question)
    (alert.name, alert.role, alert.hint) = ("Done", .alert, .alertHint)
    alert.sentences = ["Files are copied"]
    expect(renderer.printed(alert).contains("Files are copied. Say"))
  }
}
