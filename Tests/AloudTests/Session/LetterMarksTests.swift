import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-2: accents don't matter, except where they make other letters of the language.
struct LetterMarksTests {
  private struct NamesApp: App {
    var names: [String]
    var initialState: [String] { [] }

    func interface(for state: [String]) -> Interface {
      Interface("Names") {
        Tab("Home", id: "home") {
          for name in names { Toggle(.verbatim(name), id: ID("name", name), isOn: state.contains(name)) }
        }
      }
    }

    func update(_ state: inout [String], _ event: Event) -> [Effect] {
      if case .changed(let id, .isOn(true)) = event { state.append(id.item ?? "") }
      return []
    }
  }

  @Test(
    "a line that was typed with marks names what has the same ones; one without them names any",
    arguments: [
      ("sv", ["Lägg till", "Lampa"], "låg", []), ("sv", ["Lägg till", "Lampa"], "lagg", ["Lägg till"]),
      ("sv", ["Lag", "Låg lampa"], "låg", ["Låg lampa"]), ("sv", ["Lag", "Låg"], "lag", ["Lag"]),
      ("sv", ["Smörgås"], "smorgas", ["Smörgås"]), ("sv", ["Idé"], "ide", ["Idé"]), ("sv", ["Ide"], "idé", ["Ide"]),
      ("vi", ["Bơ", "Bố"], "bố", ["Bố"]), ("vi", ["Bố"], "bơ", []), ("vi", ["Bố"], "bo", ["Bố"]),
      ("vi", ["Bơ", "Bố"], "bật bơ", ["Bơ"]), ("vi", ["Hòa"], "hoà", ["Hòa"]),
      ("vi", ["Sữa tươi"], "sữa", ["Sữa tươi"]),
      ("vi", ["Bơ", "Bố", "Sữa"], "bật bơ và sữa", ["Bơ", "Sữa"]),
      ("es", ["Ano", "Mesa"], "año", []), ("ru", ["Чаи"], "чай", []), ("cs", ["Rada"], "řada", []),
      ("tr", ["Kış"], "kis", ["Kış"]), ("tr", ["Kis"], "kış", []), ("de", ["Apfel"], "Äpfel", ["Apfel"]),
    ] as [(String, [String], String, [String])])
  func names(locale: String, names: [String], line: String, chosen: [String]) throws {
    var player = try SessionPlayer(of: NamesApp(names: names)) { $0.locale = locale }
    player.say(line)
    expect(player.session.state, is: chosen, "\(line): \(player.lines)")
  }
}
