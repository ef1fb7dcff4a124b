import Aloud
import AloudSpeech
import Expectations
import Foundation
import Testing

extension SpeechTests {
  @Suite struct StopTests {
    private let shared = SharedSpeaker.only
    private let long = String(repeating: "Groceries, three reminders, opens a screen. ", count: 100)

    @Test func `Stop breaks off what is being said and drops what waits`() {
      // Nobody reads this pipe: it fills after a second and a half of sound, and the speaker waits.
      let pipe = Pipe()
      shared.change(to: .pcmDescriptor(pipe.fileHandleForWriting.fileDescriptor))
      shared.speak(long)
      shared.speak("Never.")
      shared.speak("Never either.")
      shared.waitForStart()
      shared.speaker.stop()
      expect(shared.events, is: [.started, .interrupted])
      expect(shared.errors, is: [])
    }

    @Test func `What is queued after a stop is said whole`() throws {
      let whole = try shared.record([.text("Bread, off.", language: nil)])
      let pipe = Pipe()
      shared.change(to: .pcmDescriptor(pipe.fileHandleForWriting.fileDescriptor))
      shared.speak(long)
      shared.waitForStart()
      shared.speaker.stop()

      let file = TemporaryFile("after.wav")
      shared.speaker.change(to: .wav(path: file.path))
      shared.speak("Bread, off.")
      shared.speaker.finish()
      expect(shared.events, is: [.started, .interrupted, .started, .ended])
      expect(abs(try WAV(at: file.path).seconds - whole.seconds) < 0.1)
    }

    @Test func `A stop with nothing to stop does nothing`() {
      shared.change(to: .nowhere)
      shared.speaker.stop()
      shared.speaker.stop()
      shared.speak("Milk.")
      expect(shared.events, is: [.started, .ended])
    }
  }
}
