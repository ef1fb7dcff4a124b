import Aloud
import AloudPrompts
import Expectations
import TestSupport
import Testing

/// SCRIPT-4: what "OK", "done" and their like come to, in each kind of question.
struct AnswerWordsTests {
  /// Questions, and what comes of "done" and of "OK": an answer, "asked" on, or "cancelled".
  private static let cases = [
    ("choose Which? = Ann, Bob", "asked", "asked"), ("choose Which? = Ann, Bob*", "item(1)", "item(1)"),
    ("search Which? = Ann, Bob", "asked", "asked"), ("search Which? = Ann, Bob*", "item(1)", "item(1)"),
    ("several Which? = Ann, Bob*", "items([1])", "items([1])"), ("confirm Which?", "asked", "yes"),
    ("confirm Which? = yes", "yes", "yes"), ("confirm Which? = no", "asked", "yes"),
    ("phrase Which? = format the disk", "asked", "asked"), ("date Which?", "asked", "asked"),
    ("countdown Which?", "asked", "asked"), ("number Which? = 1 to 9", "asked", "asked"),
    ("number Which? = 3 of 1 to 9", "number(3.0)", "number(3.0)"), ("color Which?", "asked", "asked"),
    ("message Which?", "yes", "yes"),
  ]

  /// "Done" and "OK" in some languages, those of English beside them.
  private static let words = [
    ("en", "done", "ok"), ("de", "fertig", "OK"), ("de", "done", "ok"), ("fr", "terminé", "ok"), ("ar", "انتهيت", "ok"),
    ("ar", "done", "OK"), ("ja", "完了", "OK"), ("ko", "완료", "ok"), ("ru", "готово", "OK"), ("zh", "完成", "ok"),
  ]

  private func outcome(_ ask: String, _ locale: String, _ line: String, isPiped: Bool) throws -> String {
    var player = try PromptPlayer(try PromptSketch(["ask": ask]).prompt, locale: locale)
    player.say(Line(line, isPiped: isPiped))
    return player.answer.map { "\($0)" } ?? (player.response.isOver ? "cancelled" : "asked")
  }

  @Test(
    "SCRIPT-4: \"done\" and \"OK\" are the main answer, the default, or ask again; they never cancel, and are never a no",
    arguments: cases, words)
  func consent(
    _ asked: (ask: String, done: String, ok: String), _ words: (locale: String, done: String, ok: String)
  ) throws {
    for isPiped in [false, true] {
      try expect(outcome(asked.ask, words.locale, words.ok, isPiped: isPiped), is: asked.ok, words.ok)
      // English has "done" among the words for yes, too.
      let done = words.locale == "en" && asked.ok == "yes" ? asked.ok : asked.done
      try expect(outcome(asked.ask, words.locale, words.done, isPiped: isPiped), is: done, words.done)
    }
  }

  @Test("SCRIPT-4: a gauge is not given up by \"done\" and \"OK\"", arguments: ["done", "ok"])
  func gauge(_ line: String) throws {
    var player = try SessionPlayer(of: GaugeApp("Copying", percent: 10))
    player.say(line)
    expect(!player.response.isOver)
  }
}
