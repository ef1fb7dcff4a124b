import Aloud
import AloudApp
import ArgumentParser

/// `aloud` alone: the built-in app.
struct Start: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: Words.help("start.abstract"),
    discussion: Words.help("start.discussion"))

  @OptionGroup var session: SessionOptions

  func run() throws {
    let words = try session.locales.words()
    let languages = Language.all(in: words.files, for: words.locale.tag)
    try session.run(BuiltInApp(languages: languages, files: words.files), words)
  }
}

extension Language {
  /// The languages that there are words in, by their own names; those for testers where one is used.
  static func all(in files: LocaleFiles, for tag: String) -> [Language] {
    files.tags(in: "wording").filter { $0 == tag || !LoadedLocale.isForTesters($0) }
      .map { Language(tag: $0, name: LoadedLocale.ownName(of: $0, files: files) ?? $0) }
  }
}
