import Testing

@testable import Aloud

/// LOOP-2: letters that German keyboards have and others lack are typed as two.
struct TypedLettersTests {
  private struct UmlautApp: App {
    var initialState: [ID] { [] }

    func interface(for state: [ID]) -> Interface {
      var delete = Button("Müll löschen", id: "delete")
      delete.role = .destructive
      delete.confirmation = Confirmation("Müll löschen?", phrase: "Müll wirklich löschen")
      let elements: [Element] = [
        .button(Button("Grün", id: "green")), .button(Button("Neue Küche", id: "kitchen")),
        .button(Button("Straße", id: "street")), .button(Button("Poesie", id: "poems")), .button(delete),
        .textField(TextField("Notiz", id: "note", value: "")),
      ]
      return Interface("App", tabs: [Tab("Alle", id: "t", screen: Screen("Alle", id: "s", elements: elements))])
    }

    func update(_ state: inout [ID], _ event: Event) -> [Effect] {
      switch event {
      case .pressed(let id): state.append(id)
      case .changed(_, .text(let text)): state.append(ID("text", text))
      default: break
      }
      return []
    }
  }

  private func pressed(_ lines: String..., locale: String = "de", isRecognised: Bool = false) throws -> [ID] {
    var session = try Session(UmlautApp(), settings: Settings(locale: locale))
    _ = session.start()
    for line in lines { _ = session.take(Line(line, isRecognised: isRecognised)) }
    return session.state
  }

  @Test(
    "a label is found with its letters, without their marks, and typed as two",
    arguments: [
      ("grün", "green"), ("grun", "green"), ("gruen", "green"), ("GRUEN", "green"), ("neue kueche", "kitchen"),
      ("kueche", "kitchen"), ("strasse", "street"), ("poesie", "poems"),
    ])
  func labels(_ line: String, _ id: String) throws { #expect(try pressed(line) == [ID(id)]) }

  @Test("commands are understood so too, and what they say") func commands() throws {
    var session = try Session(UmlautApp(), settings: Settings(locale: "de"))
    func say(_ line: String) -> [String] { session.take(Line(line)).announcements.map(session.renderer.printed) }
    _ = session.start()
    #expect(say("groesserer text") == ["Textgröße, extra groß."])
    #expect(say("finde gruen") == ["Grün, Taste, 1 von 6."])
    #expect(say("naechste seite") == ["Ende erreicht."])
  }

  @Test("ASK-2: the phrase that confirms may be typed so, but a recogniser's line may not") func confirming() throws {
    #expect(try pressed("5", "muell wirklich loeschen") == ["delete"])
    #expect(try pressed("5", "muell wirklich loeschen", isRecognised: true) == [])
  }

  @Test("text stays as it is typed, and other languages have their own letters") func elsewhere() throws {
    #expect(try pressed("notiz", "neue gruesse") == [ID("text", "neue gruesse")])
    #expect(try pressed("gruen", locale: "en") == [])
  }
}
