import TestSupport

@testable import Aloud

/// An app of a screen or two that is described in a line, and keeps what is changed and what has been pressed.
///
/// Its things stand between semicolons: `toggle Lamp = on; slider Volume = 50 of 0 to 100 by 10; popup Size = Small, Large`.
/// Each is called what its title is, and so is its id. See ``Thing/element(_:)`` for the kinds; `tab` begins another tab.
struct SketchApp: App {
  let initialState: [ID: Value]
  private let title: LocalizedText
  private let tabs: [(title: String, things: [Thing])]

  init(_ things: String, title: String = "Home") {
    var tabs = [(title: title, things: [Thing]())]
    for thing in things.split(separator: "; ").map({ Thing($0) }) {
      if thing.kind == "tab" { tabs.append((thing.title, [])) } else { tabs[tabs.count - 1].things.append(thing) }
    }
    self.tabs = tabs
    self.title = .verbatim(title)
    initialState = tabs.flatMap(\.things).reduce(into: [:]) { $0.merge($1.initialValues) { $1 } }
  }

  func interface(for state: [ID: Value]) -> Interface {
    Interface(
      "Test",
      tabs: tabs.map { title, things in
        let screen = Screen(.verbatim(title), id: ID(title), elements: things.map { $0.element(state) })
        return Tab(.verbatim(title), id: ID(title), screen: screen)
      })
  }

  func update(_ state: inout [ID: Value], _ event: Event) -> [Effect] {
    switch event {
    case .changed(let id, let value): state[id] = value
    case .pressed(let id): state[id] = .isOn(true)
    default: break
    }
    return []
  }

  /// A thing on a screen, as it is described.
  struct Thing: Sendable {
    let kind: Substring
    let title: String
    private let detail: Substring

    init(_ text: Substring) {
      let halves = text.split(separator: " = ", maxSplits: 1)
      let words = halves[0].split(separator: " ", maxSplits: 1)
      (kind, title, detail) = (words[0], words.count > 1 ? String(words[1]) : "", halves.count > 1 ? halves[1] : "")
    }

    private var id: ID { ID(title) }
    private var name: LocalizedText { .verbatim(title) }
    /// What is chosen from, without the star behind what is chosen or on at first.
    private var options: [(title: String, isFirst: Bool)] {
      detail.split(separator: ", ").map { option in
        option.last == "*" ? (String(option.dropLast()), true) : (String(option), false)
      }
    }

    var initialValues: [ID: Value] {
      switch kind {
      case "toggle", "box": [id: .isOn(detail == "on")]
      case "boxes": Dictionary(uniqueKeysWithValues: options.map { (ID($0.title), .isOn($0.isFirst)) })
      case "popup", "radio": [id: .choice(ID((options.first(where: \.isFirst) ?? options[0]).title))]
      default: [:]
      }
    }

    func element(_ state: [ID: Value]) -> Element {
      switch kind {
      case "button": .button(Button(name, id: id))
      case "main": .button(Button(name, id: id).style(.filled))
      case "dimmed": .button(Button(name, id: id).dimmed())
      case "risk": .button(Button(name, id: id).role(.destructive).confirming(Confirmation("Sure?", phrase: phrase)))
      case "toggle": .toggle(toggle(title, state))
      case "box": .toggle(toggle(title, state).style(.checkBox))
      case "boxes": .group(Group(name, elements: options.map { .toggle(toggle($0.title, state).style(.checkBox)) }))
      case "field": .textField(TextField(name, id: id, value: text(state)))
      case "combo":
        .comboBox(
          ComboBox(name, id: id, value: text(state), suggestions: options.map(\.title)).onlySuggestions())
      case "row": .row(options.isEmpty ? row : row.menu { for item in options { self.item(item.title) } })
      case "slider": .picker(.slider(name, id: id, value: numbers(state)[0], in: bounds, step: numbers(state)[3]))
      case "stepper": .picker(.stepper(name, id: id, value: numbers(state)[0], in: bounds, step: numbers(state)[3]))
      case "popup":
        .popUpButton(PopUpButton(name, id: id, selection: choice(state), menu: menu))
      case "radio":
        .radioGroup(
          RadioGroup(
            name, id: id, selection: choice(state),
            buttons: options.map { RadioButton(.verbatim($0.title), id: ID($0.title)) }))
      case "menu": .pullDownButton(PullDownButton(name, id: id, menu: menu))
      case "day": .datePicker(DatePicker(name, id: id, mode: .date, value: moment(state)))
      case "time": .datePicker(DatePicker(name, id: id, mode: .time, value: moment(state)))
      default: .text(TextBlock(name, id: id))
      }
    }

    private var phrase: LocalizedText { .verbatim(String(detail)) }
    private var row: Row { Row(name, id: id, action: .send) }
    private var menu: Menu { Menu(options.map { .item(MenuItem(.verbatim($0.title), id: ID($0.title))) }) }
    private func item(_ item: String) -> MenuItem { MenuItem(.verbatim(item), id: ID(item, title)) }
    private var bounds: ClosedRange<Int> { numbers([:])[1]...numbers([:])[2] }

    private func toggle(_ title: String, _ state: [ID: Value]) -> Toggle {
      Toggle(.verbatim(title), id: ID(title), isOn: state[ID(title)] == .isOn(true))
    }
    private func text(_ state: [ID: Value]) -> String {
      if case .text(let text) = state[id] { text } else { String(detail) }
    }
    private func choice(_ state: [ID: Value]) -> ID { if case .choice(let choice) = state[id] { choice } else { "" } }
    private func moment(_ state: [ID: Value]) -> DateTime? {
      if case .moment(let moment) = state[id] { moment } else { nil }
    }
    /// The number that is held, the least, the greatest and the step.
    private func numbers(_ state: [ID: Value]) -> [Int] {
      var numbers = detail.split(separator: " ").compactMap { Int($0) } + [1]
      if case .picked(let picked) = state[id], let number = picked[0].flatMap(Picker.number(of:)) {
        numbers[0] = number
      }
      return numbers
    }
  }
}
