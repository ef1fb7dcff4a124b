import AloudTesting
import Testing

@testable import Aloud

/// LOOP-9: one line opens, chooses, leaves, and says the new value once.
struct OneLineTests {
  private struct Form: App {
    struct State: Sendable, Equatable {
      var values: [ID: Value] = [:]
      var added: [String] = []
    }

    var initialState: State { State() }

    private func moment(_ state: State, _ id: ID) -> DateTime? {
      if case .moment(let moment) = state.values[id] { moment } else { nil }
    }

    private func due(_ state: State, _ id: ID) -> Element {
      .datePicker(DatePicker("Due", id: id, value: moment(state, id)).optional())
    }

    func interface(for state: State) -> Interface {
      var sort: ID = "date"
      if case .choice(let id) = state.values["sort"] { sort = id }
      var name = ""
      if case .text(let text) = state.values["name"] { name = text }
      var isOn = false
      if case .isOn(let value) = state.values["stock"] { isOn = value }
      let menu = Menu([
        .item(MenuItem("Date", id: "date")), .item(MenuItem("Name", id: "byName")),
        .submenu(Submenu("Other", id: "other", menu: Menu([.item(MenuItem("Size", id: "size"))]))),
      ])
      let elements: [Element] = [
        .toggle(Toggle("In stock only", id: "stock", isOn: isOn)),
        .popUpButton(PopUpButton("Sort by", id: "sort", selection: sort, menu: menu)),
        .textField(TextField("Name", id: "name", value: name)), due(state, "due"),
        .button(Button("New reminder", id: "new", action: .present("sheet"))),
      ]
      return Interface("Form", tabs: [Tab("Home", id: "home", screen: Screen("Home", id: "home", elements: elements))])
    }

    func sheet(_ id: ID, for state: State) -> Sheet? {
      var title = TextField("Title", id: "title", value: "")
      if case .text(let text) = state.values["title"] { title.value = text }
      title.isRequired = true
      var sheet = Sheet("New reminder", id: "sheet", elements: [.textField(title), due(state, "sheetDue")])
      sheet.preferredAction = Button("Add", id: "add")
      return sheet
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      switch event {
      case .changed(let id, let value): state.values[id] = value
      case .pressed("add"):
        var text = ""
        if case .text(let title) = state.values["title"] { text = title }
        if let due = moment(state, "sheetDue") { text += " +\(OneLineTests.now.day.distance(to: due.day))" }
        state.added.append(text)
        (state.values["title"], state.values["sheetDue"]) = (nil, nil)
        return [.dismiss, .undoable("Add")]
      default: break
      }
      return []
    }
  }

  fileprivate static let now = DateTime(day: Day(year: 2026, month: 11, day: 22) ?? Day(0), hour: 10)

  @Test("LOOP-9: a name and its value: opened, chosen, left, and said once") func nameAndValue() throws {
    var player = try SessionPlayer(of: Form(), now: Self.now)
    player.expect("sort by name", says: "Sort by, Name.")
    player.expect("set sort by to date", says: "Sort by, Date.")
    player.expect("name Ann Lee", says: "Name, Ann Lee.")
    player.expect("in stock only on", says: "In stock only, on.")
    player.expect("in stock only off", says: "Off.")
    player.expect("due tomorrow", says: "Due, Monday, November 23, 2026.")
    #expect(player.session.engine.layers.isEmpty)
  }

  @Test("LOOP-9: what is no value of it changes nothing, and that is said") func noValue() throws {
    var player = try SessionPlayer(of: Form(), now: Self.now)
    let before = player.session.state
    player.expect(
      "sort by blurple",
      says: "\"blurple\" is not understood for Sort by. Nothing was changed. Sort by: Date, Name, or Size.")
    player.expect("due blurple", says: "\"blurple\" is not understood for Due. Nothing was changed.")
    #expect(player.say("in stock only perhaps").first?.contains("is not understood") == true)
    #expect(player.session.state == before)
    #expect(player.session.engine.layers.isEmpty)
  }

  @Test("LOOP-9: the next line may correct it, and only the next") func correction() throws {
    var player = try SessionPlayer(of: Form(), now: Self.now)
    player.say("due tomorrow")
    player.expect("no, tuesday", says: "Due, Tuesday, November 24, 2026.")
    player.expect("a day later", says: "Due, Wednesday, November 25, 2026.")
    player.say("sort by name")
    player.expect("no, date", says: "Sort by, Date.")
    player.expect("no, by name", says: "Sort by, Name.")
    player.say("no, date")
    player.expect(
      "no, blurple",
      says: "\"blurple\" is not understood for Sort by. Nothing was changed. Sort by: Date, Name, or Size.")
    #expect(player.say("rather name") == ["Sort by, Name."], "one that was wrong may be corrected in its turn")
    player.say("where am I")
    #expect(player.say("no, name").first?.contains("is not understood") == true)
  }

  @Test("LOOP-9: a sheet is filled in by one line, done, and corrected by the next") func sheet() throws {
    var player = try SessionPlayer(of: Form(), now: Self.now)
    #expect(player.say("new reminder buy oats tomorrow").first == "Due, Monday, November 23, 2026.")
    #expect(player.session.state.added == ["buy oats +1"])
    player.say("no, tuesday")
    #expect(player.session.state.added == ["buy oats +2"])
    player.say("new reminder buy 2 eggs")
    #expect(player.session.state.added.last == "buy 2 eggs")
    #expect(player.session.engine.navigator.sheets.isEmpty)
  }

  @Test("LOOP-9: what one line asks about is done once that is answered, or corrected") func sheetAsks() throws {
    for answer in ["yes", "no, tomorrow"] {
      var player = try SessionPlayer(of: Form(), now: Self.now)
      player.say("new reminder buy oats tomorrow at five")
      #expect(player.session.state.added == [])
      #expect(player.say(answer).first == "Due, Monday, November 23, 2026.")
      #expect(player.session.state.added == ["buy oats +1"])
      #expect(player.session.engine.navigator.sheets.isEmpty)
    }
    var player = try SessionPlayer(of: Form(), now: Self.now)
    player.say("new reminder buy oats tomorrow at five", "cancel", "due tomorrow")
    #expect(player.session.state.added == [], "who has left the question has not asked for it any more")
  }

  @Test("LOOP-9: a radio group and a combo box take what they offer, and say what that is") func offered() throws {
    struct Trip: App {
      struct State: Sendable, Equatable {
        var way: ID = "foot"
        var city = ""
      }
      var initialState: State { State() }
      func interface(for state: State) -> Interface {
        let ways: [(LocalizedText, ID)] = [("On foot", "foot"), ("By tram", "tram")]
        let buttons = ways.map { RadioButton($0.0, id: $0.1) }
        var box = ComboBox("City", id: "city", value: state.city, suggestions: ["Bergen", "Berlin"])
        box.takesOnlySuggestions = true
        let elements: [Element] = [
          .radioGroup(RadioGroup("Way", id: "way", selection: state.way, buttons: buttons)), .comboBox(box),
        ]
        return Interface(
          "Trip", tabs: [Tab("Home", id: "home", screen: Screen("Home", id: "home", elements: elements))])
      }
      func update(_ state: inout State, _ event: Event) -> [Effect] {
        switch event {
        case .changed("way", .choice(let id)): state.way = id
        case .changed("city", .text(let text)): state.city = text
        default: break
        }
        return []
      }
    }
    var player = try SessionPlayer(of: Trip())
    player.expect("way by tram", says: "By tram, checked.")
    player.expect("no, on foot", says: "On foot, checked.")
    player.expect(
      "way by boat", says: "\"by boat\" is not understood for Way. Nothing was changed. Way: On foot or By tram.")
    player.expect("city bergen", says: "City, Bergen.")
    player.expect("city oslo", says: "City. Nothing that is offered is called “oslo”. There is: Bergen or Berlin.")
    #expect(player.session.engine.layers.isEmpty)
    #expect(player.session.state == Trip.State(way: "foot", city: "Bergen"))
    #expect(player.say("city ber").first == "2 match. In front: Bergen.")
  }

  @Test("LOOP-9: \"no, 3\" corrects a number, and is no sign of one") func numbers() throws {
    struct Counting: App {
      var initialState: Int { 1 }
      func interface(for state: Int) -> Interface {
        let elements: [Element] = [
          .picker(.stepper("Amount", id: "amount", value: state, in: 1...8)),
          .button(Button("Two", id: "b")), .button(Button("Three", id: "c")),
        ]
        return Interface(
          "Count", tabs: [Tab("Home", id: "home", screen: Screen("Home", id: "home", elements: elements))])
      }
      func update(_ state: inout Int, _ event: Event) -> [Effect] {
        if case .changed(_, .picked(let ids)) = event { state = ids[0].flatMap(Picker.number(of:)) ?? 0 }
        return []
      }
    }
    var player = try SessionPlayer(of: Counting())
    player.expect("amount 6", says: "Amount, 6.")
    player.expect("no, 3", says: "Amount, 3.")
    player.expect("no. 3", says: "Three: done.")
  }

  @Test(
    "LOOP-9: each language's words for setting and for correcting are understood",
    arguments: [
      "en", "de", "fr", "es", "it", "pt", "pt-PT", "ru", "tr", "ar", "fa", "he", "hi", "ja", "ko", "zh", "zh-Hant",
    ])
  func everyLanguage(_ locale: String) throws {
    let start = try SessionPlayer(of: Form(), now: Self.now) { $0.locale = locale }
    let wording = start.session.locale.wording
    for phrase in wording.alternatives("value.assign").own {
      var player = start
      player.say(
        phrase.replacing("{name}{value}", with: "{name} {value}").replacing("{name}", with: "Sort by").replacing(
          "{value}", with: "Size"))
      #expect(player.session.state.values["sort"] == Value.choice("size"), "\(phrase)")
    }
    for phrase in wording.alternatives("value.correct").own {
      var player = start
      player.say("sort by name")
      player.say(phrase.replacing("{value}", with: "Size"))
      #expect(player.session.state.values["sort"] == Value.choice("size"), "\(phrase)")
    }
  }

  @Test(
    "LOOP-9: each language's words for writing and for adding are understood",
    arguments: [
      "en", "de", "fr", "es", "it", "pt", "pt-PT", "ru", "tr", "ar", "fa", "he", "hi", "ja", "ko", "zh", "zh-Hant",
    ])
  func everyLanguageWrites(_ locale: String) throws {
    let start = try SessionPlayer(of: Form(), now: Self.now) { $0.locale = locale }
    let wording = start.session.locale.wording
    for phrase in wording.alternatives("value.write").own {
      var player = start
      player.say(phrase.replacing("{name}", with: "Name").replacing("{value}", with: "Ann Lee"))
      #expect(player.session.state.values["name"] == Value.text("Ann Lee"), "\(phrase)")
    }
    for phrase in wording.alternatives("value.add").own {
      var player = start
      player.say(phrase.replacing("{value}", with: "Buy oats"))
      #expect(player.session.state.added == ["Buy oats"], "\(phrase)")
    }
    for phrase in wording.alternatives("value.make").own {
      var player = start
      player.say(phrase.replacing("{value}", with: "Buy oats"))
      #expect(player.session.state.added == [], "\(phrase) may be about something else: only the sheet is filled in")
      player.say("add")
      #expect(player.session.state.added == ["Buy oats"], "\(phrase)")
    }
  }

  @Test("LOOP-9: the words for adding press the one button that makes something, and fill in its sheet")
  func adding() throws {
    var player = try SessionPlayer(of: Form(), now: Self.now)
    #expect(player.say("add").first?.hasPrefix("New reminder, sheet.") == true)
    player.say("add Sweep")
    #expect(player.session.state.added == ["Sweep"])
    #expect(player.say("new list").first?.hasPrefix("New reminder, sheet.") == true)
    player.say("cancel", "discard")
    player.say("add a reminder", "cancel", "add reminder Dust tomorrow", "could you write Ann Lee in the name please")
    #expect(player.session.state.added == ["Sweep", "Dust +1"])
    #expect(player.session.state.values["name"] == Value.text("Ann Lee"))
    player.say("name is Bo Chan")
    #expect(player.session.state.values["name"] == Value.text("Bo Chan"))
    player.expect("what is the name", says: "Name, Bo Chan, text field, 3 of 5.")
  }

  @Test("LOOP-9: an apostrophe belongs to the words around a text") func apostrophe() throws {
    var player = try SessionPlayer(of: Form(), now: Self.now) { $0.locale = "fr" }
    player.say("rappelle-moi d’acheter du lait")
    player.say("add")
    #expect(player.session.state.added == ["acheter du lait"])
  }

  @Test("LOOP-8: a line that names what is asked about answers, and one that gives another thing a value leaves")
  func namesWhatIsAsked() throws {
    var player = try SessionPlayer(of: Form(), now: Self.now)
    player.say("due next friday")
    player.expect("change due to tuesday", says: "Due, Tuesday, November 24, 2026.")
    player.say("due next friday", "write Ann Lee in the name")
    #expect(player.session.state.values["name"] == Value.text("Ann Lee"))
    #expect(player.session.engine.layers.isEmpty)
  }

  @Test("LOOP-9: destructive acts still ask") func destructive() throws {
    var player = try Player()
    player.say("groceries")
    player.say("back")
    player.say("actions for groceries")
    player.say("back")
    #expect(player.say("more on groceries", "delete list").last?.contains("Say \"delete Groceries\"") == true)
  }
}
