/// The user's settings, and what follows from them: the words that are spoken and understood.
///
/// A class, because it is large and every layer reads it: it is shared, and never copied.
final class User: Sendable {
  let settings: Settings
  /// The settings without the stored ones, which resetting restores.
  let unkept: Settings
  private let files: LocaleFiles
  let renderer: Renderer
  /// The words that are understood.
  let words: LocaleWords
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
    words = try LocaleWords.of(settings, files)
    renderer = Renderer(locale: words.locale, settings: settings)
  }

  /// - Throws: `LocaleFileError` if the locale of the settings can't be read.
  init(_ user: User, settings: Settings) throws(LocaleFileError) {
    self.settings = settings
    (unkept, offersRemarks, isPiped, files) = (user.unkept, user.offersRemarks, user.isPiped, user.files)
    let isSameLocale = LocaleWords.Key(user.settings) == LocaleWords.Key(settings)
    words = isSameLocale ? user.words : try LocaleWords.of(settings, files)
    renderer = Renderer(locale: words.locale, settings: settings)
  }

  var locale: LoadedLocale { _read { yield renderer.locale } }

  /// Returns a line or a name folded and without words such as "please" and "could you": without those around it, and without all
  /// of them. Empty if it has none, or no others (LOOP-13).
  func withoutCourtesy(_ text: String) -> [String] { writtenWithoutCourtesy(text).map { Folding.fold($0) } }

  /// Returns whether a text is only a word such as "please" or "now".
  func isCourtesy(_ text: String) -> Bool { words.courtesies.value.contains(text) }

  /// Returns whether words such as "I need" stand beside a name.
  func wants(_ text: String) -> Bool { !words.wants.value.removed(from: text).isEmpty }

  /// Returns the same as it was typed.
  func writtenWithoutCourtesy(_ text: String) -> [String] { words.courtesies.value.removed(from: text) }

  var wording: Wording { _read { yield renderer.locale.wording } }
  var vocabulary: Vocabulary { _read { yield words.vocabulary } }
  var understander: Understander { _read { yield words.understander } }
}

/// A locale with what is understood in it.
final class LocaleWords: Sendable {
  /// The settings that decide on the locale.
  struct Key: Hashable {
    private let locale: String
    private let dates: String?
    private let calendar: CalendarSystem?

    init(_ settings: Settings) {
      (locale, dates, calendar) = (settings.locale, settings.dateLocale, settings.calendar)
    }
  }

  let locale: LoadedLocale
  let vocabulary: Vocabulary
  /// The parser of phrases that mean values. Phrases are loaded when they are needed.
  let understander: Understander
  /// The forms in which names are said. They are looked for only where no name fits as it is.
  let nameForms: OnceRead<NameForms>
  /// The words that change nothing beside a line, such as "please" and "could you".
  let courtesies: OnceRead<Courtesies>
  /// Those of them that say that somebody wants a thing, such as "I need".
  let wants: OnceRead<Courtesies>

  /// The words of the phrases that set things. They are needed only for a line that is not understood otherwise.
  let orders: OnceRead<OrderWords>
  /// The words that begin a correction.
  let corrections: OnceRead<CorrectionWords>
  /// The words around what is added.
  let additions: OnceRead<AdditionPhrases>
  /// The words between several things that are named together.
  let selection: OnceRead<SelectionReading>
  /// The words of lines that only ask.
  let questions: OnceRead<QuestionWords>

  private init(_ locale: LoadedLocale) {
    let (wording, understander) = (locale.wording, Understander(locale))
    self.locale = locale
    self.understander = understander
    vocabulary = Vocabulary(wording)
    nameForms = OnceRead { NameForms(wording) }
    let selection = OnceRead { SelectionReading(locale) }
    courtesies = OnceRead {
      understander.courtesies.union(
        wording.phrases("line.requests") + wording.phrases("line.wants"), joints: selection.value.conjunctions)
    }
    wants = OnceRead { Courtesies(wording.phrases("line.wants")) }
    orders = OnceRead { OrderWords(wording) }
    corrections = OnceRead { CorrectionWords(wording) }
    additions = OnceRead { AdditionPhrases(wording) }
    self.selection = selection
    questions = OnceRead { QuestionWords(wording) }
  }

  private static let bundled = ContentCache<Key, LocaleWords>()

  /// Returns the words of the settings' locale. Those of the files compiled in are read once: a prompt may start many sessions.
  ///
  /// - Throws: `LocaleFileError` if a file of the locale table is damaged.
  static func of(_ settings: Settings, _ files: LocaleFiles) throws(LocaleFileError) -> LocaleWords {
    let read = { () throws(LocaleFileError) in LocaleWords(try settings.locale(in: files)) }
    return files.areBundled && files.texts.isEmpty ? try bundled.content(Key(settings), make: read) : try read()
  }
}
