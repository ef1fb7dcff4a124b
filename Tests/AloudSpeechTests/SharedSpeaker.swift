import Aloud
@testable import AloudSpeech
import AloudSystem
import Foundation
import Testing

/// Tests that really speak. The synthesiser has one owner in a process, so they share one speaker and take turns.
@Suite(.serialized) struct SpeechTests {}

/// The one speaker of the test process, and what it told.
final class SharedSpeaker: Sendable {
  /// The speaker and what was heard from it since the last `change(to:)`.
  static let only = SharedSpeaker()

  let speaker: Speaker
  private let record: SpeechRecord

  private init() {
    record = SpeechRecord()
    speaker = record.speaker(to: .nowhere)
  }

  /// What went wrong with the present target, once all that was queued is done.
  var errors: [SpeechError] {
    settle()
    return record.errors.withLock { $0 }
  }

  /// What was told since the present target, once all that was queued is done.
  var events: [SpeechEvent] {
    settle()
    return record.events.withLock { $0 }
  }

  /// Waits until something sounds that was queued after the last `change(to:)`.
  func waitForStart() { record.hasStarted.wait() }

  /// Waits for all that is queued.
  func settle() { _ = speaker.voices() }

  /// Starts afresh with another target.
  func change(to target: SpeechTarget, settings: SpeechSettings = SpeechSettings(isOn: true)) {
    speaker.finish()
    while record.hasStarted.wait(timeout: .now()) == .success {}
    record.errors.withLock { $0 = [] }
    record.events.withLock { $0 = [] }
    speaker.apply(settings)
    speaker.change(to: target)
  }

  /// Queues plain text.
  func speak(_ text: String, language: String = "en") {
    speaker.speak(Utterance([.text(text, language: nil)], language: language))
  }

  /// Speaks units into a WAV file and returns what is in it.
  func record(_ units: [SpeechUnit], settings: SpeechSettings = SpeechSettings(isOn: true)) throws -> WAV {
    let file = TemporaryFile("record.wav")
    change(to: .wav(path: file.path), settings: settings)
    speaker.speak(Utterance(units, language: "en"))
    speaker.finish()
    return try WAV(at: file.path)
  }
}

/// What a speaker told.
final class SpeechRecord: Sendable {
  let errors = Monitor<[SpeechError]>([])
  let events = Monitor<[SpeechEvent]>([])
  let hasStarted = DispatchSemaphore(value: 0)

  func speaker(to target: SpeechTarget, settings: SpeechSettings = SpeechSettings(isOn: true)) -> Speaker {
    Speaker(
      to: target, settings: settings, onError: { [errors] error in errors.withLock { $0.append(error) } },
      onEvent: { [events, hasStarted] event in
        events.withLock { $0.append(event) }
        if event == .started { hasStarted.signal() }
      })
  }
}

/// A path for one test, removed with its folder at the end.
final class TemporaryFile {
  let path: String
  private let folder: URL

  init(_ name: String) {
    folder = FileManager.default.temporaryDirectory.appending(path: "aloud-speech-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appending(path: name).path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// A WAV file read independently of the code that writes one.
struct WAV {
  let declaredBytes: Int
  let declaredSampleRate: Int
  let samples: [Int16]

  init(at path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    func number(_ offset: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    try #require(bytes.count >= 44)
    declaredBytes = number(40)
    declaredSampleRate = number(24)
    samples = stride(from: 44, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  var seconds: Double { Double(samples.count) / 22_050 }

  /// How loud the whole is; 1 is full scale.
  var level: Double {
    let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
    return (sum / Double(max(samples.count, 1))).squareRoot() / 32_768
  }
}
