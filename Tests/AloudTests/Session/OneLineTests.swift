import AloudTesting
import Expectations
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

  @Test("LOOP-9: a radio group and a combo box take what they offer, and say what that is") func offered() throws {
    struct Trip: Sendable, Equatable {
      var way: ID = "foot"
      var city = ""
    }
    let app = ScreenApp(Trip()) { state in
      RadioGroup(
        "Way", id: "way", selection: state.way,
        buttons: [RadioButton("On foot", id: "foot"), RadioButton("By tram", id: "tram")])
      ComboBox("City", id: "city", value: state.city, suggestions: ["Bergen", "Berlin"]).onlySuggestions()
    } on: { state, event in
      switch event {
      case .changed("way", .choice(let id)): state.way = id
      case .changed("city", .text(let text)): state.city = text
      default: break
      }
    }
    var player = try SessionPlayer(of: app)
    player.expect("way by tram", says: "By tram, checked.")
    player.expect("no, on foot", says: "On foot, checked.")
    player.expect(
      "way by boat", says: "\"by boat\" is not understood for Way. Nothing was changed. Way: On foot or By tram.")
    player.expect("city bergen", says: "City, Bergen.")
    player.expect("city oslo", says: "City. Nothing that is offered is called “oslo”. There is: Bergen or Berlin.")
    expect(player.session.engine.layers.isEmpty)
    expect(player.session.state, is: Trip(way: "foot", city: "Bergen"))
    expect(player.say("city ber").first, is: "2 match. In front: Bergen.")
  }

  @Test("LOOP-9: \"no, 3\" corrects a number, and is no sign of one") func numbers() throws {
    let app = ScreenApp(1) { state in
      Picker.stepper("Amount", id: "amount", value: state, in: 1...8)
      Button("Two", id: "b")
      Button("Three", id: "c")
    } on: { state, event in
      if case .changed(_, .picked(let ids)) = event { state = ids[0].flatMap(Picker.number(of:)) ?? 0 }
    }
    var player = try SessionPlayer(of: app)
    player.expect("amount 6", says: "Amount, 6.")
    player.expect("no, 3", says: "Amount, 3.")
    player.expect("no. 3", says: "Three: done.")
  }

  @Test(
    "LOOP-9: a number may stand before the name of what it counts",
    arguments: [
      ("en", "Guests", "four guests", 4), ("en", "Guests", "4 guests please", 4), ("de", "Gäste", "vier Gäste", 4),
      ("en", "Guests", "two more guests", 5), ("en", "Guests", "add a guest", 4), ("en", "Guests", "one less guest", 2),
      ("de", "Gäste", "noch zwei Gäste", 5), ("fr", "Invités", "deux invités de plus", 5),
      ("fr", "Invités", "quatre invités", 4), ("es", "Huéspedes", "cuatro huéspedes", 4),
      ("tr", "Misafir", "dört misafir", 4),
      ("ar", "الضيوف", "أربعة ضيوف", 4), ("he", "אורחים", "ארבעה אורחים", 4), ("ru", "Гости", "четыре гостя", 4),
    ])
  func counted(locale: String, name: String, line: String, value: Int) throws {
    let app = ScreenApp(3) { state in
      Picker.stepper(.verbatim(name), id: "guests", value: state, in: 1...8)
      Picker.slider("Volume", id: "volume", value: 1, in: 0...8)
    } on: { state, event in
      if case .changed("guests", .picked(let ids)) = event { state = ids[0].flatMap(Picker.number(of:)) ?? 0 }
    }
    var player = try SessionPlayer(of: app, locale: locale)
    player.say(line)
    expect(player.session.state, is: value, "\(player.lines)")
  }

  @Test(
    "LOOP-9: an amount moves the value that was set, as a correction too, and alone is no number of a thing",
    arguments: [
      ("en", "Guests", ["guests 5", "no, two more"], 7), ("fr", "Invités", ["invités 5", "non, deux de plus"], 7),
      ("es", "Invitados", ["invitados 5", "no, dos más"], 7), ("de", "Gäste", ["Gäste plus zwei"], 5),
      ("zh", "客人", ["客人多两位"], 5), ("ko", "손님", ["손님 두 명 줄여"], 1), ("es", "Invitados", ["uno más"], 3),
      ("de", "Gäste", ["noch eins"], 3), ("ru", "Гости", ["ещё один"], 3), ("pl", "Goście", ["jeszcze dwa"], 3),
      ("ja", "客", ["もう一つ"], 3), ("hi", "मेहमान", ["एक और"], 3), ("pt", "Convidados", ["mais um"], 3),
      ("en", "Guests", ["1"], 0),
    ])
  func amounts(locale: String, name: String, lines: [String], value: Int) throws {
    let app = ScreenApp(3) { state in
      Button("Reset", id: "reset")
      Picker.stepper(.verbatim(name), id: "guests", value: state, in: 0...8)
    } on: { state, event in
      if case .changed("guests", .picked(let ids)) = event { state = ids[0].flatMap(Picker.number(of:)) ?? 0 }
      if case .pressed("reset") = event { state = 0 }
    }
    var player = try SessionPlayer(of: app, locale: locale)
    for line in lines { player.say(line) }
    expect(player.session.state, is: value, "\(player.lines)")
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
