import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-16: a place in the list or words of a name choose in every list, menu, picker and question.
struct OrdinalTests {
  struct Home: App {
    struct State: Sendable, Equatable {
      var values: [ID: Value] = [:]
      var pressed: [ID] = []
      var rows = ["Garden gate", "Front door", "Back door"]
    }

    var initialState: State { State() }

    private func choice(_ state: State, _ id: ID, _ standard: ID) -> ID {
      if case .choice(let id) = state.values[id] { id } else { standard }
    }

    func interface(for state: State) -> Interface {
      var fruit: ID? = ID("fruit", "Apple")
      if case .picked(let picked) = state.values["fruit"] { fruit = picked[0] }
      let screen = Screen("Home", id: "home") {
        for row in state.rows { Row(.verbatim(row), id: ID("row", row), action: .send) }
        PopUpButton(
          "Sort by", id: "sort", selection: choice(state, "sort", "date"),
          menu: Menu {
            MenuItem("Date", id: "date")
            MenuItem("Name", id: "name")
          })
        PullDownButton("More", id: "more") {
          MenuItem("Print", id: "print")
          Submenu("Share", id: "share") {
            MenuItem("By mail", id: "mail")
            MenuItem("By post", id: "post")
          }
        }
        RadioGroup("Size", id: "size", selection: choice(state, "size", "m")) {
          RadioButton("Small", id: "s")
          RadioButton("Medium", id: "m")
          RadioButton("Large", id: "l")
        }
        Picker("Fruit", id: "fruit", selection: fruit) {
          for fruit in Self.fruits { Row(.verbatim(fruit), id: ID("fruit", fruit)) }
        }
        for title in ["Wifi", "Bluetooth"] {
          Toggle(.verbatim(title), id: ID(title), isOn: state.values[ID(title)] == .isOn(true))
        }
        Button("Ask", id: "ask")
        Button("Inside", id: "inside", action: .push("inside"))
      }
      return Interface("Home") { Tab("Home", id: "home", screen: screen) }
    }

    func screen(_ id: ID, for state: State) -> Screen? {
      Screen("Inside", id: id) { for name in ["One", "Two"] { Button(.verbatim(name), id: ID("in", name)) } }
    }

    func update(_ state: inout State, _ event: Event) -> [Effect] {
      switch event {
      case .changed(let id, let value): state.values[id] = value
      case .pressed("ask"):
        let kinds = ["A letter", "A photo", "A map"].map { MenuItem(.verbatim($0), id: ID("kind", $0)) }
        return [.ask(ActionSheet("What kind?", id: "kinds", actions: Menu(kinds.map { .item($0) })))]
      case .pressed(let id): state.pressed.append(id)
      case .elapsed(let id): state.rows.insert(id.name, at: 0)
      default: break
      }
      return []
    }

    static let fruits = ["Apple", "Banana", "Cherry", "Groceries"]
  }

  private typealias HomePlayer = SessionPlayer<Home>

  private func player(_ locale: String = "en") throws -> HomePlayer {
    try SessionPlayer(of: Home()) { $0.locale = locale }
  }

  private static func row(_ title: String) -> ID { ID("row", title) }

  @Test(
    "ordinals and words of a name choose on a screen",
    arguments: [
      ("en", "the second", "Front door"), ("en", "no, the third", "Back door"), ("en", "the gate one", "Garden gate"),
      ("en", "choose the second", "Front door"), ("en", "the third item", "Back door"),
      ("de", "der zweite", "Front door"), ("de", "nein, der dritte", "Back door"), ("de", "das dritte", "Back door"),
      ("ja", "二番目", "Front door"), ("ja", "三番目", "Back door"), ("ar", "الثاني", "Front door"),
      ("ar", "لا، الثالث", "Back door"), ("fr", "le deuxième", "Front door"), ("ru", "второй", "Front door"),
      ("cs", "druhou", "Front door"), ("uk", "другий", "Front door"), ("nl", "de tweede", "Front door"),
      ("zh", "第二个", "Front door"), ("ko", "두 번째", "Front door"), ("tr", "ikinci", "Front door"),
    ])
  func screen(_ locale: String, _ line: String, _ title: String) throws {
    var player = try player(locale)
    player.say(line)
    expect(player.session.state.pressed, is: [Self.row(title)])
  }

  @Test("PICK-2: an ordinal makes no other row of a million") func longList() throws {
    var app = TestApp()
    let counter = RowCounter()
    app.counter = counter
    var player = try Player(app)
    player.say("tab 2")
    counter.forget()
    player.say("the five hundred thousandth")
    expect(Set(counter.provided), is: [499_999])
    counter.forget()
    player.say("the last one")
    expect(Set(counter.provided), is: [999_999])
  }

  @Test(
    "PICK-4: a typing error is asked about, and nothing is chosen before yes",
    arguments: [
      ("en", "Did you mean Front door?", "yes", "no"), ("de", "Meinten Sie Front door?", "ja", "nein"),
      ("ja", "「Front door」のことですか？", "はい", "いいえ"), ("ar", "هل تقصد Front door؟", "نعم", "لا"),
    ])
  func nearest(_ locale: String, _ question: String, _ yes: String, _ no: String) throws {
    var player = try player(locale)
    player.expect("frnt dor", says: question)
    player.say(no)
    expect(player.session.state.pressed, is: [])
    expect(player.session.engine.layers.isEmpty)
    player.say("frnt dor", yes)
    expect(player.session.state.pressed, is: [Self.row("Front door")])
    player.say("gate gardn")
    expect(player.session.engine.layers.isEmpty)
  }
}
