import AloudTesting
import Expectations
import Testing

@testable import Aloud

/// LOOP-13: a line that only asks changes nothing, and is answered with what it asks about.
struct AskingLineTests {
  private func player(_ locale: String, _ lamp: String, _ button: String) throws -> SessionPlayer<ScreenApp<Int>> {
    let app = ScreenApp(0) { _ in
      Toggle(.verbatim(lamp), id: "lamp", isOn: true)
      Button(.verbatim(button), id: "send")
      TextField("Memo", id: "memo", value: "")
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
    "a polite request is no question", arguments: ["can you turn off the lamp?", "could you send the order please?"])
  func requests(line: String) throws {
    var player = try player("en", "Lamp", "Send order")
    player.say(line)
    expect(player.session.state, is: 1, "\(player.lines)")
  }

  @Test(
    "words after the name of a button are no reason to press it", arguments: ["send order not yet", "send order later"])
  func notYet(line: String) throws {
    var player = try player("en", "Lamp", "Send order")
    player.say(line)
    expect(player.session.state, is: 0, "\(player.lines)")
    expect(player.response.announcements.first?.kind, is: .refusal)
  }
}
