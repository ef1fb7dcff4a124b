import AloudSpeech
import AloudSystem
import Foundation

/// A PulseAudio server of the test's own, whose sink is heard by nobody but a recorder.
final class PulseServer {
  /// Whether there is one to start.
  static let isInstalled = ["pulseaudio", "parec", "pactl"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  private let folder: String
  private let server: Child

  /// Starts it in a folder, and waits until it answers. This process finds it, and no other sound device.
  init(in folder: String) {
    self.folder = folder
    setenv("PULSE_SERVER", "unix:\(folder)/socket", 1)
    setenv("ALSA_CONFIG_PATH", "/dev/null", 1)
    for (name, place) in [
      ("HOME", ""), ("XDG_RUNTIME_DIR", ""), ("PULSE_RUNTIME_PATH", "/run"), ("PULSE_STATE_PATH", "/state"),
    ] {
      setenv(name, folder + place, 1)
    }
    server = Child([
      "/usr/bin/pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes",
      "-L", "module-null-sink sink_name=quiet",
      "-L", "module-native-protocol-unix socket=\(folder)/socket auth-anonymous=1",
    ])
    while !Speaker.isSoundDeviceAvailable { sched_yield() }
  }

  deinit { end() }

  /// Ends it in the middle of what it does.
  func end() {
    server.end(by: SIGKILL)
    unlink("\(folder)/socket")
  }

  /// Takes the sink from everybody, as a program does that keeps a device to itself; or gives it back.
  func suspend(_ isSuspended: Bool) {
    Child(["/usr/bin/pactl", "suspend-sink", "quiet", isSuspended ? "1" : "0"]).wait()
  }

  /// Hears what a server's sink plays, as samples of 22,050 Hz.
  final class Recorder {
    private let pipe = Pipe()
    private let child: Child
    /// What was read, but not counted.
    private var pending: [Int16] = []

    /// Begins to listen.
    init() throws {
      child = Child(
        [
          "/usr/bin/parec", "--device=quiet.monitor", "--raw", "--rate=22050", "--channels=1", "--format=s16le",
          "--latency-msec=10",
        ], output: pipe.fileHandleForWriting.fileDescriptor)
      try pipe.fileHandleForWriting.close()
      // The first silence: it listens.
      _ = try next()
    }

    deinit { child.end(by: SIGKILL) }

    /// Waits for the first sound.
    func waitForSound() throws {
      while true {
        let samples = try next()
        guard let first = samples.firstIndex(where: Self.isLoud) else { continue }
        pending = Array(samples[first...])
        return
      }
    }

    /// How many samples of sound there are until there is silence for so many seconds.
    func sounding(untilSilentFor seconds: Double) throws -> Int {
      var (count, silent) = (0, 0)
      while silent < Int(seconds * 22_050) {
        for sample in pending {
          if Self.isLoud(sample) {
            count += silent + 1
            silent = 0
          } else {
            silent += 1
          }
        }
        pending = try next()
      }
      return count
    }

    private static func isLoud(_ sample: Int16) -> Bool { sample.magnitude > 32 }

    private func next() throws -> [Int16] {
      let bytes = [UInt8](pipe.fileHandleForReading.availableData)
      guard !bytes.isEmpty else { throw CocoaError(.fileReadUnknown) }
      return stride(from: 0, to: bytes.count - 1, by: 2).map {
        Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
      }
    }
  }
}

/// A program that is started, ended and waited for. Not Foundation's `Process`: to wait for that hangs in an exit test.
private final class Child {
  private var process = pid_t()

  /// Starts it, with what it writes dropped, or written to a descriptor.
  init(_ words: [String], output: Int32? = nil) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    var arguments = words.map { strdup($0) } + [nil]
    var environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in arguments + environment { free(word) } }
    _ = posix_spawn(&process, words[0], &actions, nil, &arguments, &environment)
  }

  /// Ends it by a signal.
  func end(by signal: Int32) {
    guard process > 0 else { return }
    kill(process, signal)
    wait()
  }

  /// Waits for its end.
  func wait() {
    waitpid(process, nil, 0)
    process = 0
  }
}
