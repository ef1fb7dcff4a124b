/// The user: what is set, and what follows from that: the words that are said and understood.
///
/// It is large and every layer looks at it: many hold it, and nobody copies it.
final class User: Sendable {
  let settings: Settings
  /// The settings as they are without those that were kept: what resetting goes back to.
  let unkept: Settings
  private let files: LocaleFiles
  /// Makes the announcements' forms.
  let renderer: Renderer
  let vocabulary: Vocabulary
  /// Understands phrases that mean values, in the locale's words: they are read when they are needed.
  let understander: Understander
  /// Whether the host looks for what the app's author may mend: else "remarks" is no command.
  let offersRemarks: Bool

  /// A user who has set these.
  ///
  /// - Throws: `LocaleFileError` where a file of the locale table is damaged.
  init(
    _ settings: Settings, unkept: Settings, offersRemarks: Bool = false, files: LocaleFiles
  ) throws(LocaleFileError) {
    self.settings = settings
    self.unkept = unkept
    self.offersRemarks = offersRemarks
    self.files = files
    let locale = try settings.locale(in: files)
    renderer = Renderer(locale: locale, settings: settings)
    vocabulary = Vocabulary(locale.wording)
    understander = Understander(locale)
  }

  /// The same user with other settings.
  ///
  /// - Throws: `LocaleFileError` where their locale can't be read.
  init(_ user: User, settings: Settings) throws(LocaleFileError) {
    self.settings = settings
    (unkept, offersRemarks, files) = (user.unkept, user.offersRemarks, user.files)
    let before = user.settings
    let isSameLocale =
      (before.locale, before.dateLocale, before.calendar) == (settings.locale, settings.dateLocale, settings.calendar)
    let locale = isSameLocale ? user.locale : try settings.locale(in: files)
    renderer = Renderer(locale: locale, settings: settings)
    understander = isSameLocale ? user.understander : Understander(locale)
    vocabulary = before.locale == settings.locale ? user.vocabulary : Vocabulary(locale.wording)
  }

  var locale: LoadedLocale { _read { yield renderer.locale } }
  var wording: Wording { _read { yield renderer.locale.wording } }
}
