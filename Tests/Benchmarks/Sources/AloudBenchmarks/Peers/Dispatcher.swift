import Glibc

/// A speech-dispatcher of this run's own, whose sound arrives on a pipe.
final class Dispatcher {
  /// Both it and `spd-say` end at once where the language is not installed, as that of the other measurements need not be.
  private static let language = "LANG=C.UTF-8"

  /// What programs need that are to find it.
  let environment: [String]
  private let process: Child
  private let sound: Int32

  /// Starts one and waits until it listens; nil where it isn't installed.
  init?() throws {
    let program = "/usr/bin/speech-dispatcher", folder = Program.scratchFolder + "/dispatcher"
    guard access(program, X_OK) == 0 else { return nil }
    mkdir(folder, 0o700)
    let socket = folder + "/socket", pipe = folder + "/sound"
    unlink(socket)
    unlink(pipe)
    mkfifo(pipe, 0o600)
    try Program.write(
      """
      AudioOutputMethod "alsa"
      AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
      DefaultModule espeak-ng

      """, to: folder + "/speechd.conf")
    try Program.write(
      """
      pcm.!default {
        type file
        slave.pcm { type null }
        file "\(pipe)"
        format "raw"
      }
      ctl.!default { type null }

      """, to: folder + "/asound.conf")
    sound = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(nothing) }
    process = try Child(
      program,
      [
        "--run-single", "--config-dir", folder, "--socket-path", socket, "--log-dir", folder, "--pid-file",
        folder + "/pid",
        "--timeout", "0",
      ], input: nothing, output: nil, environment: ["ALSA_CONFIG_PATH=\(folder)/asound.conf", Self.language])
    environment = [Self.language, "SPEECHD_ADDRESS=unix_socket:\(socket)"]
    for _ in 0..<5_000 where access(socket, R_OK) != 0 { usleep(1_000) }
    guard access(socket, R_OK) == 0 else { throw MeasuringProblem.failed(program: program, code: 0) }
  }

  deinit {
    kill(process.process, SIGTERM)
    _ = process.wait()
    close(sound)
  }

  /// Waits for the first samples.
  func waitForSound() { _ = isHeard(within: -1) }

  /// Takes what comes until nothing has for so long.
  func takeAll(untilSilentFor milliseconds: Int32) {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while isHeard(within: milliseconds) { _ = read(sound, &bytes, bytes.count) }
  }

  private func isHeard(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: sound, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
