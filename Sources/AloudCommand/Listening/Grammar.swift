import Aloud
import AloudApp
import AloudDocuments
import AloudReminders
public import AloudTerminal
public import ArgumentParser

/// The command `aloud grammar`, which prints what a user can say to an app as a grammar for speech recognisers (VOICE-1).
struct Grammar: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "grammar", abstract: Words.help("grammar.abstract"), example: "aloud grammar app.yaml --format vosk")
  }

  @Argument(help: Words.argument("grammar.document"), completion: .file(extensions: ["yaml", "yml"]))
  var document: String?

  // The property is not called `format`, because a session's format is that of announcements.
  @Option(name: .customLong("format"), help: Words.argument("grammar.format")) var form = GrammarForm.jsgf
  @Option(help: Words.argument("grammar.say")) var say: [String] = []
  @Option(help: Words.argument("option.now")) var now: FixedTime?
  @Option(help: Words.argument("option.data"), completion: .directory) var data: String?
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
    var reading = GrammarReading(
      session, dataFolder: data ?? DataFolderPath.usual(DataFolderPath.shared), now: now?.moment ?? LocalClock.now)
    let text = reading.text(after: say, as: form)
    try words.print(String(text.dropLast()))
  }
}

extension GrammarForm: ExpressibleByArgument {}
