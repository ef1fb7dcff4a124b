import Aloud
import AloudApp
import AloudTerminal
import ArgumentParser

/// The command `aloud locales`, which lists the locales and their data, reports on some of them, or checks a translator's files.
struct Locales: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "locales", abstract: Words.help("locales.abstract"), example: "aloud locales de")
  }

  @Argument(help: Words.argument("locales.tags")) var tags: [String] = []
  @Option(help: Words.argument("locales.check"), completion: .directory) var check: String?
  @Option(help: Words.argument("locales.format")) var format = ListFormat.text
  @Option(help: Words.argument("locales.now")) var now: FixedTime?
  @OptionGroup var options: LocaleOptions

  func run() throws {
    let words = try options.words(tellingDamage: check == nil)
    if let check {
      try LocaleFolderReport.run(check, words)
    } else if tags.isEmpty {
      try LocaleList.run(format, words)
    } else {
      for tag in tags { try report(tag, words) }
    }
  }

  private func report(_ name: String, _ words: Words) throws {
    let report: LocaleReport
    do throws(LocaleFileError) {
      let locale = try LoadedLocale(name, calendar: options.calendar?.calendar, files: words.files)
      if !locale.isExact {
        StandardError.writeLine(
          words.text(
            .localesInstead(
              asked: .text(.verbatim(name)), used: .text(.tagged(locale.table.name, language: locale.table.tag)))))
      }
      report = try LocaleReport(locale.table, calendar: options.calendar?.calendar, now: now?.moment ?? LocalClock.now)
    } catch {
      StandardError.writeLine(LocaleFolderErrors.line(error, in: "locales", words))
      throw ExitCode(65)
    }
    switch format {
    case .json: try words.print(report.value.text)
    case .text: for line in report.sentences { try words.print(words.text(line)) }
    }
  }
}

/// The output format of a list.
enum ListFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
