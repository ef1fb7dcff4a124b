import AloudLanguage
import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-2, LOOP-13: names as people say them: with articles, endings, and requests around them.
struct SaidNameTests {
  private struct KitchenApp: App {
    struct State: Sendable, Equatable {
      var isLit = false
      var pressed: [ID] = []
    }
    var names = ["Lamp", "Milk", "Bread", "Delete", "Music"]
    var initialState: State { State() }
    func interface(for state: State) -> Interface {
      Interface("Kitchen") {
        Tab("Home", id: "home") {
          Toggle(.verbatim(names[0]), id: "lamp", isOn: state.isLit)
          for (id, name) in zip(["milk", "bread"] as [ID], names[1...2]) {
            Row(.verbatim(name), id: id, action: .send).menu {
              MenuItem(.verbatim(names[3]), id: ID("delete", "\(id)"))
            }
          }
        }
        Tab(.verbatim(names[4]), id: "music") { Button("Play the best", id: "play") }
      }
    }
    func update(_ state: inout State, _ event: Event) -> [Effect] {
      switch event {
      case .changed("lamp", .isOn(let isOn)): state.isLit = isOn
      case .pressed(let id): state.pressed.append(id)
      default: break
      }
      return []
    }
  }

  private func state(after lines: [String], of names: [String]? = nil, locale: String = "en") throws -> KitchenApp.State
  {
    var app = KitchenApp()
    if let names { app.names = names }
    var player = try SessionPlayer(of: app, locale: locale)
    player.say(lines)
    return player.session.state
  }

  @Test(
    "articles, nouns of roles and requests count for nothing",
    arguments: [
      "press the milk", "open my milk", "the milk", "press the milk button", "uh press the milk please",
      "could you please open the milk", "open please the milk", "milks",
    ]) func milk(line: String) throws
  {
    try expect(state(after: [line]).pressed, is: ["milk"])
  }

  @Test(
    "an item of a thing's menu is said with the thing, in either order",
    arguments: ["delete the milk", "please delete milk", "milk delete", "can you delete the milk", "remove the milk"])
  func menuItem(line: String) throws {
    try expect(state(after: [line]).pressed, is: [ID("delete", "milk")])
  }

  @Test("a thing goes before a longer name that says it with an article", arguments: ["the milk", "press the milk"])
  func inner(line: String) throws {
    let names = ["Lamp", "Milk", "Buy the milk", "Delete", "Music"]
    try expect(state(after: [line], of: names).pressed, is: ["milk"])
    try expect(
      state(after: ["this milk"], of: ["Lamp", "Milk", "This milk is old", "Delete", "Music"]).pressed, is: ["bread"])
  }

  @Test("words for showing press nothing and turn nothing", arguments: ["show the lamp", "to the milk", "show delete"])
  func shown(line: String) throws {
    try expect(state(after: [line]), is: KitchenApp.State())
  }

  @Test("no language's words for showing press or turn", arguments: Nightly.languages(LoadedLocale.bundledTags))
  func shownInEveryLanguage(locale: String) throws {
    for phrase in try LoadedLocale(locale).wording.alternatives("command.show").own {
      let lines = ["Lamp", "Milk"].map { phrase.replacing("{object}", with: $0) }
      try expect(state(after: lines, locale: locale), is: KitchenApp.State(), phrase)
    }
  }

  @Test("the last part of a joined word stands for it where words are joined") func joined() throws {
    let names = ["Küchenlampe", "Milch", "Brot", "Löschen", "Musik"]
    try expect(state(after: ["Lampe an"], of: names, locale: "de").isLit)
    try expect(!state(after: ["Lampe on"], of: names, locale: "en").isLit)
  }

  @Test("a name as it is written goes before every other form") func written() throws {
    try expect(state(after: ["milks"], of: ["Lamp", "Milk", "Milks", "Delete", "Music"]).pressed, is: ["bread"])
    try expect(state(after: ["the milk"], of: ["Lamp", "Milk", "The milk", "Delete", "Music"]).pressed, is: ["bread"])
  }

  @Test(
    "a form never presses what was not meant",
    arguments: [
      "no, the milk", "the", "could you please", "lamp one", "the best", "delete", "delete the milk and bread",
    ])
  func nothing(line: String) throws {
    try expect(state(after: [line]), is: KitchenApp.State())
  }

  @Test("\"go to\" moves there and presses nothing") func goTo() throws {
    var player = try SessionPlayer(of: KitchenApp())
    player.expect("go to the bread", says: "Bread, menu, 3 of 3.")
    expect(player.session.state, is: KitchenApp.State())
    player.expect("next", says: "This is the end.")
    expect(player.say("go to music").first, is: "Music, tab, selected, 2 of 2. 1 item.")
  }

  private static let german = ["Lampe", "Milch", "Brot", "Löschen", "Musik"]
  private static let turkish = ["Lamba", "Süt", "Kitap", "Sil", "Müzik"]
  private static let arabic = ["المصباح", "حليب", "خبز", "حذف", "الموسيقى"]
  private static let russian = ["Лампа", "Почта", "Новая булка", "Удалить", "Музыка"]
  private static let korean = ["전등", "우유", "빵", "삭제", "음악"]

  @Test(
    "cases and particles",
    arguments: [
      ("de", german, "öffne die Milch bitte", "milk"), ("de", german, "tippe mal auf das Brot", "bread"),
      ("tr", turkish, "sütü aç", "milk"), ("tr", turkish, "kitabı aç", "bread"),
      ("ar", arabic, "افتح الحليب", "milk"), ("ru", russian, "открой почту", "milk"),
      ("ru", russian, "нажми на новую булку", "bread"), ("ko", korean, "우유를 열어", "milk"),
    ]) func cases(locale: String, names: [String], line: String, id: ID) throws
  {
    try expect(state(after: [line], of: names, locale: locale).pressed, is: [id])
  }

  @Test("a switch with an article and a verb in two parts") func switches() throws {
    try expect(state(after: ["turn the lamp on"]).isLit)
    try expect(state(after: ["schalte bitte die Lampe ein"], of: Self.german, locale: "de").isLit)
    try expect(state(after: ["lambayı aç"], of: Self.turkish, locale: "tr").isLit)
  }
}
