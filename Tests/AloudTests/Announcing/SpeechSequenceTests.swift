import Expectations
import TestSupport
import Testing

@testable import Aloud

/// What a speech sequence has beside words: gaps, sounds, and when it is said.
struct SpeechSequenceTests {
  private var milk: Announcement {
    var announcement = Announcement(.item)
    (announcement.number, announcement.name, announcement.role) = (1, "Milk", .toggle)
    announcement.states = [.off]
    return announcement
  }

  private func gaps(_ units: [SpeechUnit]) -> [Int] {
    units.compactMap { if case .gap(let milliseconds) = $0 { milliseconds } else { nil } }
  }

  @Test("SAY-4: between two facts there is a gap, in every language, and none inside a fact or at the end")
  func gapsBetweenFacts() throws {
    for tag in ["en", "de", "ar", "ja", "he", "zh"] {
      let units = try Renderer(tag).utterance(milk).units
      expect(gaps(units).count, is: 2, "\(tag): \(units)")
      if case .gap = units.last { Issue.record("a gap at the end") }
    }
    expect(gaps(try Renderer().utterance(Announcement(.notice, "Milk, bread, eggs.")).units).isEmpty)
  }

  @Test("SAY-4: a gap is shorter where the voice is faster, but still heard") func scaledGaps() throws {
    let lengths = try [80, 175, 250, 350, 450].map { rate in
      try #require(gaps(Renderer { $0.apply(.rate(rate)) }.utterance(milk).units).first)
    }
    expect(lengths, is: lengths.sorted(by: >))
    expect(lengths[1], is: 120)
    expect(try #require(lengths.last) >= 40)
  }

  @Test("SAY-4: gaps change nothing of the words") func words() throws {
    try expect(Renderer().utterance(milk).plainText, is: "1. Milk, toggle, off.")
  }

  @Test("Sounds are off at first, and only come before words") func sounds() throws {
    let question = Announcement(.question, "Really?")
    try expect(Renderer().utterance(question).units, is: [.text("Really?", language: nil)])
    expect(
      try Renderer { $0.apply(.sounds(true)) }.utterance(question).units,
      is: [
        .icon(.answerWanted), .text("Really?", language: nil),
      ])
  }

  @Test("A sound says what an announcement means to the listener") func meanings() throws {
    expect(Announcement(.refusal, .message(.moveEnd)).icon, is: .endOfList)
    expect(Announcement(.refusal, .message(.cancelNone)).icon, is: .error)
    expect(Announcement(.change, "Saved.").icon, is: .done)
    let failure = try #require(CommandResult.notText().failure(of: .text("Make"), limit: 0))
    expect(Announcement(.change, .message(failure)).icon, is: .error)
    let stopped = try #require(CommandResult.stopped().failure(of: .text("Make"), limit: 0))
    expect(Announcement(.change, .message(stopped)).icon, is: .done)
    expectNil(Announcement(.notice, "It rains.").icon)
    expectNil(milk.icon)
    var busy = Announcement(.refusal)
    busy.states = [.busy]
    expect(busy.icon, is: .busy)
    var chosen = Announcement(.change)
    (chosen.name, chosen.states) = ("Milk", [.on])
    expect(chosen.icon, is: .selected)
    chosen.states = [.invalid]
    expect(chosen.icon, is: .error)
  }

  @Test("A place that comes up and one that is gone back to sound otherwise; where am I has no sound") func places()
    throws
  {
    var player = try Player()
    expect(player.say("groceries").isEmpty, is: false)
    expect(player.response.announcements.compactMap(\.icon), is: [.opened])
    expect(player.say("where am i").isEmpty, is: false)
    expect(player.response.announcements.compactMap(\.icon).isEmpty)
    expect(player.say("back").isEmpty, is: false)
    expect(player.response.announcements.compactMap(\.icon), is: [.closed])
  }

  @Test("What changes by itself is said politely and by its thing; an answer and an error are not") func priorities()
    throws
  {
    var player = try Player()
    player.happen(.elapsed("tick"))
    let live = try #require(player.response.announcements.first)
    let utterance = player.session.renderer.utterance(live)
    expect(utterance.priority == .polite && utterance.topic == "status")
    player.say("first")
    let answer = try #require(player.response.announcements.first)
    expect(player.session.renderer.utterance(answer).priority, is: .next)
  }
}
