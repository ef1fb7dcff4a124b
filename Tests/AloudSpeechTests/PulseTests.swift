import Aloud
import Foundation
import Testing

@testable import AloudSpeech

/// A real PulseAudio server, started and ended by the test; in processes of their own, whose environment names it.
@Suite(.enabled(if: PulseServer.isInstalled, "pulseaudio and pulseaudio-utils are wanted")) struct PulseTests {
  private static let words = "Groceries, three reminders, opens a screen."

  /// What went wrong, and what was told.
  private final class Record: Sendable {
    let errors = Monitor<[SpeechError]>([])
    let events = Monitor<[SpeechEvent]>([])

    func speaker() -> Speaker {
      Speaker(
        to: .device, onError: { [errors] error in errors.withLock { $0.append(error) } },
        onEvent: { [events] event in events.withLock { $0.append(event) } })
    }
  }

  private static func utterance(_ text: String) -> Utterance { Utterance([.text(text, language: nil)], language: "en") }

  private static func folder() throws -> (TemporaryFile, String) {
    let file = TemporaryFile("socket")
    return (file, (file.path as NSString).deletingLastPathComponent)
  }

  @Test("SET-5: sound reaches a PulseAudio sink, as long as that of a WAV file")
  func reaches() async {
    await #expect(processExitsWith: .success) {
      let (file, folder) = try Self.folder()
      let server = PulseServer(in: folder)
      let recorder = try PulseServer.Recorder()
      let record = Record()
      let speaker = record.speaker()
      speaker.speak(Self.utterance(Self.words))
      try recorder.waitForSound()
      let heard = try recorder.sounding(untilSilentFor: 0.5)
      speaker.change(to: .wav(path: "\(folder)/whole.wav"))
      speaker.speak(Self.utterance(Self.words))
      speaker.finish()
      let wav = try WAV(at: "\(folder)/whole.wav")
      let loud = wav.samples.indices.filter { wav.samples[$0].magnitude > 32 }
      #expect(abs(heard - (loud.last! - loud.first!)) < 2205)
      #expect(record.errors.withLock { $0 } == [])
      withExtendedLifetime((file, server)) {}
    }
  }

  @Test("SAY-4: a stop is heard at once, and what comes after it whole")
  func stop() async {
    await #expect(processExitsWith: .success) {
      let (file, folder) = try Self.folder()
      let server = PulseServer(in: folder)
      let recorder = try PulseServer.Recorder()
      let record = Record()
      let speaker = record.speaker()
      speaker.speak(Self.utterance(String(repeating: Self.words + " ", count: 20)))
      try recorder.waitForSound()
      speaker.stop()
      // Without the stop it would be a minute. What the recorder holds back is part of this.
      #expect(try recorder.sounding(untilSilentFor: 1) < 22_050)
      #expect(record.events.withLock { $0 } == [.started, .interrupted])
      withExtendedLifetime((file, server)) {}
    }
  }

  @Test("SAFE-2: a device that is lost in the middle is told once, and spoken to again when it is back")
  func lost() async {
    await #expect(processExitsWith: .success) {
      let (file, folder) = try Self.folder()
      let server = PulseServer(in: folder)
      let record = Record()
      let speaker = record.speaker()
      let recorder = try PulseServer.Recorder()
      speaker.speak(Self.utterance(String(repeating: Self.words + " ", count: 20)))
      try recorder.waitForSound()
      server.end()
      speaker.speak(Self.utterance("Nobody hears this."))
      _ = speaker.voices()
      let errors = record.errors.withLock { $0 }
      #expect(errors.count == 1)
      if case .soundDeviceLost? = errors.first {} else { Issue.record("\(errors)") }
      #expect(record.events.withLock { $0 } == [.started, .interrupted, .interrupted])

      let other = PulseServer(in: folder)
      let again = try PulseServer.Recorder()
      speaker.speak(Self.utterance(Self.words))
      try again.waitForSound()
      #expect(try again.sounding(untilSilentFor: 0.5) > 22_050)
      #expect(record.errors.withLock { $0.count } == 1)
      withExtendedLifetime((file, other)) {}
    }
  }

  @Test("SAFE-2: a device that another program keeps to itself is given up, and nobody waits for it for ever")
  func busy() async {
    await #expect(processExitsWith: .success) {
      let (file, folder) = try Self.folder()
      let server = PulseServer(in: folder)
      server.suspend(true)
      let record = Record()
      let speaker = record.speaker()
      speaker.speak(Self.utterance(String(repeating: Self.words + " ", count: 20)))
      speaker.speak(Self.utterance(Self.words))
      _ = speaker.voices()
      #expect(record.errors.withLock { $0 } == [.soundDeviceLost(code: ETIMEDOUT)])

      server.suspend(false)
      while !Speaker.isSoundDeviceAvailable { sched_yield() }
      let recorder = try PulseServer.Recorder()
      speaker.speak(Self.utterance(Self.words))
      try recorder.waitForSound()
      #expect(try recorder.sounding(untilSilentFor: 0.5) > 22_050)
      #expect(record.errors.withLock { $0.count } == 1)
      withExtendedLifetime((file, server)) {}
    }
  }
}
