import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-16: what a line says is on is on, and what it says is off is off.
struct StateWordTests {
  private struct Filter: Sendable, Equatable {
    var stock = true
    var urgent = false
    var pressed = 0

    static func app(urgent title: String = "Urgent things") -> ScreenApp<Filter> {
      ScreenApp(Filter()) { state in
        Toggle("In stock only", id: "stock", isOn: state.stock)
        Toggle(.verbatim(title), id: "urgent", isOn: state.urgent)
        Button("Urgent off-duty call", id: "call")
      } on: { state, event in
        switch event {
        case .changed("stock", .isOn(let isOn)): state.stock = isOn
        case .changed("urgent", .isOn(let isOn)): state.urgent = isOn
        case .pressed: state.pressed += 1
        default: break
        }
      }
    }
  }

  @Test(
    "a part of the name with on or off sets, before the beginning of a name presses",
    arguments: [
      ("in stock on", true, false), ("in stock off", false, false), ("stock on", true, false),
      ("stock off", false, false),
      ("urgent things on", true, true), ("urgent on", true, true), ("urgent off", true, false),
      ("turn on urgent", true, true), ("in stock only on", true, false), ("set stock to off", false, false),
      // Who says what is changes nothing.
      ("stock is off", true, false),
    ]) func english(line: String, stock: Bool, urgent: Bool) throws
  {
    var player = try SessionPlayer(of: Filter.app())
    player.say(line, line)
    expect(player.session.state, is: Filter(stock: stock, urgent: urgent), "\(line): \(player.lines)")
  }

  @Test("what is so already is said, and changes nothing") func already() throws {
    var player = try SessionPlayer(of: Filter.app())
    player.expect("in stock on", says: "In stock only, on.")
    player.expect("urgent off", says: "Urgent things, off.")
  }

  @Test(
    "words that tick and open turn on in other languages",
    arguments: [
      ("en", "Milk", "tick off milk"), ("en", "Milk", "tick milk off"), ("en", "Milk", "mark milk as done"),
      ("de", "Milch", "hake Milch ab"), ("de", "Milch", "Milch abhaken"), ("de", "Milch", "Milch ein"),
      ("tr", "Süt", "süt aç"), ("sv", "Mjölk", "bocka av mjölken"),
      ("sv", "Mjölk", "mjölk på"), ("nl", "Melk", "vink melk af"), ("id", "Susu", "centang susu"),
      ("id", "Susu", "nyalakan susunya"), ("zh", "牛奶", "打开牛奶"), ("zh", "牛奶", "打开 牛奶"),
      ("zh-Hant", "牛奶", "打開牛奶"), ("ar", "الحليب", "افتح الحليب"), ("ja", "牛乳", "牛乳をオン"), ("ko", "우유", "우유 켜"),
    ]) func elsewhere(locale: String, title: String, line: String) throws
  {
    var player = try SessionPlayer(of: Filter.app(urgent: title)) { $0.locale = locale }
    player.say(line, line)
    expect(player.session.state.urgent, "\(line): \(player.lines)")
  }
}
