import Aloud
import AloudSystem
import Expectations
import Foundation
import Testing

@testable import AloudSpeech

/// A real speech-dispatcher with its espeak-ng module, on a socket and with a sound device of the test's own.
@Suite struct RealDispatcherTests {
  private static let isInstalled =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/speech-dispatcher")
    && FileManager.default.fileExists(atPath: "/usr/lib/speech-dispatcher-modules/sd_espeak-ng")

  /// Starts one whose sound goes into a file, and gives the path of its socket once it listens.
  private static func start(in folder: String) throws -> Process {
    let files = [
      "speechd.conf": """
      AudioOutputMethod "alsa"
      AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
      DefaultModule espeak-ng
      """,
      "asound.conf": """
      pcm.!default {
        type file
        slave.pcm { type null }
        file "\(folder)/sound.raw"
        format "raw"
      }
      ctl.!default { type null }
      """,
    ]
    for (name, text) in files { try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)")) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/speech-dispatcher")
    process.arguments = [
      "--run-single", "--config-dir", folder, "--socket-path", "\(folder)/socket", "--log-dir", folder, "--pid-file",
      "\(folder)/pid", "--timeout", "0",
    ]
    process.environment = ["ALSA_CONFIG_PATH": "\(folder)/asound.conf", "HOME": folder, "PATH": "/usr/bin:/bin"]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    setenv("SPEECHD_ADDRESS", "unix_socket:\(folder)/socket", 1)
    while process.isRunning, !Speaker.isDispatcherAvailable { sched_yield() }
    return process
  }

  @Test(
    "SAY-4: a real speech-dispatcher speaks, tells how far it is, and is heard",
    .enabled(if: isInstalled, "speech-dispatcher with its espeak-ng module is wanted"))
  func speaks() async {
    await #expect(processExitsWith: .success) {
      let file = TemporaryFile("sound.raw")
      let process = try Self.start(in: (file.path as NSString).deletingLastPathComponent)
      // Asked to end it may stay, in a process group that knows nothing of this test.
      defer {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
      let record = SpeechRecord(), speaker = record.speaker(to: .dispatcher)
      speaker.speak(
        Utterance(
          [
            .text("Groceries & <b>oats</b>.", language: nil), .mark("middle"), .text("Ende.", language: "de"),
            .characters("ab"),
          ], language: "en"))
      speaker.speak(Utterance([.text("..", language: nil)], language: "en"))
      expect(!speaker.voiceNames(for: "de").isEmpty)
      speaker.finish()
      expect(record.errors.withLock { $0 }, is: [])
      let told = record.events.withLock { $0 }
      expect(told.first, is: .started)
      expect(told.contains(.mark("middle")))
      expect(told.filter { $0 == .ended }.count, is: 2)
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: file.path)))
      // More than a second of it, and not silence.
      expect(bytes.count > 44_100)
      expect(bytes.contains { $0 > 20 && $0 < 230 })
    }
  }
}
