import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-8: a question stays until it is answered, refused or left.
struct StandingQuestionTests {
  /// Two things that match "show", and others.
  struct DeskApp: App {
    var titles = ["Call", "Erase", "Show mail", "Show photos", "Stamps"]
    var initialState: [ID] { [] }

    func interface(for state: [ID]) -> Interface {
      Interface("Desk") { [titles] in
        Tab("Desk", id: "desk") { for title in titles { Button(.verbatim(title), id: ID(title)) } }
        Tab("Drawer", id: "drawer") { Row("Key", id: "key", action: .send) }
      }
    }

    func update(_ state: inout [ID], _ event: Event) -> [Effect] {
      if case .pressed(let id) = event { state.append(id) }
      return []
    }
  }

  private static let german = ["Anrufen", "Wegwerfen", "Zeige Post", "Zeige Fotos", "Marken"]
  private static let arabic = ["اتصال", "مسح", "عرض البريد", "عرض الصور", "طوابع"]

  @Test(
    "LOOP-8: in other languages too",
    arguments: [
      (
        "de", german, "zeige",
        ["2", "die zweite", "das zweite", "die letzte", "die fotos", "die mit fotos", "fotos", "öffne fotos"]
      ),
      ("ar", arabic, "عرض", ["2", "٢", "الثاني", "الثانية", "الأخير", "الصور", "هذه الصور", "افتح الصور"]),
    ]) func answersElsewhere(locale: String, titles: [String], asking: String, lines: [String]) throws
  {
    for line in lines {
      var player = try SessionPlayer(of: DeskApp(titles: titles)) { $0.locale = locale }
      player.say(asking, "xyz")
      expect(player.session.state.isEmpty)
      player.say(line)
      expect(player.session.state, is: [ID(titles[3])], "\(line): \(player.lines)")
    }
  }
}
