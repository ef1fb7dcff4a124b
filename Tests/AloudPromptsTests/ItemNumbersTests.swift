import Aloud
import AloudPrompts
import AloudTesting
import Expectations
import Testing

/// LOOP-14: items that have numbers of their own are chosen by these, and not by their places.
struct ItemNumbersTests {
  private func player(
    _ box: BoxRequest.Box, options: BoxOptions = BoxOptions(), locale: String = "en"
  ) throws -> PromptPlayer {
    let kept = Kept()
    let asking = BoxAsking(now: DateTime(day: Day(0))) { prompt in
      kept.prompt = prompt
      return AskedPrompt(PromptApp(prompt).initialState, hasInputEnded: true)
    }
    _ = try asking.outcome(of: BoxRequest(box, text: "Which?", options: options))
    return try PromptPlayer(try #require(kept.prompt), locale: locale)
  }

  private final class Kept { var prompt: Prompt? }

  private func items(_ items: [(String, String)]) -> [BoxItem] { items.map { BoxItem(tag: $0, text: $1) } }

  @Test("LOOP-14: tags that are numbers are said, and choose; a number that no tag has is refused") func tags() throws {
    let box = BoxRequest.Box.menu(items([("0", "Off"), ("1", "On")]))
    var player = try player(box)
    expect(player.lines, is: ["Which? 2 items.", "0. Off.", "1. On."])
    expect(player.say("2"), is: ["There is no 2. There are 2 items here. Which?"])
    player.say("1")
    expect(player.answer, is: .item(1))
    for line in ["0", "zero", "off", "number 0", "the first", "press 0"] {
      var other = try self.player(box)
      other.say(line)
      expect(other.answer, is: .item(0), "\(line)")
    }
  }

  @Test("LOOP-14: numbers below nothing and in other digits") func otherNumbers() throws {
    let list: [PromptItem] = ["-1", "0", "1"]
    for (line, index) in [("-1", 0), ("0", 1), ("1", 2)] {
      var player = try PromptPlayer(.choose("Which?", from: list))
      expect(player.lines, is: ["Which? 3 items.", "-1.", "0.", "1."])
      player.say(line)
      expect(player.answer, is: .item(index), "\(line)")
    }
    var arabic = try player(.menu(items([("0", "Off"), ("1", "On")])), locale: "ar")
    expect(arabic.lines.contains { $0.contains("٠. Off") || $0.contains("0. Off") })
    arabic.say("١")
    expect(arabic.answer, is: .item(1))
  }

  @Test("LOOP-14: a menu with gaps, such as that of raspi-config, is numbered by its tags") func gaps() throws {
    let box = BoxRequest.Box.menu(
      items([
        ("1 System", "of the machine"), ("2 Display", "of the screen"), ("8 Update", "the tool"), ("9 About", "it"),
      ]))
    var player = try player(box)
    expect(
      player.lines.dropFirst(),
      is: [
        "1 System, of the machine.", "2 Display, of the screen.", "8 Update, the tool.", "9 About, it.",
      ])
    expect(player.say("3"), is: ["There is no 3. There are 4 items here. Which?"])
    player.say("8")
    expect(player.answer, is: .item(2))
  }

  @Test("LOOP-14: headings among them have no number, and are chosen by their names") func headings() throws {
    let box = BoxRequest.Box.menu(items([("", "Disks"), ("1", "sda"), ("2", "sdb"), ("", "Other"), ("q", "Quit")]))
    var player = try player(box)
    expect(player.lines.dropFirst(), is: ["Disks.", "1. sda.", "2. sdb.", "Other.", "q, Quit."])
    player.say("2")
    expect(player.answer, is: .item(2))
    var other = try self.player(box)
    expect(other.say("5"), is: ["There is no 5. There are 5 items here. Which?"])
    other.say("q")
    expect(other.answer, is: .item(4))
  }

  @Test("LOOP-14: where the number tags are the places, places number the others too; tags twice number nothing")
  func places() throws {
    let menu = try player(.menu(items([("1", "One"), ("2", "Two"), ("q", "Quit")])))
    expect(menu.lines.dropFirst(), is: ["1. One.", "2. Two.", "3. q, Quit."])
    let twice = try player(.menu(items([("5", "a"), ("5", "b")])))
    expect(twice.lines.dropFirst(), is: ["1. 5, a.", "2. 5, b."])
  }

  @Test("LOOP-14: tags that nobody sees number nothing") func hidden() throws {
    var options = BoxOptions()
    options.hidesTags = true
    let menu = try player(.menu(items([("0", "Off"), ("1", "On")])), options: options)
    expect(menu.lines.dropFirst(), is: ["1. Off.", "2. On."])
  }

  @Test("LOOP-14: check lists and lists of one, too") func lists() throws {
    var checks = try player(.checks(items([("0", "a"), ("1", "b"), ("7", "c")])))
    expect(checks.lines[1], is: "0. a.")
    checks.say("0, 7", "done")
    expect(checks.answer, is: .items([0, 2]))
    var radio = try player(.radio(items([("10", "a"), ("2", "b")])))
    radio.say("2")
    expect(radio.answer, is: .item(1))
  }

  @Test(
    "LOOP-14: items that are numbers, or begin with them, are chosen by these",
    arguments: [
      (["2", "4", "6"], "2", 0), (["2", "4", "6"], "6", 2), (["8080", "443", "22"], "443", 1),
      (["2024", "2025", "2026"], "2025", 1), (["2 GB", "4 GB", "8 GB"], "4", 1), (["2 GB", "4 GB", "8 GB"], "2 gb", 0),
      (["10) ten", "2) two"], "2", 1), (["2 GB", "4 GB", "8 GB"], "the second", 1),
    ] as [([String], String, Int)])
  func titles(_ titles: [String], _ line: String, _ index: Int) throws {
    var player = try PromptPlayer(.choose("Which?", from: titles.map { PromptItem($0) }))
    expect(player.lines.dropFirst(), is: titles.map { $0 + "." }[...])
    player.say(line)
    expect(player.answer, is: .item(index))
  }

  @Test("LOOP-14: where one item has no number of its own, places number all") func someTitles() throws {
    var player = try PromptPlayer(.choose("Which?", from: ["2 eggs", "flour", "3 apples"]))
    expect(player.lines.dropFirst(), is: ["1. 2 eggs.", "2. flour.", "3. 3 apples."])
    player.say("2")
    expect(player.answer, is: .item(1))
  }

  @Test("LOOP-14: a number is not the beginning of another") func beginnings() throws {
    var player = try PromptPlayer(.choose("Which?", from: ["20 GB", "40 GB"]))
    expect(player.say("2"), is: ["There is no 2. There are 2 items here. Which?"])
    expectNil(player.answer)
  }

  @Test(
    "LOOP-14: what a name begins with",
    arguments: [
      ("0", 0), ("12", 12), ("2)", 2), ("2. On", 2), ("8 Update", 8), ("-1", -1), ("007", 7), ("٣", 3), ("2nd", nil),
      ("2026-11-27", nil), ("1.5", nil), ("22.04 LTS", nil), ("a 1", nil), ("", nil), ("-", nil), ("12:30", nil),
    ] as [(String, Int?)])
  func beginning(_ name: String, _ number: Int?) { expect(OwnNumbers.beginning(name), is: number) }
}
