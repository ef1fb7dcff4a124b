import Aloud
import Expectations
import Testing

@testable import AloudSpeech

/// The order in which what waits is said.
@Suite struct SpeechQueueTests {
  private let queue = SpeechQueue(settings: SpeechSettings(isOn: true))

  private func say(_ text: String, _ priority: SpeechPriority = .next, about topic: ID? = nil) {
    var utterance = Utterance([.text(text, language: nil)], language: "en")
    (utterance.priority, utterance.topic) = (priority, topic)
    queue.say(utterance)
  }

  /// All that would be said now, in order.
  private var said: [String] {
    queue.add(.end)
    var said: [String] = []
    while true {
      switch queue.next() {
      case .say(let rest, let generation): if !queue.isPast(generation) { said.append(rest.utterance.plainText) }
      case .discard, .change, .close, .list: continue
      case .end: return said
      }
    }
  }

  @Test func `What is next goes before what waits politely, in the order in which it came`() {
    say("light", .polite)
    say("one")
    say("door", .polite)
    say("two")
    expect(said, is: ["one", "two", "light", "door"])
  }

  @Test func `What an app asks by itself goes before all that waits, in the order in which it came`() {
    say("old")
    say("new", .now)
    say("one")
    say("light", .polite)
    say("run it?", .ahead)
    say("allow", .ahead)
    expect(said, is: ["run it?", "allow", "new", "one", "light"])
  }

  @Test func `Of two polite ones about the same thing only the newer is said`() {
    say("10 percent", .polite, about: "copy")
    say("door open", .polite, about: "door")
    say("20 percent", .polite, about: "copy")
    say("it rains", .polite)
    say("it rains", .polite)
    expect(said, is: ["door open", "20 percent", "it rains", "it rains"])
  }

  @Test func `What is being said is not taken back by a newer one`() {
    say("10 percent", .polite, about: "copy")
    _ = queue.next()
    say("20 percent", .polite, about: "copy")
    expect(queue.isSpeaking)
    expect(said, is: ["20 percent"])
  }

  @Test func `What is said now drops all that waits, and what is being said`() {
    say("old")
    guard case .say(_, let generation) = queue.next() else {
      Issue.record("nothing is said")
      return
    }
    say("older")
    say("polite", .polite, about: "copy")
    say("answer", .now)
    say("more")
    expect(queue.isPast(generation))
    expect(said, is: ["answer", "more"])
  }

  @Test func `What was dropped by an answer can be said again`() {
    say("question")
    say("answer", .now)
    expect(queue.resume())
    expect(said, is: ["answer", "question"])
  }

  @Test func `Nothing passes what a target is to be finished with`() {
    say("light", .polite)
    queue.add(.discard)
    say("one")
    expect(said, is: ["light", "one"])
  }

  @Test func `The line that is being read is known, until all of it was said`() {
    func read(_ text: String) {
      var utterance = Utterance([.text(text, language: nil)], language: "en")
      utterance.reading = ReadingMark(reading: 1, line: text.count)
      queue.say(utterance)
    }
    expectNil(queue.reading)
    read("1")
    read("22")
    say("end")
    expect(queue.reading, is: ReadingMark(reading: 1, line: 1))
    _ = queue.next()
    expect(queue.reading, is: ReadingMark(reading: 1, line: 1))
    _ = queue.next()
    expect(queue.reading, is: ReadingMark(reading: 1, line: 2))
    _ = queue.next()
    expectNil(queue.reading)
  }
}
