import Aloud
import AloudSystem
import Expectations
import Foundation
import Testing

@testable import AloudSpeech

/// Speaking through a dispatcher that behaves well or badly; in processes of their own, whose environment names it.
@Suite struct DispatcherOutputTests {
  /// Speaks twice to a dispatcher of some manner; what went wrong, and what was told.
  private static func speakTwice(
    to manner: StandInDispatcher.Manner, _ settings: SpeechSettings = SpeechSettings(isOn: true)
  ) -> ([SpeechError], [SpeechEvent]) {
    let file = TemporaryFile("socket")
    setenv("SPEECHD_ADDRESS", "unix_socket:" + file.path, 1)
    let dispatcher = StandInDispatcher(at: file.path, manner)
    let record = SpeechRecord(), speaker = record.speaker(to: .dispatcher, settings: settings)
    for text in ["One.", "Two."] { speaker.speak(Utterance([.text(text, language: nil)], language: "en")) }
    speaker.finish()
    withExtendedLifetime(dispatcher) {}
    return (record.errors.withLock { $0 }, record.events.withLock { $0 })
  }

  @Test func `What is said through a dispatcher begins and ends`() async {
    await #expect(processExitsWith: .success) {
      let (errors, events) = Self.speakTwice(to: .good)
      expect(errors, is: [])
      expect(events, is: [.started, .ended, .started, .ended])
    }
  }

  @Test("SAFE-2: a dispatcher that leaves, or can't be understood, is told once")
  func bad() async {
    await #expect(processExitsWith: .success) {
      let (errors, events) = Self.speakTwice(to: .leaving)
      // It is there again for the second, and leaves again.
      expect(Set(errors), is: [.dispatcherLost])
      expect(events, is: [.interrupted, .interrupted])
    }
    await #expect(processExitsWith: .success) {
      expect(Self.speakTwice(to: .binary).0, is: [.dispatcherLost])
    }
  }

  @Test("SAFE-2: a dispatcher that hangs is given up, and nobody waits for it for ever")
  func hanging() async {
    await #expect(processExitsWith: .success) {
      expect(Self.speakTwice(to: .silent).0, is: [.dispatcherLost])
    }
  }

  @Test("SAFE-2: without a dispatcher that is told once, and one that comes is spoken to")
  func comes() async {
    await #expect(processExitsWith: .success) {
      let file = TemporaryFile("socket")
      setenv("SPEECHD_ADDRESS", "unix_socket:" + file.path, 1)
      let record = SpeechRecord(), speaker = record.speaker(to: .dispatcher)
      let utterance = Utterance([.text("One.", language: nil)], language: "en")
      speaker.speak(utterance)
      speaker.speak(utterance)
      while record.events.withLock({ $0.count }) < 2 { sched_yield() }
      let dispatcher = StandInDispatcher(at: file.path, .good)
      speaker.speak(utterance)
      speaker.finish()
      withExtendedLifetime(dispatcher) {}
      expect(record.errors.withLock { $0 }, is: [.noDispatcher])
      expect(record.events.withLock { $0 }, is: [.interrupted, .interrupted, .started, .ended])
    }
  }

  @Test("SAY-4: a stop ends what would never end, for the dispatcher too")
  func stop() async {
    await #expect(processExitsWith: .success) {
      let file = TemporaryFile("socket")
      setenv("SPEECHD_ADDRESS", "unix_socket:" + file.path, 1)
      let dispatcher = StandInDispatcher(at: file.path, .endless)
      let record = SpeechRecord(), speaker = record.speaker(to: .dispatcher)
      speaker.speak(Utterance([.text("One.", language: nil)], language: "en"))
      record.hasStarted.wait()
      speaker.stop()
      speaker.finish()
      expect(record.errors.withLock { $0 }, is: [])
      expect(record.events.withLock { $0 }, is: [.started, .interrupted])
      expect(dispatcher.heard.withLock { $0 }.contains("CANCEL SELF"))
    }
  }

  @Test func `A voice is missing where the voice is refused, and not where anything else is`() async {
    await #expect(processExitsWith: .success) {
      let settings = SpeechSettings(isOn: true, voice: "Nobody", rate: 450)
      expect(Self.speakTwice(to: .refusing("SET SELF RATE"), settings).0, is: [])
      expect(Self.speakTwice(to: .refusing("SET SELF SYNTHESIS_VOICE"), settings).0, is: [.noVoiceNamed("Nobody")])
    }
  }
}

/// What a speech-dispatcher is told of the user's settings.
@Suite struct DispatcherSettingsTests {
  private func told(_ change: (inout SpeechSettings) -> Void) -> [String] {
    var settings = SpeechSettings(isOn: true)
    change(&settings)
    return DispatcherSettings.commands(from: SpeechSettings(isOn: true), to: settings)
  }

  @Test func `What the user has not changed stays as the desktop has it`() {
    expect(told { _ in }, is: [])
  }

  @Test func `Rates, pitches and volumes reach the dispatcher's ends and its middle`() {
    expect(told { $0.rate = 80 }, is: ["SET SELF RATE -100"])
    expect(told { $0.rate = 450 }, is: ["SET SELF RATE 100"])
    expect(told { $0.pitch = 100 }, is: ["SET SELF PITCH 100"])
    expect(told { $0.pitch = 0 }, is: ["SET SELF PITCH -100"])
    expect(told { $0.volume = 50 }, is: ["SET SELF VOLUME 0"])
    expect(told { $0.volume = 200 }, is: ["SET SELF VOLUME 100"])
  }

  @Test func `Each level of punctuation has its word`() {
    expect(
      Punctuation.allCases.map { level in told { $0.punctuation = level } },
      is: [
        [], ["SET SELF PUNCTUATION some"], ["SET SELF PUNCTUATION most"], ["SET SELF PUNCTUATION all"],
      ])
  }

  @Test func `Punctuation, capitals and a voice are told by the dispatcher's words`() {
    expect(
      told {
        $0.punctuation = .some
        $0.capitals = .word
        $0.voice = "English_(America)"
      },
      is: [
        "SET SELF PUNCTUATION some", "SET SELF CAP_LET_RECOGN spell", "SET SELF SYNTHESIS_VOICE English_(America)",
      ])
  }

  @Test func `Going back to the voice of the language takes the old voice away`() {
    let (own, chosen) = (SpeechSettings(isOn: true), SpeechSettings(isOn: true, voice: "German"))
    expect(DispatcherSettings.commands(from: chosen, to: own), is: ["SET SELF SYNTHESIS_VOICE NULL"])
    expect(DispatcherSettings.commands(from: chosen, to: chosen), is: [])
  }
}

/// What a speech-dispatcher answers, as its bytes come.
@Suite struct DispatcherReplyTests {
  @Test(arguments: 1...9)
  func `Replies are the same however their bytes are cut`(_ size: Int) {
    let bytes = Array("225-21\r\n225 OK MESSAGE QUEUED\r\n701-21\r\n701-1\r\n701 BEGIN\r\n208 OK\r\n".utf8)
    var reader = DispatcherReplyReader()
    var replies: [DispatcherReply] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      replies += reader.take(bytes[start..<min(bytes.count, start + size)]) ?? []
    }
    expect(
      replies,
      is: [
        DispatcherReply(code: 225, values: ["21"]), DispatcherReply(code: 701, values: ["21", "1"]),
        DispatcherReply(code: 208),
      ])
    expect(replies.map(\.isEvent), is: [false, true, false])
  }

  @Test(
    "SAFE-2: what is not the protocol is none",
    arguments: [("hello\n", 1), ("\u{0}\u{1}\n", 1), ("20\n", 1), ("\n", 1), ("1", 20_000)])
  func nonsense(_ text: String, times: Int) {
    var reader = DispatcherReplyReader()
    expectNil(reader.take(String(repeating: text, count: times).utf8))
  }
}
