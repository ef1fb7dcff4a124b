import AloudTesting
import Expectations
import Testing

@testable import Aloud
@testable import AloudCommand
@testable import AloudDocuments

/// Each control that a document can have, alone on a page, as a document, as a host and as an app in Swift.
@Suite("Every control as document, host and Swift, HOST-2")
struct EveryControlTests {
  /// A control in YAML, and what an app in Swift shows for the values that it holds. The ID of both is `x`, as is the name of the value.
  struct Control: Sendable, CustomStringConvertible {
    let yaml: String
    let value: String?
    /// What gives it another value.
    let lines: [String]
    let element: @Sendable ([ID: Value]) -> Element

    init(
      _ yaml: String, value: String? = nil, _ lines: String..., element: @escaping @Sendable ([ID: Value]) -> Element
    ) {
      (self.yaml, self.value, self.lines, self.element) = (yaml, value, lines, element)
    }

    /// The key that says what the control is.
    var description: String { String(yaml.dropFirst().prefix { $0 != ":" }) }

    /// The page with the control.
    var page: String {
      "app: One\nlanguage: en\n" + (value.map { "values: {x: \($0)}\n" } ?? "")
        + "tabs: [{id: home, title: Home, elements: [\(yaml), {button: Last, id: last, action: {say: Done.}}]}]\n"
    }
  }

  static let controls: [Control] = [
    Control("{text: Hello there., id: x}") { _ in .text(TextBlock("Hello there.", id: "x")) },
    Control("{picture: A boat on a lake, id: x}") { _ in .picture(Picture("A boat on a lake", id: "x", name: "")) },
    Control("{heading: People, level: 2}") { _ in .heading(Heading("People", level: 2)) },
    Control("{group: Near, elements: [{text: Ann, id: ann}]}") { _ in
      .group(Group("Near", elements: [.text(TextBlock("Ann", id: "ann"))]))
    },
    Control("{row: Milk, id: x, action: {say: Done.}, subtitle: two bottles}") { _ in
      .row(Row("Milk", id: "x", action: .send).subtitle("two bottles"))
    },
    Control("{list: People, id: x, rows: [{row: Ann, id: ann}, {row: Ben, id: ben}]}") { _ in
      var list = Group("People", elements: [.row(Row("Ann", id: "ann")), .row(Row("Ben", id: "ben"))])
      list.role = .list
      return .group(list)
    },
    Control("{button: Send, id: x, action: {say: Done.}, style: filled, subtitle: at once}") { _ in
      .button(Button("Send", id: "x").style(.filled).subtitle("at once"))
    },
    Control("{toggle: Lamp, id: x, value: x}", value: "off", "1") {
      .toggle(Toggle("Lamp", id: "x", isOn: $0["x"]?.isOn ?? false))
    },
    Control("{popup: Drink, id: x, value: x, options: [Tea, Coffee]}", value: "Tea", "1", "coffee") { held in
      .popUpButton(
        PopUpButton("Drink", id: "x", selection: held["x"]?.choice ?? "Tea", menu: Menu([item("Tea"), item("Coffee")])))
    },
    Control(
      "{menu: More, id: x, items: [{item: Copy, id: copy, action: {say: Done.}}, separator, {item: Move, id: move, dimmed: It is locked.}]}"
    ) { _ in
      var move = MenuItem("Move", id: "move")
      move.availability = .dimmed(because: "It is locked.")
      return .pullDownButton(
        PullDownButton("More", id: "x", menu: Menu([.item(MenuItem("Copy", id: "copy")), .separator, .item(move)])))
    },
    Control("{field: Name, id: x, value: x, required: yes}", value: "\"\"", "1", "Ann") { held in
      var field = TextField("Name", id: "x", value: held["x"]?.text ?? "")
      field.isRequired = true
      return .textField(field)
    },
    Control("{field: Key, id: x, value: x, secure: yes}", value: "\"\"", "1", "hush") { held in
      var field = TextField("Key", id: "x", value: held["x"]?.text ?? "")
      field.isSecure = true
      return .textField(field)
    },
    Control(
      "{combo: City, id: x, value: x, suggestions: [Bergen, Berlin, Lisbon]}", value: "\"\"", "1", "bergen", "done"
    ) { held in
      .comboBox(ComboBox("City", id: "x", value: held["x"]?.text ?? "", suggestions: ["Bergen", "Berlin", "Lisbon"]))
    },
    Control("{link: News, id: x, action: {say: Done.}}") { _ in .link(Link("News", id: "x")) },
    Control(
      "{disclosure: More about this, id: x, value: x, elements: [{text: It was folded., id: in}]}", value: "off", "1"
    ) { held in
      .disclosure(
        Disclosure(
          "More about this", id: "x", isExpanded: held["x"]?.isOn ?? false,
          elements: [.text(TextBlock("It was folded.", id: "in"))]))
    },
    Control("{checkboxes: Tags, id: x, value: x, options: [Red, Blue]}", value: "Red", "red", "2") { held in
      let boxes = ["Red", "Blue"].map { title in
        Element.toggle(
          Toggle(.verbatim(title), id: ID(title), isOn: held[ID(title)]?.isOn ?? (title == "Red")).style(.checkBox))
      }
      return .group(Group("Tags", elements: boxes))
    },
    Control("{radio: Size, id: x, value: x, options: [Small, Large]}", value: "Small", "large") { held in
      .radioGroup(
        RadioGroup(
          "Size", id: "x", selection: held["x"]?.choice ?? "Small",
          buttons: [RadioButton("Small", id: "Small"), RadioButton("Large", id: "Large")]))
    },
    Control("{stepper: Cups, id: x, value: x, minimum: 0, maximum: 9}", value: "\"3\"", "1", "5", "done") {
      .picker(.stepper("Cups", id: "x", value: $0["x"]?.number ?? 3, in: 0...9))
    },
    Control("{slider: Volume, id: x, value: x, minimum: 0, maximum: 100, step: 5}", value: "\"30\"", "1", "50", "done")
    {
      .picker(.slider("Volume", id: "x", value: $0["x"]?.number ?? 30, in: 0...100, step: 5))
    },
    Control("{rating: Stars, id: x, value: x}", value: "\"3\"", "1", "4", "done") {
      .picker(.rating("Stars", id: "x", value: $0["x"]?.number ?? 3))
    },
    Control("{progress: Copying, id: x, percent: 40}") { _ in
      .progress(ProgressIndicator("Copying", id: "x", percent: 40))
    },
    Control("{log: Talk, id: x}") { _ in .log(Log("Talk", id: "x", messages: LogMessages())) },
    Control("{picker: Goal, id: x, value: x, options: [Station, Market, Park]}", value: "Market", "1", "park", "done") {
      held in
      let titles = ["Station", "Market", "Park"]
      let rows = Rows(id: "x", count: 3) { Row(.verbatim(titles[$0]), id: ID(titles[$0])) }
      let column = PickerColumn(
        "Goal", id: "x", values: rows, selection: titles.firstIndex(of: held["x"]?.pick?.name ?? "Market"))
      return .picker(Picker("Goal", id: "x", columns: [column]))
    },
    Control("{date: Day, id: x, value: x}", value: "\"2026-11-27\"", "1", "tomorrow", "done") { held in
      .datePicker(DatePicker("Day", id: "x", value: held["x"]?.moment ?? DateTime(day: Day(20_784))))
    },
    Control("{date: Alarm, id: x, value: x, mode: time}", value: "\"06:30\"", "1", "8:15", "done") { held in
      .datePicker(
        DatePicker(
          "Alarm", id: "x", mode: .time, value: held["x"]?.moment ?? DateTime(day: Day(0), hour: 6, minute: 30)))
    },
    Control("{timer: Tea, id: x, value: x}", value: "\"0:05\"", "1", "10 minutes", "done") { held in
      .datePicker(
        DatePicker("Tea", id: "x", mode: .countdown, value: held["x"]?.moment ?? DateTime(day: Day(0), minute: 5)))
    },
    Control("{color: Paint, id: x, value: x}", value: "\"#006666\"", "1", "red", "done") { held in
      .colorPicker(ColorPicker("Paint", id: "x", value: held["x"]?.color ?? Color(hex: "#006666")))
    },
  ]

  private static func item(_ title: String) -> MenuElement { .item(MenuItem(.verbatim(title), id: ID(title))) }

  /// A page in Swift with one control, which holds what the user gives it.
  private struct Page: App {
    struct State: Sendable, Equatable { var values: [ID: Value] = [:] }

    let control: Control
    var initialState: State { State() }
    var undoParts: [StatePart<State>] { [.entries(\.values)] }

    func interface(for state: State) -> Interface {
      Interface("One") {
        Tab("Home", id: "home") {
          control.element(state.values)
          Button("Last", id: "last")
        }
      }
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      if case .changed(let id, let value) = event { state.values[id] = value }
      if case .pressed = event { return [.say("Done.")] }
      return []
    }
  }

  /// What is said to each: it is read, used, answered in several ways, and asked about.
  private static let lines = [
    "where am i", "read", "1", "2", "where am i", "7", "done", "tomorrow", "red", "8:15", "ok", "cancel", "x", "1",
    "Bergen", "next", "done", "more on 1", "1", "cancel", "read", "help", "repeat", "last", "actions for 1",
    "read in full", "cancel", "quit",
  ]

  @Test("none is missing but the output of a program, which an app in Swift has run itself") func areAll() {
    let named = Grammar.family(.element).shapes.map { $0.name.rawValue }
    expect(Set(named).subtracting(Self.controls.map(\.description)), is: ["output"])
  }

  @Test("the transcript is the same, whoever writes it", arguments: controls) func same(_ control: Control) throws {
    try expectSame(control, Self.lines)
  }

  @Test("what is changed is undone and done again alike", arguments: controls.filter { !$0.lines.isEmpty })
  func undone(_ control: Control) throws {
    try expectSame(control, control.lines + ["undo", "where am i", "redo", "read"])
  }

  private func expectSame(_ control: Control, _ lines: [String]) throws {
    var document = try AppPlayer(Document(bytes: Array(control.page.utf8), path: "one.yaml").app)
    let tree = try TreeParser.parse(SourceText.decode(Array(control.page.utf8)))
    let greeting = JSONValue.object([("aloud", .number(1)), ("interface", tree.json)]).text
    var host = try AppPlayer(HostedApp(greeting, from: "host") { _, _ in ProvidedRow([:]) })
    var swift = try AppPlayer(Page(control: control))
    expect(host.opening, is: document.opening)
    expect(swift.opening, is: document.opening)
    for line in lines where !document.isOver {
      let said = try document.say(line)
      expect(try swift.say(line), is: said, "Swift, at “\(line)”")
      expect(try host.say(line), is: said, "the host, at “\(line)”")
    }
  }
}

extension Value {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
  fileprivate var isOn: Bool? { if case .isOn(let isOn) = self { isOn } else { nil } }
  fileprivate var choice: ID? { if case .choice(let id) = self { id } else { nil } }
  fileprivate var pick: ID? { if case .picked(let picks) = self { picks.first ?? nil } else { nil } }
  fileprivate var moment: DateTime? { if case .moment(let moment) = self { moment } else { nil } }
  fileprivate var color: Color? { if case .color(let color) = self { color } else { nil } }
}
