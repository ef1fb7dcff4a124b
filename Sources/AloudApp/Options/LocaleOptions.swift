internal import Aloud
internal import AloudTerminal
public import ArgumentParser

/// The options of everything that has words: which language, and a translator's files.
public struct LocaleOptions: ParsableArguments {
  @Option(help: Words.argument("option.locale"), completion: .locales) var locale: String?
  @Option(help: Words.argument("option.calendar"), completion: .calendars) package var calendar: CalendarOption?
  @Option(help: Words.argument("option.locales"), completion: .directory) var locales: String?

  /// None given.
  public init() {}

  /// The locale table: a translator's files, by the option or the environment, over those compiled in.
  var overrides: LocaleOverrides { LocaleOverrides.of(locales ?? LocaleFolderPath.variable) }

  /// The locale asked for: by the option, else by the user's settings, else by the system, else English.
  private var localeName: String { locale ?? OutsideSettings.usual.locale ?? environmentName }

  /// The locale that the system has: what LANG and its like say is for all programs, so the user's settings go before it.
  package var environmentName: String { EnvironmentLocale.name(files: overrides.files) ?? "en" }

  /// The locale for dates and times, where the system has another than for words.
  var environmentDates: String? {
    guard let dates = EnvironmentLocale.dates, LocaleTag(dates) != LocaleTag(environmentName) else { return nil }
    return dates
  }

  private var dateLocale: String? { locale ?? OutsideSettings.usual.locale == nil ? environmentDates : nil }

  /// The words of the locale asked for, for errors that are told outside the session. What is wrong in a translator's
  /// files is told here, on standard error, unless somebody else does; what is compiled in serves in their place. An app's
  /// own messages stand in `wording`, by language.
  ///
  /// - Throws: `ExitCode`, after the reason has been told on standard error.
  public func words(adding wording: [String: String] = [:], tellingDamage: Bool = true) throws -> Words {
    let overrides = overrides
    let files = overrides.files.adding(wording)
    do throws(LocaleFileError) {
      let words = Words(
        try LoadedLocale(
          localeName, dates: dateLocale, calendar: calendar?.calendar ?? OutsideSettings.usual.calendar,
          files: files),
        files: files)
      if tellingDamage { overrides.tell(words) }
      return words
    } catch {
      StandardError.writeLine("\(error.file):\(error.line): \(error.kind)")
      throw ExitCode(70)
    }
  }
}
