import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-2: letters that German keyboards have and others lack are typed as two.
struct TypedLettersTests {
  private let app = ScreenApp([ID]()) { _ in
    Button("Grün", id: "green")
    Button("Neue Küche", id: "kitchen")
    Button("Straße", id: "street")
    Button("Poesie", id: "poems")
    Button("Müll löschen", id: "delete").role(.destructive)
      .confirming(Confirmation("Müll löschen?", phrase: "Müll wirklich löschen"))
    TextField("Notiz", id: "note", value: "")
  } on: { state, event in
    switch event {
    case .pressed(let id): state.append(id)
    case .changed(_, .text(let text)): state.append(ID("text", text))
    default: break
    }
  }

  private func pressed(_ lines: String..., locale: String = "de", isRecognised: Bool = false) throws -> [ID] {
    var player = try SessionPlayer(of: app, locale: locale)
    for line in lines { player.say(Line(line, isRecognised: isRecognised)) }
    return player.session.state
  }

  @Test(
    "a label is found with its letters, without their marks, and typed as two",
    arguments: [
      ("grün", "green"), ("grun", "green"), ("gruen", "green"), ("GRUEN", "green"), ("neue kueche", "kitchen"),
      ("kueche", "kitchen"), ("strasse", "street"), ("poesie", "poems"),
    ])
  func labels(_ line: String, _ id: String) throws { try expect(pressed(line), is: [ID(id)]) }

  @Test("commands are understood so too, and what they say") func commands() throws {
    var player = try SessionPlayer(of: app, locale: "de") { $0.hints = true }
    expect(player.say("groesserer text"), is: ["Textgröße, extra groß."])
    expect(player.say("finde gruen"), is: ["Grün, Taste, 1 von 6."])
    expect(player.say("naechste seite"), is: ["Ende erreicht."])
  }

  @Test("ASK-2: the phrase that confirms may be typed so, but a recogniser's line may not") func confirming() throws {
    try expect(pressed("5", "muell wirklich loeschen"), is: ["delete"])
    try expect(pressed("5", "muell wirklich loeschen", isRecognised: true), is: [])
  }

  @Test("text stays as it is typed, and other languages have their own letters") func elsewhere() throws {
    try expect(pressed("notiz", "neue gruesse"), is: [ID("text", "neue gruesse")])
    try expect(pressed("gruen", locale: "en"), is: [])
  }
}
