import Expectations
import TestSupport
import Testing

@testable import Aloud

/// LOOP-10: a line that is the name of a thing here and a command too means the one that can act.
struct SharedNameTests {
  /// Buttons that are called as commands are; each tells the app its id.
  static let named = ScreenApp([ID]()) { state in
    for name in ["Clear", "Undo", "Repeat", "Help", "Quit", "Q"] { Button(.verbatim(name), id: ID(name.lowercased())) }
    Toggle("Sound", id: "sound", isOn: state.count(where: { $0 == "sound" }) % 2 == 1)
    Button("Stop", id: "stop")
  } on: { state, event in
    switch event {
    case .pressed(let id), .changed(let id, _): state.append(id)
    default: break
    }
  }

  @Test("LOOP-10: stop silences speech, and presses a button called Stop where nothing sounds") func stop() throws {
    var player = try SessionPlayer(of: Self.named)
    let silencing = player.session.take(Line("stop", hasSilenced: true))
    expect(silencing.stopsSpeech && player.session.state.isEmpty)
    _ = player.session.take(Line("stop", isRecognised: true))
    expect(player.session.state.isEmpty, "a recogniser may have heard wrongly")
    player.say("stop")
    expect(player.session.state, is: ["stop"])
  }

  @Test("LOOP-10: a value that is called as a command is chosen where that can't be done, else it is said")
  func values() throws {
    let app = ScreenApp([ID?]()) { state in
      let titles = ["Onward", "Next", "Index"]
      let values = Rows(id: "way", count: titles.count) { Row(.verbatim(titles[$0]), id: ID("way", titles[$0])) }
      let selection = titles.firstIndex { ID("way", $0) == state.last ?? nil } ?? 0
      let column = PickerColumn("Way", id: "way", values: values, selection: selection)
      Picker("Way", id: "way", columns: [column])
    } on: { state, event in
      if case .changed(_, .picked(let ids)) = event { state += ids }
    }
    var player = try SessionPlayer(of: app)
    expect(player.say("way", "index").first, is: "Way, Index.")
    expect(player.session.state, is: [ID("way", "Index")])
    player.say("way", "first")
    player.expect("next", says: "Something here is called Next too. Say \"press Next\" for it.", "Next, 2 of 3.")
    player.say("first")
    player.expect("press next", says: "Way, Next.")
  }

  @Test(
    "LOOP-10: press, open, go to and choose reach a name in every language",
    arguments: Nightly.languages(LoadedLocale.bundledTags))
  func everyLanguage(_ locale: String) throws {
    let start = try SessionPlayer(of: Self.named) { $0.locale = locale }
    let wording = start.session.locale.wording
    for key in ["command.open", "command.choose", "command.turnOn"] {
      for phrase in wording.alternatives(key).own where phrase.contains("{object}") {
        var player = start
        let line = phrase.replacing("{object}", with: "Sound")
        player.say(line)
        expect(player.session.state, is: ["sound"], "\(line)")
      }
    }
    for phrase in wording.alternatives("command.turnOff").own where phrase.contains("{object}") {
      var player = start
      player.say("sound")
      player.say(phrase.replacing("{object}", with: "Sound"))
      expect(player.session.state, is: ["sound", "sound"], "\(phrase)")
    }
  }

  @Test("LOOP-3: items of a menu that can be checked are turned on and off by their names") func inMenus() throws {
    let app = ScreenApp(false) { state in
      let menu = Menu([.item(MenuItem("Bold", id: "bold").checked(state)), .item(MenuItem("Plain", id: "plain"))])
      PullDownButton("Style", id: "style", menu: menu)
    } on: { state, event in
      if event == .pressed("bold") { state.toggle() }
    }
    var player = try SessionPlayer(of: app)
    player.say("style", "turn on bold")
    expect(player.session.state)
    player.expect("style", "turn on bold", says: "Bold, checked.")
    player.say("uncheck bold")
    expect(!player.session.state)
    expect(player.say("style", "turn on plain").first?.contains("not understood"), is: true)
  }
}
