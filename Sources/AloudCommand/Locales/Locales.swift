import Aloud
import AloudTerminal
import ArgumentParser

/// `aloud locales`: the locales there are, with what there is for each; or a translator's files, checked.
struct Locales: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "locales", abstract: Words.help("locales.abstract"))

  @Option(help: Words.argument("locales.check"), completion: .directory) var check: String?
  @Option(help: Words.argument("locales.format")) var format = ListFormat.text
  @OptionGroup var options: LocaleOptions

  func run() throws {
    let words = try options.words(tellingDamage: check == nil)
    if let check {
      try LocaleFolderReport.run(check, words)
    } else {
      try LocaleList.run(format, words)
    }
  }
}

/// The form of a list.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
