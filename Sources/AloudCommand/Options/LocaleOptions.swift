import Aloud
import AloudTerminal
import ArgumentParser

/// The options of everything that has words: which language, and a translator's files.
struct LocaleOptions: ParsableArguments {
  @Option(help: Words.argument("option.locale")) var locale: String?
  @Option(help: Words.argument("option.calendar")) var calendar: CalendarOption?
  @Option(help: Words.argument("option.locales"), completion: .directory) var locales: String?

  /// The locale table: a translator's files, by the option or the environment, over those compiled in.
  var overrides: LocaleOverrides { LocaleOverrides.of(locales ?? LocaleFolderPath.variable) }

  /// The locale asked for: by the option, else by the environment, else English.
  var localeName: String { locale ?? EnvironmentLocale.name(files: overrides.files) ?? "en" }

  /// The locale for dates and times, where the environment asks for another than for words.
  var dateLocale: String? {
    guard locale == nil, let dates = EnvironmentLocale.dates, LocaleTag(dates) != LocaleTag(localeName) else {
      return nil
    }
    return dates
  }

  /// The words of the locale asked for, for problems that are told outside the session. What is wrong in a translator's
  /// files is told here, on standard error, unless somebody else does; what is compiled in serves in their place.
  func words(tellingDamage: Bool = true) throws -> Words {
    let overrides = overrides
    do throws(LocaleFileError) {
      let words = Words(
        try Locale(localeName, dates: dateLocale, calendar: calendar?.calendar, files: overrides.files),
        files: overrides.files)
      if tellingDamage { overrides.tell(words) }
      return words
    } catch {
      StandardError.writeLine("\(error.file):\(error.line): \(error.problem)")
      throw ExitCode(70)
    }
  }
}
