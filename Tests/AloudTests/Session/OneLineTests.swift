import Expectations
import TestSupport
import Testing

@testable import Aloud

/// LOOP-9: one line opens, chooses, leaves, and says the new value once.
struct OneLineTests {
  struct Form: App {
    struct State: Sendable, Equatable {
      var values: [ID: Value] = [:]
      var added: [String] = []
    }

    var initialState: State { State() }

    private func moment(_ state: State, _ id: ID) -> DateTime? {
      if case .moment(let moment) = state.values[id] { moment } else { nil }
    }

    private func text(_ state: State, _ id: ID) -> String {
      if case .text(let text) = state.values[id] { text } else { "" }
    }

    private func due(_ state: State, _ id: ID) -> DatePicker {
      DatePicker("Due", id: id, value: moment(state, id)).optional()
    }

    func interface(for state: State) -> Interface {
      var sort: ID = "date"
      if case .choice(let id) = state.values["sort"] { sort = id }
      let menu = Menu {
        MenuItem("Date", id: "date")
        MenuItem("Name", id: "byName")
        Submenu("Other", id: "other") { MenuItem("Size", id: "size") }
      }
      let screen = Screen("Home", id: "home") {
        Toggle("In stock only", id: "stock", isOn: state.values["stock"] == .isOn(true))
        PopUpButton("Sort by", id: "sort", selection: sort, menu: menu)
        TextField("Name", id: "name", value: text(state, "name"))
        due(state, "due")
        Button("New reminder", id: "new", action: .present("sheet"))
      }
      return Interface("Form") { Tab("Home", id: "home", screen: screen) }
    }

    func sheet(_ id: ID, for state: State) -> Sheet? {
      Sheet("New reminder", id: "sheet") {
        TextField("Title", id: "title", value: text(state, "title")).required()
        due(state, "sheetDue")
      }
      .preferredAction(Button("Add", id: "add"))
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      switch event {
      case .changed(let id, let value): state.values[id] = value
      case .pressed("add"):
        var text = text(state, "title")
        if let due = moment(state, "sheetDue") { text += " +\(OneLineTests.now.day.distance(to: due.day))" }
        state.added.append(text)
        (state.values["title"], state.values["sheetDue"]) = (nil, nil)
        return [.dismiss, .undoable("Add")]
      default: break
      }
      return []
    }
  }

  static let now = DateTime(day: Day(year: 2026, month: 11, day: 22) ?? Day(0), hour: 10)

  @Test(
    "a question about an order or a text is gone when its thing has another line",
    arguments: [("crank the volume up", "yes"), ("note ring twice, I mean three times", "1")])
  func moved(line: String, answer: String) throws {
    let app = ScreenApp(["volume": 40] as [ID: Int]) { state in
      if state["lamp"] != nil { Toggle("Lamp", id: "lamp", isOn: false) }
      Picker.slider("Volume", id: "volume", value: state["volume"] ?? 0, in: 0...100, step: 5)
      TextField("Note", id: "note", value: "")
    } on: { state, event in
      if case .changed(let id, _) = event { state[id] = 1 }
    }
    var player = try SessionPlayer(of: app)
    player.say(line)
    expect(player.response.announcements.first?.kind, is: .question)
    player.session.engine.runner.state["lamp"] = 0
    player.session.engine.follow()
    expect(player.session.engine.layers.isEmpty)
    player.say(answer)
    expect(player.session.state["volume"], is: 40)
    expect(player.session.state["note"], is: nil)
  }

  @Test(
    "LOOP-9: each language's words for setting and for correcting are understood",
    arguments: Nightly.languages(LoadedLocale.bundledTags))
  func everyLanguage(_ locale: String) throws {
    let start = try SessionPlayer(of: Form(), now: Self.now) { $0.locale = locale }
    let wording = start.session.locale.wording
    for phrase in wording.alternatives("value.assign").own {
      var player = start
      player.say(
        phrase.replacing("{name}{value}", with: "{name} {value}").replacing("{name}", with: "Sort by").replacing(
          "{value}", with: "Size"))
      expect(player.session.state.values["sort"], is: Value.choice("size"), "\(phrase)")
    }
    for phrase in wording.alternatives("value.correct").own {
      var player = start
      player.say("sort by name")
      player.say(phrase.replacing("{value}", with: "Size"))
      expect(player.session.state.values["sort"], is: Value.choice("size"), "\(phrase)")
    }
  }

  @Test(
    "LOOP-9: each language's words for writing and for adding are understood",
    arguments: Nightly.languages(LoadedLocale.bundledTags))
  func everyLanguageWrites(_ locale: String) throws {
    let start = try SessionPlayer(of: Form(), now: Self.now) { $0.locale = locale }
    let wording = start.session.locale.wording
    for phrase in wording.alternatives("value.write").own {
      var player = start
      player.say(phrase.replacing("{name}", with: "Name").replacing("{value}", with: "Ann Lee"))
      expect(player.session.state.values["name"], is: Value.text("Ann Lee"), "\(phrase)")
    }
    for phrase in wording.alternatives("value.add").own + wording.alternatives("value.remind").own {
      var player = start
      player.say(phrase.replacing("{value}", with: "Buy oats"))
      expect(player.session.state.added, is: ["Buy oats"], "\(phrase)")
    }
    for phrase in wording.alternatives("value.make").own {
      var player = start
      player.say(phrase.replacing("{value}", with: "Buy oats"))
      expect(player.session.state.added, is: [], "\(phrase) may be about something else")
      player.say(phrase.replacing("{value}", with: "reminder Buy oats"))
      expect(player.session.state.added, is: ["Buy oats"], "\(phrase)")
    }
    for called in wording.alternatives("value.called").own {
      var player = start
      player.say("new reminder \(called) Buy oats")
      expect(player.session.state.added, is: ["Buy oats"], "\(called)")
    }
    for clear in wording.alternatives("value.clear").own {
      var player = start
      player.say("name Ann Lee", "\(clear) Name")
      expect(player.session.state.values["name"], is: Value.text(""), "\(clear)")
    }
  }
}
