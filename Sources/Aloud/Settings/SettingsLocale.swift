extension Settings {
  /// The locale that the user has set, with the dates and the calendar.
  ///
  /// - Throws: `LocaleFileError` where a file of the table is damaged.
  func locale(in files: LocaleFiles) throws(LocaleFileError) -> LoadedLocale {
    try LoadedLocale(locale, dates: dateLocale, calendar: calendar, files: files)
  }
}
