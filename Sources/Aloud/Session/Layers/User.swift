/// The user: what is set, and what follows from that: the words that are said and understood.
struct User: Sendable {
  private(set) var settings: Settings
  /// The settings as they are without those that were kept: what resetting goes back to.
  let unkept: Settings
  private let files: LocaleFiles
  /// Makes the announcements' forms.
  private(set) var renderer: Renderer
  private(set) var vocabulary: Vocabulary
  /// Understands phrases that mean values, in the locale's words: they are read when they are needed.
  private(set) var understander: Understander

  /// A user who has set these.
  ///
  /// - Throws: `LocaleFileError` where a file of the locale table is damaged.
  init(_ settings: Settings, unkept: Settings, files: LocaleFiles) throws(LocaleFileError) {
    self.settings = settings
    self.unkept = unkept
    self.files = files
    let locale = try settings.locale(in: files)
    renderer = Renderer(locale: locale, settings: settings)
    vocabulary = Vocabulary(locale.wording)
    understander = Understander(locale)
  }

  var locale: Locale { renderer.locale }
  var wording: Wording { renderer.locale.wording }

  /// Has other settings from now on; whether the words are another language's.
  ///
  /// - Throws: `LocaleFileError` where their locale can't be read: then nothing is another.
  mutating func replaceSettings(by changed: Settings) throws(LocaleFileError) -> Bool {
    let before = settings
    let isSameLocale =
      (before.locale, before.dateLocale, before.calendar) == (changed.locale, changed.dateLocale, changed.calendar)
    let locale = isSameLocale ? self.locale : try changed.locale(in: files)
    renderer = Renderer(locale: locale, settings: changed)
    settings = changed
    if !isSameLocale { understander = Understander(locale) }
    if changed.locale != before.locale { vocabulary = Vocabulary(locale.wording) }
    return changed.locale != before.locale
  }
}
