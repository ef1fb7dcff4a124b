import Aloud
import Expectations
import Foundation
import Testing

@testable import AloudSpeech

extension SpeechTests {
  /// Saying again what was cut off.
  @Suite struct ResumeTests {
    private let shared = SharedSpeaker.only

    private static let long = String(repeating: "Groceries and other things are waiting. ", count: 20)

    @Test("SAY-4: what a stop cut off goes on from the word, and what waited comes after it")
    func goesOn() throws {
      let whole = try shared.record([.text(Self.long, language: nil)]).seconds
      let last = try shared.record([.text("The last.", language: nil)]).seconds
      // Nobody reads this pipe: it fills after a second and a half of sound, and the speaker waits.
      let pipe = Pipe()
      shared.change(to: .pcmDescriptor(pipe.fileHandleForWriting.fileDescriptor))
      shared.speak(Self.long)
      shared.speak("The last.")
      shared.waitForStart()
      while shared.speaker.isSpeaking, !Self.isFull(pipe) { sched_yield() }
      shared.speaker.stop()
      shared.settle()

      let file = TemporaryFile("rest.wav")
      shared.speaker.change(to: .wav(path: file.path))
      expect(shared.speaker.resume())
      expect(!shared.speaker.resume())
      shared.speaker.finish()
      let rest = try WAV(at: file.path).seconds
      expect(rest < whole + last - 0.3)
      expect(rest > whole + last - 2.5)
    }

    private static func isFull(_ pipe: Pipe) -> Bool {
      var request = pollfd(fd: pipe.fileHandleForWriting.fileDescriptor, events: Int16(POLLOUT), revents: 0)
      return poll(&request, 1, 0) == 0
    }

    @Test func `Nothing is said again where nothing was cut off, or speech is off`() {
      // What another test cut off is forgotten first.
      shared.change(to: .nowhere)
      _ = shared.speaker.resume()
      shared.speak("Milk.")
      shared.settle()
      shared.speaker.stop()
      expect(!shared.speaker.resume())
    }

    @Test func `A rest begins at its word, in the passage where that stands`() {
      let utterance = Utterance(
        [.text("One two three.", language: nil), .text("Für fünf.", language: "de")], language: "en")
      var rest = SpokenRest(of: utterance, SpeechSettings())
      expect(rest.passages.count, is: 2)
      rest.place = SpokenPlace(passage: 0, character: 8)
      expect(rest.passages.first, is: .speech(language: "en", markup: "three.", marks: []))
      expect(rest.place(after: 3, of: 0), is: SpokenPlace(passage: 0, character: 11))
      expect(rest.place(after: 3, of: 1), is: SpokenPlace(passage: 1, character: 3))
      rest.place = SpokenPlace(passage: 1, character: 4)
      expect(Array(rest.passages), is: [.speech(language: "de", markup: "fünf.", marks: [])])
      rest.place = SpokenPlace(passage: 2)
      expect(rest.passages.isEmpty)
    }
  }
}
