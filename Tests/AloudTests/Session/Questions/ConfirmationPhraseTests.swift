import Expectations
import TestSupport
import Testing

@testable import Aloud

/// ASK-6: a phrase has at least two spoken words, and names what it is about.
struct ConfirmationPhraseTests {
  /// Buttons that delete things of some names: with a phrase of the app's and of none.
  private static func names(_ name: String) -> ScreenApp<Int> {
    let phrase = LocalizedText.message("app.reminders.delete.phrase", ["name": .text(.verbatim(name))])
    return ScreenApp(0) { _ in
      Button("Away", id: "away").role(.destructive).confirming(Aloud.Confirmation("Sure?", phrase: phrase))
      Button(.verbatim(name), id: "plain").role(.destructive)
    } on: { state, event in
      if case .pressed = event { state += 1 }
    }
  }

  static let unheard = [
    "!!!", "---", "😀", "❤️👍", "\u{200B}\u{2060}", "\u{3164}", "\u{2800}\u{2800}", "\u{E0041}", "€", "…", "「」",
  ]

  @Test("ASK-6: a name without a letter is told by a general word", arguments: unheard)
  func unheardName(name: String) throws {
    for (locale, verb, phrase) in [
      ("en", "delete", "delete unnamed item"), ("de", "löschen", "Unbenanntes löschen"),
      ("ar", "احذف", "احذف العنصر بلا اسم"), ("ja", "を削除", "名前のない項目を削除"),
    ] {
      var player = try SessionPlayer(of: Self.names(name)) { $0.locale = locale }
      player.say("1", verb, verb + " " + name, name, "delete")
      expect(player.session.state, is: 0, "\(locale)")
      expect(player.lines.last?.contains(phrase), is: true, "\(locale): \(player.lines)")
      player.say(phrase)
      expect(player.session.state, is: 1, "\(locale)")
    }
  }

  @Test("ASK-6: so it is where the general question is asked", arguments: unheard)
  func generalQuestion(name: String) throws {
    var player = try SessionPlayer(of: Self.names(name))
    expect(
      player.say("2", "confirm", "confirm " + name).last,
      is: "Nothing was done. Say \"confirm unnamed item\" to do it, or \"cancel\".")
    player.say("confirm unnamed item")
    expect(player.session.state, is: 1)
  }

  @Test(
    "ASK-6: each phrase of the wording has two spoken words",
    arguments: LoadedLocale.bundledTags)
  func wordings(language: String) throws {
    let wording = try LoadedLocale(language).wording
    let milk = LocalizedText.message("confirm.unnamed")
    for key in [
      "confirm.phrase", "select.phrase", "app.reminders.delete.phrase", "app.reminders.deleteSelected.phrase",
      "app.reminders.deleteDone.phrase",
      "app.reminders.startAnew.phrase", "app.routes.deleteItinerary.phrase", "app.shop.empty.phrase",
      "settings.resetPhrase",
    ] {
      for count in [1, 2, 3, 5, 21, 100] {
        let text = wording.text(
          .message(key, ["name": .text(milk), "act": .text("Delete"), "count": .number(count)]))
        expect(SpokenWords(text).namingCount >= 2, "\(key): \(text)")
      }
    }
  }
}
