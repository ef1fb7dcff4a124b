import Aloud
import AloudSpeech
import Expectations
import Foundation
import Testing

extension SpeechTests {
  @Suite struct PCMStreamTests {
    private let shared = SharedSpeaker.only

    @Test func `Raw samples reach an open descriptor, which stays open`() throws {
      let pipe = Pipe()
      shared.change(to: .pcmDescriptor(pipe.fileHandleForWriting.fileDescriptor))
      shared.speak("A.")
      shared.speaker.finish()
      try pipe.fileHandleForWriting.write(contentsOf: Data([1, 2]))
      try pipe.fileHandleForWriting.close()

      let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
      expect(bytes.count > 8000)
      expect(bytes.count.isMultiple(of: 2))
      expect(bytes.suffix(2), is: Data([1, 2]))
    }

    @Test func `Raw samples are those of the WAV file`() throws {
      let wav = try shared.record([.text("Groceries", language: nil)])
      let file = TemporaryFile("speech.pcm")
      shared.change(to: .pcm(path: file.path))
      shared.speak("Groceries")
      shared.speaker.finish()

      let bytes = [UInt8](try Data(contentsOf: URL(filePath: file.path)))
      expect(abs(bytes.count / 2 - wav.samples.count) < 1000)
      expect(bytes.count > 10_000)
    }

    @Test func `A command gets the samples of the WAV file, and is waited for`() throws {
      let wav = try shared.record([.text("Groceries", language: nil)])
      let file = TemporaryFile("command.pcm")
      shared.change(to: .command("cat > '\(file.path)'"))
      shared.speak("Groceries")
      shared.speaker.finish()

      let bytes = [UInt8](try Data(contentsOf: URL(filePath: file.path)))
      expect(abs(bytes.count / 2 - wav.samples.count) < 1000)
      expect(bytes.count > 10_000)
    }

    @Test("SAFE-2: a command that ends is told once")
    func commandEnds() {
      let target = SpeechTarget.command("exit 3")
      shared.change(to: target)
      for _ in 1...3 { shared.speak("What is said here is longer than a pipe can hold: so it is noticed.") }
      expect(shared.errors, is: [.readerEnded(target)])
    }

    @Test("SAFE-2: a reader that leaves ends neither the program nor the queue") func readerLeaves() throws {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let descriptor = pipe.fileHandleForWriting.fileDescriptor
      shared.change(to: .pcmDescriptor(descriptor))
      shared.speak("One.")
      shared.speak("Two.")
      expect(shared.errors, is: [.readerEnded(.pcmDescriptor(descriptor))])

      let wav = try shared.record([.text("Still here.", language: nil)])
      expect(wav.level > 0.02)
    }
  }
}
