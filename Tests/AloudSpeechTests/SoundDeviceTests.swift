import Aloud
import AloudSystem
import Expectations
import Foundation
import Testing

@testable import AloudSpeech

/// These run in processes of their own, whose environment decides what sound device there is.
extension SpeechTests {
  @Suite struct SoundDeviceTests {
    @Test("SAFE-2: without a sound device that is told once, and standard error stays empty")
    func noDevice() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        setenv("ALSA_CONFIG_PATH", "/dev/null", 1)
        setenv("PULSE_SERVER", "/nonexistent", 1)
        let record = SpeechRecord(), speaker = record.speaker(to: .device)
        speaker.speak(Utterance([.text("One.", language: nil)], language: "en"))
        speaker.stop()
        speaker.speak(Utterance([.text("Two.", language: nil)], language: "en"))
        speaker.finish()
        expect(record.errors.withLock { $0 }, is: [.noSoundDevice])
        expect(!Speaker.isSoundDeviceAvailable)
        // Swift 6.3 gives its own separator instead of nothing where a process wrote nothing.
        write(STDERR_FILENO, ".", 1)
      }
      expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }, is: ".")
    }

    @Test func `The device gets the samples that a WAV file would, also after a stop`() async throws {
      let wav = try SharedSpeaker.only.record([.text("Groceries, button.", language: nil)])
      let configuration = TemporaryFile("asoundrc")
      let samples = TemporaryFile("device.raw")
      // Through cat: the plug-in itself starts a new file each time the device is opened.
      let text = """
        pcm.!default {
          type file
          slave.pcm { type null }
          file "|cat >> '\(samples.path)'"
          format "raw"
        }
        """
      try Data(text.utf8).write(to: URL(filePath: configuration.path))
      await #expect(processExitsWith: .success) { [path = configuration.path as String] in
        setenv("ALSA_CONFIG_PATH", path, 1)
        setenv("PULSE_SERVER", "/nonexistent", 1)
        expect(Speaker.isSoundDeviceAvailable)
        let speaker = Speaker(to: .device, onError: { Issue.record($0) })
        let utterance = Utterance([.text("Groceries, button.", language: nil)], language: "en")
        speaker.speak(utterance)
        _ = speaker.voices()
        speaker.stop()
        speaker.speak(utterance)
        speaker.finish()
      }
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: samples.path)))
      expect(abs(bytes.count / 4 - wav.samples.count) < 3000)
      expect(bytes.count > 20_000)
    }

    @Test("SAFE-2: a device that hangs is given up, told once, and spoken to again when it goes on")
    func hangs() async throws {
      await #expect(processExitsWith: .success) {
        // Nobody reads this pipe: it takes a second and a half of sound, and then nothing.
        let (configuration, pipe) = (TemporaryFile("asoundrc"), TemporaryFile("pipe"))
        expect(mkfifo(pipe.path, 0o600), is: 0)
        let reader = open(pipe.path, O_RDWR)
        let text = "pcm.!default { type file slave.pcm { type null } file \"\(pipe.path)\" format \"raw\" }"
        try Data(text.utf8).write(to: URL(filePath: configuration.path))
        setenv("ALSA_CONFIG_PATH", configuration.path, 1)
        setenv("PULSE_SERVER", "/nonexistent", 1)

        let record = SpeechRecord(), speaker = record.speaker(to: .device)
        let long = String(repeating: "Groceries, three reminders, opens a screen. ", count: 10)
        speaker.speak(Utterance([.text(long, language: nil)], language: "en"))
        speaker.speak(Utterance([.text("Nobody hears this.", language: nil)], language: "en"))
        _ = speaker.voices()
        expect(record.errors.withLock { $0 }, is: [.soundDeviceLost(code: ETIMEDOUT)])
        expect(record.events.withLock { $0 }, is: [.started, .interrupted, .interrupted])
        expect(!Speaker.isSoundDeviceAvailable)

        Thread {
          while true {
            _ = [UInt8](unsafeUninitializedCapacity: 4096) { $1 = max(0, read(reader, $0.baseAddress, 4096)) }
          }
        }
        .start()
        while !Speaker.isSoundDeviceAvailable { sched_yield() }
        speaker.speak(Utterance([.text("This is heard.", language: nil)], language: "en"))
        speaker.finish()
        expect(record.errors.withLock { $0.count }, is: 1)
        expect(record.events.withLock { $0.suffix(2) }, is: [.started, .ended])
      }
    }

    @Test("SAFE-1: the synthesiser refuses to play a file, even if markup came to ask for it")
    func audioIsRefused() async throws {
      let sound = TemporaryFile("minute.wav")
      var bytes = WAVFile.header(sampleRate: 22_050, byteCount: 60 * 44_100)
      bytes += [UInt8](repeating: 0x22, count: 60 * 44_100)
      try Data(bytes).write(to: URL(filePath: sound.path))
      await #expect(processExitsWith: .success) { [path = sound.path as String] in
        let collected = CollectingSink()
        let receiver = SampleReceiver(sink: collected, sampleRate: 22_050, isInterrupted: { false }, tell: { _ in })
        try EspeakEngine().synthesise("<speak>a <audio src=\"\(path)\">alternative</audio> b</speak>", into: receiver)
        expect(collected.count > 10_000)
        expect(collected.count < 10 * 22_050)
      }
    }
  }
}

/// Counts samples.
private final class CollectingSink: AudioSink {
  private(set) var count = 0

  func write(_ samples: Span<Int16>, until isInterrupted: () -> Bool) { count += samples.count }
  func close() {}
}
