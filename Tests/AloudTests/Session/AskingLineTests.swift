import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-13: a line that only asks changes nothing, and is answered with what it asks about.
struct AskingLineTests {
  private func player(
    _ locale: String = "en", _ lamp: String = "Lamp", _ button: String = "Send order", field: String = "Memo"
  ) throws -> SessionPlayer<ScreenApp<Int>> {
    let app = ScreenApp(0) { _ in
      Toggle(.verbatim(lamp), id: "lamp", isOn: true)
      Button(.verbatim(button), id: "send")
      TextField(.verbatim(field), id: "memo", value: "")
    } on: { count, event in
      switch event {
      case .pressed, .changed: count += 1
      default: break
      }
    }
    return try SessionPlayer(of: app) { $0.locale = locale }
  }

  @Test(
    "by a question mark or by the words of its language",
    arguments: [
      ("en", "Lamp", "Send order", "lamp off?", "Lamp"), ("en", "Lamp", "Send order", "send order?", "Send order"),
      ("en", "Lamp", "Send order", "can I send the order", "Send order"),
      ("en", "Lamp", "Send order", "how is the lamp", "Lamp"), ("de", "Lampe", "Senden", "kann ich senden", "Senden"),
      ("de", "Lampe", "Senden", "Lampe aus?", "Lampe"), ("fr", "Lampe", "Envoyer", "envoyer ?", "Envoyer"),
      ("ar", "مصباح", "إرسال", "مصباح مطفأ؟", "مصباح"), ("ja", "ランプ", "送る", "送る？", "送る"),
      ("zh", "灯", "发送", "发送吗", "发送"),
    ])
  func asked(locale: String, lamp: String, button: String, line: String, about: String) throws {
    var player = try player(locale, lamp, button)
    player.say(line)
    expect(player.session.state, is: 0, "\(player.lines)")
    expect(player.lines.first?.hasPrefix(about) == true, "\(player.lines)")
  }

  @Test(
    "a polite request is no question, and words after the name of a button are no reason to press it",
    arguments: [
      ("can you turn off the lamp?", 1), ("could you send the order please?", 1), ("send order not yet", 0),
      ("send order later", 0),
    ])
  func acts(line: String, count: Int) throws {
    var player = try player()
    player.say(line)
    expect(player.session.state, is: count, "\(player.lines)")
  }

  @Test(
    "asking to hear a text is no text",
    arguments: [
      ("ja", "メモ", "メモを読んで"), ("zh", "备注", "备注读一下"), ("ko", "메모", "메모 읽어 줘"), ("hi", "नोट", "नोट पढ़ो"),
    ])
  func read(locale: String, field: String, line: String) throws {
    var player = try player(locale, field: field)
    player.say(line)
    expect(player.session.state, is: 0, "\(player.lines)")
    expect(player.lines.first?.hasPrefix(field) == true, "\(player.lines)")
  }

  @Test(
    "what is checked in a group stands after its title, or is added or left out",
    arguments: [
      ("extras milk and sugar", "milk, sugar, tea"), ("extras milk", "milk, tea"),
      ("add the milk and sugar", "milk, sugar, tea"), ("add mil", "tea"), ("remove the tea", ""),
      ("without tea and milk", ""), ("remove tea and sand", "tea"),
    ])
  func ofGroup(line: String, checked: String) throws {
    let app = ScreenApp(["tea"] as Set<ID>) { on in
      Group(
        "Extras",
        elements: ["milk", "sugar", "tea"].map { name in
          .toggle(Toggle(.verbatim(name), id: ID(name), isOn: on.contains(ID(name))).style(.checkBox))
        })
    } on: { on, event in
      guard case .changed(let id, .isOn(let isOn)) = event else { return }
      if isOn { on.insert(id) } else { on.remove(id) }
    }
    var player = try SessionPlayer(of: app)
    player.say(line)
    expect(player.session.state.map(\.description).sorted().joined(separator: ", "), is: checked, "\(player.lines)")
  }

  @Test(
    "words that are said of check boxes only leave switches, of which other words for all are said",
    arguments: [
      ("en", "uncheck everything", ["lamp"] as [ID]), ("en", "turn everything off", ["milk", "sugar"]),
      ("es", "desmarca todo", ["lamp"]), ("fr", "décoche tout", ["lamp"]),
      ("fr", "éteins tout", ["milk", "sugar"]),
    ])
  func boxesOnly(locale: String, line: String, left: [ID]) throws {
    let app = ScreenApp(["milk", "sugar", "lamp"] as Set<ID>) { on in
      for name in ["milk", "sugar", "lamp"] {
        let toggle = Toggle(.verbatim(name), id: ID(name), isOn: on.contains(ID(name)))
        name == "lamp" ? toggle : toggle.style(.checkBox)
      }
    } on: { on, event in
      guard case .changed(let id, .isOn(let isOn)) = event else { return }
      if isOn { on.insert(id) } else { on.remove(id) }
    }
    var player = try SessionPlayer(of: app, locale: locale)
    player.say(line)
    expect(player.session.state, is: Set(left), "\(player.lines)")
  }

  @Test(
    "an answer is no question, however it ends",
    arguments: [("ko", "아니", false), ("ja", "いいえ", false), ("en", "yes?", true)])
  func answers(locale: String, line: String, asks: Bool) throws {
    try expect(player(locale).session.engine.onlyAsks(Line(line)), is: asks)
  }

  @Test(
    "a phrase that is asked for may be in the words or the form of a question", arguments: ["is it gone?", "how far"])
  func phrase(phrase: String) throws {
    let app = ScreenApp(0) { _ in
      Button("Send", id: "send").confirming(Confirmation("Send?", phrase: .verbatim(phrase)))
    } on: { count, event in
      if case .pressed = event { count += 1 }
    }
    var player = try SessionPlayer(of: app)
    player.say("send", phrase)
    expect(player.session.state, is: 1, "\(player.lines)")
  }
}
