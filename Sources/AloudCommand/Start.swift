import Aloud
import AloudApp
import AloudReminders
import ArgumentParser

/// The command `aloud` without a subcommand, which runs the built-in app.
struct Start: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "start", abstract: Words.help("start.abstract"),
      discussion: Words.help("start.discussion"))
  }

  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let languages = Languages(in: words.files, for: words.locale.tag)
    try session.run(BuiltInApp(languages: languages, files: words.files), words)
  }
}
