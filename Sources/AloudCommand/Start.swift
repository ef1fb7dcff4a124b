import Aloud
import ArgumentParser

/// `aloud` alone: the built-in app.
struct Start: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: Words.help("start.abstract"),
    discussion: Words.help("start.discussion"))

  @OptionGroup var options: SessionOptions

  func run() throws {
    let words = try options.locales.words()
    try options.run(BuiltInApp(languages: words.languages, files: words.files), words)
  }
}
