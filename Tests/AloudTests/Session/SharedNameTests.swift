import AloudTesting
import Testing

@testable import Aloud

/// LOOP-10: a line that is the name of a thing here and a command too means the one that can act.
struct SharedNameTests {
  /// Buttons that are called as commands are; each tells the app its id.
  private struct Named: App {
    var initialState: [ID] { [] }

    func interface(for state: [ID]) -> Interface {
      let names: [(LocalizedText, ID)] = [
        ("Clear", "clear"), ("Undo", "undo"), ("Repeat", "repeat"), ("Help", "help"), ("Quit", "quit"), ("Q", "q"),
      ]
      var elements = names.map { Element.button(Button($0.0, id: $0.1)) }
      elements.append(.toggle(Toggle("Sound", id: "sound", isOn: state.count(where: { $0 == "sound" }) % 2 == 1)))
      elements.append(.button(Button("Stop", id: "stop")))
      return Interface(
        "Named", tabs: [Tab("Home", id: "home", screen: Screen("Home", id: "home", elements: elements))])
    }

    func update(_ state: inout [ID], _ event: Event) -> [Effect] {
      switch event {
      case .pressed(let id): state.append(id)
      case .changed(let id, _): state.append(id)
      default: break
      }
      return []
    }
  }

  @Test("LOOP-10: the name is meant where the command has nothing to work on") func nameAlone() throws {
    var player = try SessionPlayer(of: Named())
    player.say("clear", "undo")
    #expect(player.session.state == ["clear", "undo"])
  }

  @Test("LOOP-10: where both can act, Aloud asks, and takes either answer") func both() throws {
    var player = try SessionPlayer(of: Named())
    player.say("sound")
    let asked = ["2 things match. Which one?", "1. Undo, button.", "2. undo, command."]
    #expect(player.say("undo") == asked)
    #expect(player.say("undo") == asked, "the same words say no more than before")
    player.expect("2", says: "Undone: Sound, off.")
    player.say("sound")
    player.say("undo", "1")
    #expect(player.session.state == ["sound", "undo"])
    player.expect("press repeat", says: "Repeat: done.")
    player.say("repeat")
    #expect(player.say("2") == ["Repeat: done."], "what was said before the question")
  }

  @Test("LOOP-10: stop silences speech, and presses a button called Stop where nothing sounds") func stop() throws {
    var player = try SessionPlayer(of: Named())
    let silencing = player.session.take(Line("stop", hasSilenced: true))
    #expect(silencing.stopsSpeech && player.session.state.isEmpty)
    _ = player.session.take(Line("stop", isRecognised: true))
    #expect(player.session.state.isEmpty, "a recogniser may have heard wrongly")
    player.say("stop")
    #expect(player.session.state == ["stop"])
  }

  @Test("LOOP-10: help and quit keep their meaning, and say that a thing here is called so") func kept() throws {
    var player = try SessionPlayer(of: Named())
    #expect(player.say("help").last == "Something here is called Help too. Say \"press Help\" for it.")
    player.say("press help", "press quit")
    #expect(player.session.state == ["help", "quit"])
    #expect(!player.response.isOver)
    #expect(player.say("quit").first == "Something here is called Quit too. Say \"press Quit\" for it.")
    #expect(player.response.isOver)
  }

  @Test("LOOP-10: \"press\" and what it is tell the thing from the command") func thing() throws {
    var player = try SessionPlayer(of: Named())
    player.say("sound", "undo", "press undo")
    #expect(player.session.state == ["sound", "undo"])
    player.say("undo", "the button")
    #expect(player.session.state == ["sound", "undo", "undo"])
    player.say("undo")
    // What was pressed last has no undo; the next "undo" is of what came before it.
    player.expect("the command", says: "Undo can't be undone.")
  }

  @Test("LOOP-10: a value that is called as a command is chosen where that can't be done, else it is said")
  func values() throws {
    struct Way: App {
      var initialState: [ID?] { [] }
      func interface(for state: [ID?]) -> Interface {
        let titles = ["Onward", "Next", "Index"]
        let values = Rows(id: "way", count: titles.count) { Row(.verbatim(titles[$0]), id: ID("way", titles[$0])) }
        let selection = titles.firstIndex { ID("way", $0) == state.last ?? nil } ?? 0
        let column = PickerColumn("Way", id: "way", values: values, selection: selection)
        let elements: [Element] = [.picker(Picker("Way", id: "way", columns: [column]))]
        return Interface("Way", tabs: [Tab("Home", id: "home", screen: Screen("Home", id: "home", elements: elements))])
      }
      func update(_ state: inout [ID?], _ event: Event) -> [Effect] {
        if case .changed(_, .picked(let ids)) = event { state += ids }
        return []
      }
    }
    var player = try SessionPlayer(of: Way())
    #expect(player.say("way", "index").first == "Way, Index.")
    #expect(player.session.state == [ID("way", "Index")])
    player.say("way", "first")
    player.expect("next", says: "Something here is called Next too. Say \"press Next\" for it.", "Next, 2 of 3.")
    player.say("first")
    player.expect("press next", says: "Way, Next.")
  }

  @Test("LOOP-3: a question mark is help, and q is quit where no name begins so") func short()
    throws
  {
    var player = try SessionPlayer(of: Named())
    let help = player.say("help").dropLast()
    for line in ["?", "？"] { #expect(player.say(line) == Array(help)) }
    player.say("q")
    #expect(player.session.state == ["q"])
    var other = try Player(after: "extras")
    #expect(other.say("note", "h", "note").contains { $0.contains("h") }, "in a field one letter is text")
    other.say("cancel")
    other.say("q")
    #expect(other.response.isOver)
  }

  @Test(
    "LOOP-10: press, open, go to and choose reach a name in every language",
    arguments: [
      "en", "de", "fr", "es", "it", "pt", "pt-PT", "ru", "tr", "ar", "fa", "he", "hi", "ja", "ko", "zh", "zh-Hant",
    ])
  func everyLanguage(_ locale: String) throws {
    let start = try SessionPlayer(of: Named()) { $0.locale = locale }
    let wording = start.session.locale.wording
    for key in ["command.open", "command.choose", "command.turnOn"] {
      for phrase in wording.alternatives(key).own {
        var player = start
        let line = phrase.replacing("{object}", with: "Sound")
        player.say(line)
        #expect(player.session.state == ["sound"], "\(line)")
      }
    }
    for phrase in wording.alternatives("command.turnOff").own {
      var player = start
      player.say("sound")
      player.say(phrase.replacing("{object}", with: "Sound"))
      #expect(player.session.state == ["sound", "sound"], "\(phrase)")
    }
  }

  @Test("LOOP-3: items of a menu that can be checked are turned on and off by their names") func inMenus() throws {
    struct Styles: App {
      var initialState: Bool { false }
      func interface(for state: Bool) -> Interface {
        let menu = Menu([.item(MenuItem("Bold", id: "bold").checked(state)), .item(MenuItem("Plain", id: "plain"))])
        let elements: [Element] = [.pullDownButton(PullDownButton("Style", id: "style", menu: menu))]
        return Interface(
          "Text", tabs: [Tab("Home", id: "home", screen: Screen("Home", id: "home", elements: elements))])
      }
      func update(_ state: inout Bool, _ event: Event) -> [Effect] {
        if event == .pressed("bold") { state.toggle() }
        return []
      }
    }
    var player = try SessionPlayer(of: Styles())
    player.say("style", "turn on bold")
    #expect(player.session.state)
    player.expect("style", "turn on bold", says: "Bold, checked.")
    player.say("uncheck bold")
    #expect(!player.session.state)
    #expect(player.say("style", "turn on plain").first?.contains("not understood") == true)
  }

  @Test("SAY-8: a name is read back where the line was not the whole of it") func readBack() throws {
    var player = try SessionPlayer(of: Named())
    player.expect("sou", says: "Sound, on.")
    player.expect("sound", says: "Off.")
    #expect(player.say("7") == ["On."], "it was in front")
    player.say("first")
    player.expect("7", says: "Sound, off.")
    player.say("first")
    player.expect("turn on 7", says: "Sound, on.")
    player.expect("turn on sound", says: "Sound, on.")
  }
}
