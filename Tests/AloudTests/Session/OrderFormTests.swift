import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-15, LOOP-16: what people say to a form with options, check boxes, a number and a time, several in one line.
struct OrderFormTests {
  private struct State: Sendable, Equatable {
    var on: Set<ID> = []
    var count = 1
    var size: ID = "small"
    var time = ""

    var text: String {
      ([size.description, String(count)] + on.map(\.description).sorted() + [time]).joined(separator: " ")
    }
  }

  /// The title, a size with its options, toppings, the number, a toggle, and a time with the toggle's name in its own.
  private static let names: [String: [String]] = [
    "en": [
      "Pizza", "Size", "Small", "Large", "Toppings", "Cheese", "Ham", "Onions", "Quantity", "Delivery", "Delivery time",
    ],
    "de": [
      "Pizza", "Größe", "Klein", "Groß", "Beläge", "Käse", "Schinken", "Zwiebeln", "Anzahl", "Lieferung",
      "Zeit der Lieferung",
    ],
    "fr": [
      "Pizza", "Taille", "Petite", "Grande", "Garnitures", "Fromage", "Jambon", "Oignons", "Quantité", "Livraison",
      "Heure de livraison",
    ],
    "it": [
      "Pizza", "Formato", "Piccola", "Grande", "Ingredienti", "Formaggio", "Prosciutto", "Cipolle", "Quantità",
      "Consegna", "Ora di consegna",
    ],
    "pl": [
      "Pizza", "Rozmiar", "Mała", "Duża", "Dodatki", "Ser", "Szynka", "Cebula", "Ilość", "Dostawa", "Dostawa godzina",
    ],
    "ru": [
      "Пицца", "Размер", "Маленькая", "Большая", "Начинка", "Сыр", "Ветчина", "Лук", "Количество", "Доставка",
      "Время доставки",
    ],
    "zh": ["比萨", "尺寸", "小号", "大号", "配料", "奶酪", "火腿", "洋葱", "数量", "送货", "送货时间"],
    "tr": [
      "Pizza", "Boy", "Küçük", "Büyük", "Malzemeler", "Peynir", "Jambon", "Soğan", "Adet", "Teslimat", "Teslimat saati",
    ],
  ]

  private func player(_ locale: String) throws -> SessionPlayer<ScreenApp<State>> {
    let names = try #require(Self.names[locale]).map(LocalizedText.verbatim)
    let app = ScreenApp(State(), title: names[0]) { state in
      PopUpButton(
        names[1], id: "size", selection: state.size,
        menu: Menu([.item(MenuItem(names[2], id: "small")), .item(MenuItem(names[3], id: "large"))]))
      Group(names[4]) {
        Toggle(names[5], id: "cheese", isOn: state.on.contains("cheese")).style(.checkBox)
        Toggle(names[6], id: "ham", isOn: state.on.contains("ham")).style(.checkBox)
        Toggle(names[7], id: "onions", isOn: state.on.contains("onions")).style(.checkBox)
      }
      Picker.stepper(names[8], id: "count", value: state.count, in: 1...9)
      Toggle(names[9], id: "delivery", isOn: state.on.contains("delivery"))
      DatePicker(names[10], id: "time", mode: .time)
    } on: { state, event in
      switch event {
      case .changed(let id, .isOn(let isOn)): if isOn { state.on.insert(id) } else { state.on.remove(id) }
      case .changed("size", .choice(let choice)): state.size = choice
      case .changed("count", .picked(let ids)): state.count = ids[0].flatMap(Picker.number(of:)) ?? 0
      case .changed("time", .moment(let moment)): state.time = moment.map { String($0.minutes) } ?? ""
      default: break
      }
    }
    return try SessionPlayer(of: app, locale: locale)
  }

  @Test(
    "each line does what it says",
    arguments: [
      ("en", ["I'd like a large pizza with ham and onions"], "large 1 ham onions "),
      ("en", ["with cheese but without ham"], "small 1 cheese "),
      ("en", ["all toppings except ham"], "small 1 cheese onions "),
      ("en", ["all toppings", "no toppings"], "small 1 "), ("en", ["I'd like two"], "small 2 "),
      ("en", ["could I have the large one"], "large 1 "), ("en", ["two pieces"], "small 2 "),
      ("en", ["deliver it at 7:30 pm"], "small 1 1170"),
      ("en", ["delivery time ten pm I mean eleven pm"], "small 1 1380"),
      ("en", ["with ham", "not ham but onions"], "small 1 onions "), ("en", ["two onions"], "small 1 "),
      ("en", ["delivery at 7:30 pm"], "small 1 1170"), ("en", ["delivery on"], "small 1 delivery "),
      ("de", ["eine große bitte"], "large 1 "), ("de", ["mit Schinken aber ohne Zwiebeln"], "small 1 ham "),
      ("de", ["ich möchte drei"], "small 3 "), ("fr", ["une grande pizza"], "large 1 "),
      ("fr", ["fromage sans oignons"], "small 1 cheese "), ("it", ["grande"], "large 1 "),
      ("it", ["con formaggio", "formaggio ma senza cipolle"], "small 1 cheese "),
      ("pl", ["poproszę dużą pizzę"], "large 1 "), ("pl", ["ser bez cebuli"], "small 1 cheese "),
      ("ru", ["большую пиццу"], "large 1 "), ("ru", ["сыр без лука"], "small 1 cheese "),
      ("zh", ["不要洋葱，要火腿和奶酪"], "small 1 cheese ham "), ("zh", ["我要三个"], "small 3 "),
      ("zh", ["洋葱不要奶酪要"], "small 1 "), ("zh", ["不要奶酪，要洋葱"], "small 1 onions "),
      ("tr", ["jambonlu ve peynirli"], "small 1 cheese ham "), ("tr", ["büyük pizza"], "large 1 "),
    ])
  func does(locale: String, lines: [String], state: String) throws {
    var player = try player(locale)
    for line in lines { player.say(line) }
    expect(player.session.state.text, is: state, "\(player.lines)")
  }
}
