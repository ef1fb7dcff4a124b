internal import Aloud
internal import AloudTerminal
public import ArgumentParser

/// The options for the language and a translator's files, which every command with words has.
public struct LocaleOptions: ParsableArguments {
  @Option(
    help: "The language and region, such as de or ar-EG. Otherwise those of the environment.", completion: .locales)
  var locale: String?
  @Option(help: "The calendar for dates, such as hebrew. Otherwise that of the locale.", completion: .calendars) package
    var calendar: CalendarOption?
  @Option(
    help: "A folder of a translator's files, read in place of the program's own. Otherwise ALOUD_LOCALES.",
    completion: .directory) var locales: String?

  /// Creates options of which none is given.
  public init() {}

  var overrides: LocaleOverrides { LocaleOverrides.of(locales ?? UserFolder.localesVariable) }

  /// The requested locale: from the option, then the user's settings, then the system, then English.
  private var localeName: String { locale ?? OutsideSettings.usual.locale ?? environmentName }

  /// The system's locale. LANG and similar variables apply to all programs, so the user's settings take precedence over it.
  package var environmentName: String { EnvironmentLocale.name(files: overrides.files) ?? "en" }

  var environmentDates: String? {
    guard let dates = EnvironmentLocale.dates, LocaleTag(dates) != LocaleTag(environmentName) else { return nil }
    return dates
  }

  private var dateLocale: String? { locale ?? OutsideSettings.usual.locale == nil ? environmentDates : nil }

  /// Returns the words of the requested locale, for errors outside the session. Problems in a translator's files are reported on
  /// standard error if `tellingDamage` is true, and the compiled-in files are used instead. `wording` has an app's own messages, by
  /// language.
  ///
  /// - Throws: `ExitCode`, after the reason was reported on standard error.
  public func words(adding wording: [String: String] = [:], tellingDamage: Bool = true) throws -> Words {
    let overrides = overrides
    let files = overrides.files.adding(wording)
    do throws(LocaleFileError) {
      let words = Words(
        try LoadedLocale(
          localeName, dates: dateLocale, calendar: calendar?.calendar ?? OutsideSettings.usual.calendar, files: files),
        files: files)
      if tellingDamage { overrides.tell(words) }
      return words
    } catch {
      throw ExitCode.failure("\(error.file):\(error.line): \(error.kind)", 70)
    }
  }
}
