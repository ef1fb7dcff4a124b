import Aloud
import AloudSpeech
import Expectations
import Foundation
import Testing

/// sox, an independent reader of sound files.
enum Sox {
  static let path = ["/usr/bin/sox", "/usr/local/bin/sox", "/opt/homebrew/bin/sox"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What `sox FILE -n stat` measures, by the names it prints.
  static func measure(_ file: String) throws -> [String: Double] {
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = [file, "-n", "stat"]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var values: [String: Double] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count == 2, let value = Double(parts[1].trimmingCharacters(in: .whitespaces)) else { continue }
      values[parts[0].split(separator: " ").joined(separator: " ")] = value
    }
    return values
  }
}

extension SpeechTests {
  @Suite struct WAVFileTests {
    private let shared = SharedSpeaker.only

    @Test(.enabled(if: Sox.path != nil, "sox is not installed: the file can't be measured independently"))
    func `A WAV file holds real speech, as another program measures it`() throws {
      let file = TemporaryFile("speech.wav")
      shared.change(to: .wav(path: file.path))
      shared.speak("Reminders. 5 items. Groceries, 3 reminders, opens a screen.")
      shared.speaker.finish()

      let measured = try Sox.measure(file.path)
      expect(try #require(measured["Length (seconds)"]) > 2.5)
      expect(try #require(measured["Length (seconds)"]) < 8)
      expect(try #require(measured["RMS amplitude"]) > 0.02)
      expect(try #require(measured["Maximum amplitude"]) < 1)
      expect(shared.errors, is: [])
    }

    @Test func `The header is right after each utterance, before the file is closed`() throws {
      let file = TemporaryFile("speech.wav")
      shared.change(to: .wav(path: file.path))
      shared.settle()
      try expect(WAV(at: file.path).declaredBytes, is: 0)

      var before = 0
      for text in ["Milk, due today.", "Bread, off."] {
        shared.speak(text)
        shared.settle()
        let wav = try WAV(at: file.path)
        expect(wav.declaredBytes, is: wav.samples.count * 2)
        expect(wav.declaredBytes > before)
        expect(wav.declaredSampleRate, is: 22_050)
        before = wav.declaredBytes
      }
    }

    @Test("SAFE-2: a full disk is reported once, and nothing else happens") func fullDisk() {
      let target = SpeechTarget.wav(path: "/dev/full")
      shared.change(to: target)
      shared.speak("One.")
      shared.speak("Two.")
      expect(shared.errors, is: [.cannotWrite(target, code: ENOSPC)])
    }

    @Test("SAFE-2: a path that can't be written is reported once") func missingFolder() {
      let target = SpeechTarget.wav(path: "/dev/null/speech.wav")
      shared.change(to: target)
      shared.speak("One.")
      expect(shared.errors, is: [.cannotOpen(target, code: ENOTDIR)])
    }
  }
}
