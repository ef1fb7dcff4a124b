import Aloud
import AloudApp
import AloudDocuments
import AloudReminders
public import AloudTerminal
public import ArgumentParser
import CEmbedded
import Glibc

struct Grammar: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grammar", abstract: "Print what can be said, as a grammar for speech recognisers.",
    example: "aloud grammar app.yaml --format vosk")

  @Argument(
    help: "The document, a YAML file. Without one, the built-in app is used.",
    completion: .file(extensions: ["yaml", "yml"]))
  var document: String?

  // The property is not called `format`, because a session's format is that of announcements.
  @Option(name: .customLong("format"), help: "The form of the grammar.") var form = GrammarForm.jsgf
  @Option(help: "A line that is said first; can be given several times.") var say: [String] = []
  @Option(
    help: "The date and time that count as now, such as 2026-11-20T15:30:00. The clock then moves one second a line.")
  var now: FixedTime?
  @Option(help: "The folder for the app's files.", completion: .directory) var data: String?
  @OptionGroup var locales: LocaleOptions

  func run() throws {
    let words = try locales.words()
    if let document {
      let document = try Document(at: document, words)
      try printGrammar(of: document.app, words.adding(document.texts))
    } else {
      try printGrammar(of: BuiltInApp(languages: Languages([]), files: words.files), words)
    }
  }

  private func printGrammar(of app: some App, _ words: Words) throws {
    let session = try Session(app, settings: Settings(locale: locales.environmentName), files: words.files)
    var reading = GrammarReading(session, dataFolder: data ?? UserFolder.data(), now: now?.moment ?? LocalClock.now)
    let text = reading.text(after: say, as: form)
    try words.print(String(text.dropLast()))
  }
}

extension GrammarForm: ExpressibleByArgument {}

/// The command `aloud recognise`, which listens with pocketsphinx for `--listen` (VOICE-1). A Python script replaces this process.
struct Recognise: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recognise", abstract: "Listen with pocketsphinx, and print what is heard, for --listen.",
    example: "aloud recognise speech.wav",
    discussion:
      "It hears English. Sound comes from the microphone, a file, or standard input: 16,000 samples a second of 16 bits, one channel."
  )

  @Argument(
    help: "A sound file, or - for standard input. Without one, the microphone is used.",
    completion: .file(extensions: ["wav", "raw"])) var sound: String?

  func run() throws {
    let script = String(cString: aloud_pocketsphinx_script())
    // The script reports errors in the sound itself; a missing pocketsphinx is reported here.
    guard Self.hasPocketsphinx else {
      throw ExitCode.failure("Python has no pocketsphinx here. Install it: python3 -m pip install pocketsphinx", 69)
    }
    let words = ["python3", "-c", script] + (sound.map { [$0] } ?? [])
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    execvp("python3", &arguments)
    throw ExitCode(69)
  }

  private static var hasPocketsphinx: Bool {
    let check = "import importlib.util, sys; sys.exit(importlib.util.find_spec('pocketsphinx') is None)"
    if case .exited(0, _, _) = Invocation(["python3", "-c", check]).result() { return true }
    return false
  }
}
