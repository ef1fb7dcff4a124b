/// The user's settings, and what follows from them: the words that are spoken and understood.
///
/// A class, because it is large and every layer reads it: it is shared, and never copied.
final class User: Sendable {
  let settings: Settings
  /// The settings without the stored ones, which resetting restores.
  let unkept: Settings
  private let files: LocaleFiles
  let renderer: Renderer
  let vocabulary: Vocabulary
  /// The parser of phrases that mean values. Phrases are loaded when they are needed.
  let understander: Understander
  /// The forms in which names are said. They are looked for only where no name fits as it is.
  let nameForms: OnceRead<NameForms>
  /// The words that change nothing beside a line, such as "please" and "could you".
  private let courtesies: OnceRead<Courtesies>
  /// A Boolean value that indicates whether the host can list remarks for the app's author. If not, "remarks" is no command.
  let offersRemarks: Bool
  /// A Boolean value that indicates whether all lines are piped, so that each is text where a task waits for text.
  let isPiped: Bool

  /// - Throws: `LocaleFileError` if a file of the locale table is damaged.
  init(
    _ settings: Settings, unkept: Settings, offersRemarks: Bool = false, isPiped: Bool = false, files: LocaleFiles
  ) throws(LocaleFileError) {
    self.settings = settings
    self.unkept = unkept
    self.offersRemarks = offersRemarks
    self.isPiped = isPiped
    self.files = files
    let locale = try settings.locale(in: files)
    renderer = Renderer(locale: locale, settings: settings)
    vocabulary = Vocabulary(locale.wording)
    understander = Understander(locale)
    nameForms = OnceRead { NameForms(locale.wording) }
    courtesies = Self.courtesies(locale.wording, understander)
  }

  /// - Throws: `LocaleFileError` if the locale of the settings can't be read.
  init(_ user: User, settings: Settings) throws(LocaleFileError) {
    self.settings = settings
    (unkept, offersRemarks, isPiped, files) = (user.unkept, user.offersRemarks, user.isPiped, user.files)
    let before = user.settings
    let isSameLocale =
      (before.locale, before.dateLocale, before.calendar) == (settings.locale, settings.dateLocale, settings.calendar)
    let locale = isSameLocale ? user.locale : try settings.locale(in: files)
    renderer = Renderer(locale: locale, settings: settings)
    understander = isSameLocale ? user.understander : Understander(locale)
    vocabulary = before.locale == settings.locale ? user.vocabulary : Vocabulary(locale.wording)
    nameForms = isSameLocale ? user.nameForms : OnceRead { NameForms(locale.wording) }
    courtesies = isSameLocale ? user.courtesies : Self.courtesies(locale.wording, understander)
  }

  private static func courtesies(_ wording: Wording, _ understander: Understander) -> OnceRead<Courtesies> {
    OnceRead {
      understander.courtesies.union(wording.phrases("line.requests"))
    }
  }

  var locale: LoadedLocale { _read { yield renderer.locale } }

  /// Returns a line or a name folded and without words such as "please" and "could you": without those around it, and without all
  /// of them. Empty if it has none, or no others (LOOP-13).
  func withoutCourtesy(_ text: String) -> [String] { writtenWithoutCourtesy(text).map { Folding.fold($0) } }

  /// Returns the same as it was typed.
  func writtenWithoutCourtesy(_ text: String) -> [String] { courtesies.value.removed(from: text) }

  var wording: Wording { _read { yield renderer.locale.wording } }
}
