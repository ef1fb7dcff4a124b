import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-13, LOOP-15: of several things in one line, each gets what is said of it, and nothing else happens.
struct TwoStatesTests {
  private struct House: Sendable, Equatable {
    var on: Set<ID> = ["heating"]
    var volume = 50
    var guests = 2
  }

  private static let names: [String: [(id: ID, title: LocalizedText)]] = [
    "en": [("lamp", "Lamp"), ("heating", "Heating"), ("wifi", "Wifi")],
    "de": [("lamp", "Lampe"), ("heating", "Heizung"), ("wifi", "WLAN")],
    "nl": [("lamp", "Lamp"), ("heating", "Verwarming"), ("wifi", "Wifi")],
    "sv": [("lamp", "Lampa"), ("heating", "Värme"), ("wifi", "Wifi")],
    "pt": [("lamp", "Lâmpada"), ("heating", "Aquecimento"), ("wifi", "Wifi")],
    "fa": [("lamp", "چراغ"), ("heating", "گرما"), ("wifi", "وای‌فای")],
    "zh": [("lamp", "台灯"), ("heating", "暖气"), ("wifi", "无线")],
  ]

  private func player(_ locale: String) throws -> SessionPlayer<ScreenApp<House>> {
    let names = try #require(Self.names[locale])
    let app = ScreenApp(House()) { house in
      Picker.slider("Volume", id: "volume", value: house.volume, in: 0...100, step: 10)
      Picker.stepper("Guests", id: "guests", value: house.guests, in: 0...9)
      for (id, title) in names { Toggle(title, id: id, isOn: house.on.contains(id)) }
    } on: { house, event in
      switch event {
      case .changed(let id, .isOn(let isOn)): if isOn { house.on.insert(id) } else { house.on.remove(id) }
      case .changed("volume", .picked(let ids)): house.volume = ids[0].flatMap(Picker.number(of:)) ?? 0
      case .changed("guests", .picked(let ids)): house.guests = ids[0].flatMap(Picker.number(of:)) ?? 0
      default: break
      }
    }
    return try SessionPlayer(of: app, locale: locale)
  }

  @Test(
    "each thing gets its own state",
    arguments: [
      ("en", "turn the lamp on then the heating off", ["lamp"]),
      ("en", "lamp on and wifi on", ["lamp", "heating", "wifi"]),
      ("nl", "lamp aan en verwarming uit", ["lamp"]), ("nl", "doe de verwarming uit dan de wifi aan", ["wifi"]),
      ("de", "lampe an heizung aus", ["lamp"]), ("sv", "lampa på värme av", ["lamp"]),
      ("pt", "ligue a lâmpada e ligue o wifi", ["lamp", "heating", "wifi"]),
      ("pt", "desligue o aquecimento e ligue a lâmpada", ["lamp"]),
    ] as [(String, String, Set<ID>)])
  func states(locale: String, line: String, on: Set<ID>) throws {
    var player = try player(locale)
    player.say(line)
    expect(player.session.state.on, is: on)
  }

  @Test(
    "a correction in the line is of what stands before it",
    arguments: [
      ("turn off the heating I mean turn on the lamp", ["heating"]),
      ("turn on the wifi sorry the lamp", ["heating", "lamp"]),
      ("can you actually turn on the lamp", ["heating", "lamp"]),
    ] as [(String, Set<ID>)])
  func corrected(line: String, on: Set<ID>) throws {
    var player = try player("en")
    player.say(line)
    expect(player.session.state.on, is: on)
  }

  @Test(
    "who says what is, was done or is wrong changes nothing",
    arguments: [
      ("en", "the lamp is on"), ("en", "I think the heating is off"), ("en", "sounds great"),
      ("en", "text size is small"),
      ("en", "volume and guests to 4"), ("de", "die Heizung ist aus"), ("nl", "de lamp is aan"), ("sv", "lampan är på"),
      ("zh", "我把台灯开了"), ("zh", "我让台灯开着"),
    ])
  func statements(locale: String, line: String) throws {
    var player = try player(locale)
    let settings = player.session.settings
    player.say(line)
    expect(player.session.state, is: House())
    expect(player.session.settings == settings)
  }

  @Test("an answer is no number of a thing: Persian \"no, off\", where \"no\" is also nine") func answerIsNoNumber()
    throws
  {
    var player = try player("fa")
    player.say("چراغ رو روشن کن", "نه، خاموش")
    expect(player.session.state.on, is: ["heating"])
  }

  @Test(
    "more and less are of what is named beside them",
    arguments: [
      ("more guests", 50, 3), ("one guest less", 50, 1), ("two guests more", 50, 4), ("a bit less volume", 40, 2),
      ("volume up a bit", 60, 2), ("make the volume quieter", 40, 2),
    ])
  func moved(line: String, volume: Int, guests: Int) throws {
    var player = try player("en")
    player.say(line)
    expect([player.session.state.volume, player.session.state.guests], is: [volume, guests])
  }

  @Test("a little more or less is of what was moved last, and of it alone") func movedOnce() throws {
    var player = try player("en")
    player.say("volume 40", "a bit less", "a bit more", "up a bit")
    expect([player.session.state.volume, player.session.state.guests], is: [50, 2])
    player.say("where am i", "a bit less")
    expect(player.session.state.volume, is: 50)
  }
}
