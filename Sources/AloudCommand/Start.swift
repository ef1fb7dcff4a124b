import Aloud
import AloudApp
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

extension Words {
  /// The languages that there are words in, by their own names; those for testers where one is used.
  fileprivate var languages: [Language] {
    files.tags(in: "wording").filter { $0 == locale.tag || !LoadedLocale.isForTesters($0) }
      .map { Language(tag: $0, name: LoadedLocale.ownName(of: $0, files: files) ?? $0) }
  }
}
