import AloudApp
import AloudTerminal
import ArgumentParser
import CEmbedded
import Glibc

/// The command `aloud recognise`, which listens with pocketsphinx for `--listen` (VOICE-1). A Python script replaces this process.
struct Recognise: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "recognise", abstract: Words.help("recognise.abstract"), example: "aloud recognise speech.wav",
      discussion: Words.help("recognise.discussion")
    )
  }

  @Argument(help: Words.argument("recognise.sound"), completion: .file(extensions: ["wav", "raw"])) var sound: String?

  func run() throws {
    let script = String(cString: aloud_pocketsphinx_script())
    // The script reports errors in the sound itself; a missing pocketsphinx is reported here.
    guard Self.hasPocketsphinx else {
      StandardError.writeLine(Words.usual?.text("command.help.recognise.noPocketsphinx") ?? "pocketsphinx")
      throw ExitCode(69)
    }
    let words = ["python3", "-c", script] + (sound.map { [$0] } ?? [])
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    execvp("python3", &arguments)
    throw ExitCode(69)
  }

  private static var hasPocketsphinx: Bool {
    var number: pid_t = 0
    let words = [
      "python3", "-c", "import importlib.util, sys; sys.exit(importlib.util.find_spec('pocketsphinx') is None)",
    ]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard posix_spawnp(&number, "python3", nil, nil, &arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }
}
