/// A locale with its data: the table of its facts, what it says for each message, and its words of values.
///
///     let locale = try LoadedLocale("de")
///     locale.dates.dateFormat(.full).string(moment)      // "Freitag, 20. November 2026"
///     locale.table.numbers.string(1_234.5)               // "1.234,5"
///     locale.table.list(["Tee", "Milch"], .and)          // "Tee und Milch"
///     Understander(locale).days("nächsten Freitag", today: moment.day)
///
/// Make one and keep it: making it reads its files.
public final class LoadedLocale: Sendable {
  /// The BCP 47 tag of the wording that was found: "de" for "de-AT", "en" where the language has none.
  public let tag: String
  /// The name that was asked for, where words or facts of another locale serve in its place; nil where it is served itself.
  public let askedFor: String?
  /// Whether `table` is that of the locale asked for, if under another name: "zh-Hant-TW" is exactly "zh-TW".
  public let isExact: Bool
  /// The facts of the locale: its direction, numbers, plural rules and lists, and how it tells dates.
  public let table: LocaleTable
  /// The table that dates and times are told by: `table`, or that of another locale where the user has set it so (LC_TIME).
  public let dates: LocaleTable
  /// The calendar that dates are told in: that of `dates`, or the one asked for.
  public let calendar: CalendarSystem
  /// The table of English dates, where the words are English and the dates are not: both can be said (DATE-4).
  let englishDates: LocaleTable?
  /// What is said for each message.
  public let wording: Wording
  /// All words that mean values: numbers, dates, times, answers.
  let values: Lexicon
  /// What colors are called in the locale's language; in English where that has no names for them.
  public let colorNames: ColorNames
  /// What characters are called, and how letters are spelled.
  let characters: CharacterNames
  private let spoken: OnceRead<SpokenForms?>
  /// The words that things are chosen by, made ready when a line first needs them.
  let countingWords: OnceRead<NumberWords>
  /// The words of all numbers and ordinals.
  let numberWords: OnceRead<NumberWords>

  /// Loads a locale. There is always one that serves: the one named, else what CLDR puts in its place, else English;
  /// `askedFor` and `isExact` tell.
  ///
  /// - Parameters:
  ///   - name: a BCP 47 tag ("ar-EG", "zh-Hant-TW") or a POSIX name ("sr_RS.UTF-8@latin").
  ///   - dates: the locale that tells dates and times, where it is another.
  ///   - calendar: the calendar that dates are told in, where it is not the usual one of their locale.
  ///   - files: what the locale is read from; the files compiled in, unless some are put over them.
  /// - Throws: `LocaleFileError` where a file that is needed is damaged; never for the files compiled in.
  public init(
    _ name: String, dates: String? = nil, calendar: CalendarSystem? = nil, files: LocaleFiles = .bundled
  ) throws(LocaleFileError) {
    let place = try LocaleFallback(LocaleTag(name), files: files)
    let english = try EnglishFallback.of(files)
    let table = place.tag == "en" ? english.table : try LocaleTable.read(place.tag, files)
    let own = LocaleTag(place.tag)
    let chain = own.chain
    // A language without words of its own has its own dates and numbers, and English words.
    let found = (table.files.tags + chain).first {
      LocaleTag($0).language == own.language && files.has("wording/\($0).po")
    }
    let tag = found ?? "en"
    self.tag = tag
    isExact = place.isSame
    askedFor = place.isSame && found != nil ? nil : name
    self.table = table
    if let dates {
      let place = try LocaleFallback(LocaleTag(dates), files: files)
      self.dates = place.tag == table.tag ? table : try LocaleTable.read(place.tag, files)
    } else {
      self.dates = table
    }
    englishDates = tag == "en" && LocaleTag(self.dates.tag).language != "en" ? english.table : nil
    self.calendar = calendar ?? self.dates.calendar
    colorNames = try ColorNames(chain + [tag], files: files)
    characters = try CharacterNames(chain + [tag], files: files)
    spoken = try SpokenForms.first(of: chain + [own.language], table.numbers, files: files)
    let values = try Lexicon(chain + [tag], files: files)
    self.values = values
    countingWords = OnceRead { NumberWords(counting: values) }
    numberWords = OnceRead { NumberWords(values) }
    let catalog = try Self.catalog(found, english, files)
    wording = Wording(
      table: table, own: catalog, language: own.language, englishTable: english.table, english: english.catalog,
      dates: DateWording(table: self.dates, calendar: self.calendar, language: own.language),
      colors: colorNames,
      texts: files.texts.catalogs(for: LocaleTag(name).chain + table.files.tags + chain, table.plurals),
      readings: try found.flatMap { tag throws(LocaleFileError) in try ReadingSource(tag, own: catalog, files: files) })
  }

  /// A text of the locale as its voice is given it: with words for what the voice would say wrongly, or not at all.
  package func said(_ text: String) -> String { spoken.value?.said(text) ?? text }

  /// The word for a digit that is spelled, where the voice has none; nil where it has.
  package func said(digit: Character) -> String? { spoken.value?.said(digit: digit) }

  /// The BCP 47 tags of the locales that messages are worded in, in order; those of facts alone are many more
  /// (`LocaleFiles.bundled.tags(in: "table")`). Pseudo-locales are not among them.
  public static var bundledTags: [String] {
    LocaleFiles.bundled.tags(in: "wording").filter { !isForTesters($0) }
  }

  /// Whether a locale is a pseudo-locale, such as en-XA: nobody is offered one who has not asked for it.
  public static func isForTesters(_ tag: String) -> Bool { PseudoLocale(rawValue: tag) != nil }

  /// Whether the synthesiser's voice for a locale's language is one that leaves much to guess. Reads no more than that.
  public static func hasPoorVoice(_ tag: String, files: LocaleFiles = .bundled) -> Bool {
    let tag = LocaleTag(tag)
    let paths = (tag.chain + [tag.language]).map { "spoken/\($0).txt" }
    guard let bytes = paths.lazy.compactMap(files.bytes).first else { return false }
    return KeyValueFile.value(of: SpokenForms.voiceKey, in: bytes) == SpokenForms.poor
  }

  /// What the speakers of a wording's language call it, such as "Deutsch"; nil where there is no wording of the tag. Reads no
  /// more of the locale than that.
  public static func ownName(of tag: String, files: LocaleFiles = .bundled) -> String? {
    let path = "wording/\(tag).po"
    let entry = files.lent(path).flatMap { POCatalog.entry("language.name", in: $0, path: path) }
    guard case .words(let name) = entry?.form(0).first else { return nil }
    return name
  }

  private static func catalog(
    _ tag: String?, _ english: EnglishFallback, _ files: LocaleFiles
  ) throws(LocaleFileError) -> POCatalog {
    guard let tag else { return .empty }
    if tag == "en" { return english.catalog }
    return try files.catalog("wording/\(tag).po")
  }
}

/// English, in which everything is said that a locale has no words for.
struct EnglishFallback: Sendable {
  let table: LocaleTable
  let catalog: POCatalog

  /// The English of these files; that compiled in is read once, because every locale needs it.
  static func of(_ files: LocaleFiles) throws(LocaleFileError) -> EnglishFallback {
    try files.areBundled ? bundled.get() : EnglishFallback(files)
  }

  private static let bundled = Result { () throws(LocaleFileError) in try EnglishFallback(.bundled) }

  private init(_ files: LocaleFiles) throws(LocaleFileError) {
    table = try LocaleTable.read("en", files)
    catalog = try files.catalog("wording/en.po")
  }
}
