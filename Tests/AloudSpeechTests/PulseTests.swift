import Aloud
import AloudSystem
import Expectations
import Foundation
import Testing

@testable import AloudSpeech

/// A real PulseAudio server, started and ended by the test; in processes of their own, whose environment names it.
@Suite(.enabled(if: PulseServer.isInstalled, "pulseaudio and pulseaudio-utils are wanted")) struct PulseTests {
  private static let words = "Groceries, three reminders, opens a screen."

  /// A server in a folder of its own, and a speaker to its device.
  private final class Room {
    let file = TemporaryFile("socket")
    let server: PulseServer
    let record = SpeechRecord()
    private(set) lazy var speaker = record.speaker(to: .device)

    var folder: String { (file.path as NSString).deletingLastPathComponent }

    init() { server = PulseServer(in: (file.path as NSString).deletingLastPathComponent) }
  }

  private static func utterance(_ text: String) -> Utterance { Utterance([.text(text, language: nil)], language: "en") }

  @Test("SET-5: sound reaches a PulseAudio sink, as long as that of a WAV file")
  func reaches() async {
    await #expect(processExitsWith: .success) {
      let room = Room()
      let recorder = try PulseServer.Recorder()
      let speaker = room.speaker
      speaker.speak(Self.utterance(Self.words))
      try recorder.waitForSound()
      let heard = try recorder.sounding(untilSilentFor: 0.5)
      speaker.change(to: .wav(path: "\(room.folder)/whole.wav"))
      speaker.speak(Self.utterance(Self.words))
      speaker.finish()
      let wav = try WAV(at: "\(room.folder)/whole.wav")
      let loud = wav.samples.indices.filter { wav.samples[$0].magnitude > 32 }
      expect(abs(heard - (loud.last! - loud.first!)) < 2205)
      expect(room.record.errors.withLock { $0 }, is: [])
      withExtendedLifetime(room) {}
    }
  }

  @Test("SAY-4: a stop is heard at once, and what comes after it whole")
  func stop() async {
    await #expect(processExitsWith: .success) {
      let room = Room()
      let recorder = try PulseServer.Recorder()
      let speaker = room.speaker
      speaker.speak(Self.utterance(String(repeating: Self.words + " ", count: 20)))
      try recorder.waitForSound()
      speaker.stop()
      // Without the stop it would be a minute. What the recorder holds back is part of this.
      try expect(recorder.sounding(untilSilentFor: 1) < 22_050)
      expect(room.record.events.withLock { $0 }, is: [.started, .interrupted])
      withExtendedLifetime(room) {}
    }
  }

  @Test("SAFE-2: a device that is lost in the middle is told once, and spoken to again when it is back")
  func lost() async {
    await #expect(processExitsWith: .success) {
      let room = Room()
      let recorder = try PulseServer.Recorder()
      let speaker = room.speaker
      speaker.speak(Self.utterance(String(repeating: Self.words + " ", count: 20)))
      try recorder.waitForSound()
      room.server.end()
      speaker.speak(Self.utterance("Nobody hears this."))
      _ = speaker.voices()
      let errors = room.record.errors.withLock { $0 }
      expect(errors.count, is: 1)
      if case .soundDeviceLost? = errors.first {} else { Issue.record("\(errors)") }
      expect(room.record.events.withLock { $0 }, is: [.started, .interrupted, .interrupted])

      let other = PulseServer(in: room.folder)
      let again = try PulseServer.Recorder()
      speaker.speak(Self.utterance(Self.words))
      try again.waitForSound()
      try expect(again.sounding(untilSilentFor: 0.5) > 22_050)
      expect(room.record.errors.withLock { $0.count }, is: 1)
      withExtendedLifetime((room, other)) {}
    }
  }

  @Test("SAFE-2: a device that another program keeps to itself is given up, and nobody waits for it for ever")
  func busy() async {
    await #expect(processExitsWith: .success) {
      let room = Room()
      room.server.suspend(true)
      let speaker = room.speaker
      speaker.speak(Self.utterance(String(repeating: Self.words + " ", count: 20)))
      speaker.speak(Self.utterance(Self.words))
      _ = speaker.voices()
      expect(room.record.errors.withLock { $0 }, is: [.soundDeviceLost(code: ETIMEDOUT)])

      room.server.suspend(false)
      while !Speaker.isSoundDeviceAvailable { sched_yield() }
      let recorder = try PulseServer.Recorder()
      speaker.speak(Self.utterance(Self.words))
      try recorder.waitForSound()
      try expect(recorder.sounding(untilSilentFor: 0.5) > 22_050)
      expect(room.record.errors.withLock { $0.count }, is: 1)
      withExtendedLifetime(room) {}
    }
  }
}
