import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-9, LOOP-16: lines that say a thing and a value in an order that no pattern lists.
struct FreeOrderTests {
  private struct State: Sendable, Equatable {
    var on: Set<ID> = ["radio"]
    var values = ["volume": 40, "heat": 20] as [ID: Int]
    var choices = ["size": "small", "edition": "desktop"] as [ID: ID]

    /// What is on, the numbers and the choices, in one line.
    var text: String {
      let numbers = ["volume", "heat"].map { String(values[$0] ?? 0) }
      let chosen = ["size", "edition"].map { choices[$0]?.description ?? "" }
      return (on.map(\.description).sorted() + numbers + chosen).joined(separator: " ")
    }
  }

  /// The names of the things: two lamps, a radio, a volume, a temperature, a size and an edition with their options.
  private static let names: [String: [String]] = [
    "en": [
      "Kitchen lamp", "Bedroom lamp", "Radio", "Volume", "Temperature", "Size", "Small", "Large", "Edition", "Desktop",
      "Server",
    ],
    "de": [
      "Küchenlampe", "Schlafzimmerlampe", "Radio", "Lautstärke", "Temperatur", "Größe", "Klein", "Groß", "Ausgabe",
      "Desktop", "Server",
    ],
    "fr": [
      "Lampe de la cuisine", "Lampe de la chambre", "Radio", "Volume", "Température", "Taille", "Petite", "Grande",
      "Édition", "Bureau", "Serveur",
    ],
    "zh": ["厨房灯", "卧室灯", "收音机", "音量", "温度", "尺寸", "小号", "大号", "版本", "桌面版", "服务器版"],
    "ja": ["台所の照明", "寝室の照明", "ラジオ", "音量", "温度", "サイズ", "小", "大", "エディション", "デスクトップ", "サーバー"],
  ]

  private func player(_ locale: String) throws -> SessionPlayer<ScreenApp<State>> {
    let names = try #require(Self.names[locale]).map(LocalizedText.verbatim)
    let app = ScreenApp(State()) { state in
      Toggle(names[0], id: "kitchen", isOn: state.on.contains("kitchen"))
      Toggle(names[1], id: "bedroom", isOn: state.on.contains("bedroom"))
      Toggle(names[2], id: "radio", isOn: state.on.contains("radio"))
      Picker.slider(names[3], id: "volume", value: state.values["volume"] ?? 0, in: 0...100, step: 5)
      Picker.stepper(names[4], id: "heat", value: state.values["heat"] ?? 0, in: 15...28)
      PopUpButton(
        names[5], id: "size", selection: state.choices["size"] ?? "",
        menu: Menu([.item(MenuItem(names[6], id: "small")), .item(MenuItem(names[7], id: "large"))]))
      RadioGroup(
        names[8], id: "edition", selection: state.choices["edition"],
        buttons: [RadioButton(names[9], id: "desktop"), RadioButton(names[10], id: "server")])
    } on: { state, event in
      switch event {
      case .changed(let id, .isOn(let isOn)): if isOn { state.on.insert(id) } else { state.on.remove(id) }
      case .changed(let id, .choice(let choice)): state.choices[id] = choice
      case .changed(let id, .picked(let ids)): state.values[id] = ids[0].flatMap(Picker.number(of:)) ?? 0
      default: break
      }
    }
    return try SessionPlayer(of: app, locale: locale)
  }

  @Test(
    "each line does what it says",
    arguments: [
      ("en", ["put the temperature up two degrees"], "radio 40 22 small desktop"),
      ("en", ["put the volume up to about sixty"], "radio 60 20 small desktop"),
      ("en", ["volume half", "1"], "radio 50 20 small desktop"),
      ("en", ["max volume please"], "radio 100 20 small desktop"),
      ("en", ["turn the volume all the way down"], "radio 0 20 small desktop"),
      ("en", ["I'd like a large one"], "radio 40 20 large desktop"),
      ("en", ["I'd like the server edition"], "radio 40 20 small server"),
      ("en", ["size large", "rather small"], "radio 40 20 small desktop"),
      ("en", ["make it large, sorry, small"], "radio 40 20 small desktop"),
      ("en", ["no radio"], "40 20 small desktop"), ("en", ["turn the radio on, sorry, off"], "40 20 small desktop"),
      ("en", ["everything off except the radio"], "radio 40 20 small desktop"),
      ("en", ["everything on except the radio"], "bedroom kitchen radio 40 20 small desktop"),
      ("en", ["turn on the bedroom lamp", "no, the other one"], "kitchen radio 40 20 small desktop"),
      ("en", ["a bit louder"], "radio 45 20 small desktop"), ("en", ["speak louder"], "radio 40 20 small desktop"),
      ("de", ["volle Lautstärke"], "radio 100 20 small desktop"),
      ("de", ["mach alles aus außer dem Radio"], "radio 40 20 small desktop"),
      ("de", ["schalte die Küchenlampe ein", "nein, die andere"], "bedroom radio 40 20 small desktop"),
      ("de", ["etwas leiser"], "radio 35 20 small desktop"), ("de", ["sprich leiser"], "radio 40 20 small desktop"),
      ("fr", ["volume à fond"], "radio 100 20 small desktop"),
      ("fr", ["je voudrais l'édition serveur"], "radio 40 20 small server"),
      ("fr", ["une grande s'il vous plaît"], "radio 40 20 large desktop"),
      ("en", ["both lamps on"], "bedroom kitchen radio 40 20 small desktop"),
      ("en", ["turn on the lamps", "both"], "bedroom kitchen radio 40 20 small desktop"),
      ("en", ["turn on the bedroom lamp not the kitchen lamp"], "bedroom radio 40 20 small desktop"),
      ("en", ["turn on the kitchen lamp but turn off the radio"], "kitchen 40 20 small desktop"),
      ("en", ["turn off the radio and not the kitchen lamp"], "40 20 small desktop"),
      ("en", ["set the temperature to 22 degrees"], "radio 40 22 small desktop"),
      ("en", ["raise the temperature to 22"], "radio 40 22 small desktop"),
      ("en", ["raise the volume by ten", "no twenty"], "radio 60 20 small desktop"),
      ("en", ["raise the volume by ten", "no to thirty"], "radio 30 20 small desktop"),
      ("en", ["raise the volume by ten, no, five down"], "radio 35 20 small desktop"),
      ("en", ["lower the volume from forty to twenty"], "radio 20 20 small desktop"),
      ("en", ["turn on the kitchen lamp", "I mean the bedroom lamp"], "bedroom radio 40 20 small desktop"),
      ("en", ["turn the radio up"], "radio 45 20 small desktop"),
      ("en", ["server edition with radio and large"], "radio 40 20 large server"),
      ("en", ["turn on the light in the bedroom"], "bedroom radio 40 20 small desktop"),
      ("en", ["I'd like light in the kitchen"], "kitchen radio 40 20 small desktop"),
      ("en", ["kitchen and bedroom lamps on"], "bedroom kitchen radio 40 20 small desktop"),
      ("en", ["crank the volume up", "yes"], "radio 45 20 small desktop"),
      ("en", ["crank the volume up", "no"], "radio 40 20 small desktop"),
      ("en", ["crank the volume up", "turn the volume down"], "radio 35 20 small desktop"),
      ("en", ["crank the volume up", "I'd like a large one"], "radio 40 20 large desktop"),
      ("en", ["install the server edition", "yes"], "radio 40 20 small server"),
      ("en", ["make it a bit warmer"], "radio 40 21 small desktop"),
      ("en", ["make it a bit warmer in here"], "radio 40 21 small desktop"),
      ("en", ["a bit warmer in the garage", "no"], "radio 40 20 small desktop"),
      ("en", ["colder"], "radio 40 19 small desktop"), ("en", ["the radio is warmer"], "radio 40 20 small desktop"),
      ("en", ["22 degrees"], "radio 40 22 small desktop"), ("en", ["make it 22 degrees"], "radio 40 22 small desktop"),
      ("en", ["set the radio to 22 degrees"], "radio 40 20 small desktop"),
      ("en", ["set the radio to 22 degrees", "yes"], "radio 40 22 small desktop"),
      ("en", ["turn the sound down a bit"], "radio 35 20 small desktop"),
      ("en", ["large"], "radio 40 20 large desktop"), ("en", ["too large"], "radio 40 20 small desktop"),
      ("en", ["no radio please, but turn on the kitchen lamp"], "kitchen 40 20 small desktop"),
      ("en", ["no radio but the kitchen lamp"], "kitchen 40 20 small desktop"),
      ("en", ["no radio and the kitchen lamp"], "radio 40 20 small desktop"),
      ("en", ["lower the volume by ten and the temperature by two"], "radio 30 18 small desktop"),
      ("en", ["I want the light to be large", "yes"], "radio 40 20 large desktop"),
      ("en", ["I want the light to be large", "no"], "radio 40 20 small desktop"),
      ("de", ["nimm die Serverausgabe"], "radio 40 20 small server"),
      ("de", ["mach es etwas wärmer"], "radio 40 21 small desktop"),
      ("fr", ["22 degrés"], "radio 40 22 small desktop"), ("ja", ["もう少し暖かくして"], "radio 40 21 small desktop"),
      ("zh", ["再凉快一点"], "radio 40 19 small desktop"),
      ("de", ["mach das Licht in der Küche an"], "kitchen radio 40 20 small desktop"),
      ("ja", ["台所の電気つけて"], "kitchen radio 40 20 small desktop"),
      ("zh", ["把厨房的灯打开"], "kitchen radio 40 20 small desktop"),
      ("de", ["eine große bitte"], "radio 40 20 large desktop"),
      ("de", ["beide Lampen an"], "bedroom kitchen radio 40 20 small desktop"),
      ("de", ["stell die Temperatur auf 22 Grad"], "radio 40 22 small desktop"),
      ("fr", ["éteins toutes les lampes", "allume les deux lampes"], "bedroom kitchen radio 40 20 small desktop"),
      ("zh", ["把灯都打开"], "bedroom kitchen radio 40 20 small desktop"),
      ("ja", ["照明を両方つけて"], "bedroom kitchen radio 40 20 small desktop"),
      ("ja", ["音量を半分に", "2"], "radio 20 20 small desktop"), ("ja", ["音量を最大に"], "radio 100 20 small desktop"),
    ])
  func does(locale: String, lines: [String], state: String) throws {
    var player = try player(locale)
    for line in lines { player.say(line) }
    expect(player.session.state.text, is: state, "\(player.lines)")
  }

  @Test(
    "what a line with an unknown word may mean is only asked, and says the thing and the value",
    arguments: [
      ("crank the volume up", "Did you mean Volume, 45?"),
      ("install the server edition", "Did you mean Edition, Server?"),
      ("turn the bedroom lamp gently on", "Did you mean Bedroom lamp, on?"),
    ])
  func asked(line: String, question: String) throws {
    var player = try player("en")
    player.say(line)
    expect(player.lines, is: [question])
    expect(player.session.state, is: State())
  }

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
    "a line with a word that is no part of an order changes nothing",
    arguments: [
      ("en", "the radio is not off"), ("en", "don't turn the radio off"), ("en", "the volume is up again, isn't it"),
      ("en", "is the volume up to fifty?"), ("en", "the large volume of work"), ("en", "my old radio was off"),
      ("de", "schalte das Radio nicht aus"), ("de", "mach das Radio auf keinen Fall aus"),
      ("fr", "n'éteins pas la radio"),
      ("en", "don't install the server edition"), ("en", "never turn the radio off"),
      ("en", "no large"), ("en", "no server"), ("en", "I said no large"), ("zh", "不要大号"),
      ("en", "turn the volume up and down"), ("en", "a large one and a small one"),
      ("en", "volume not sixty"), ("zh", "音量不要六十"), ("en", "volume up ten no higher"),
    ])
  func nothing(locale: String, line: String) throws {
    var player = try player(locale)
    player.say(line)
    expect(player.session.state, is: State(), "\(player.lines)")
  }
}
