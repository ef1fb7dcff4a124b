/// Everything a session says comes through one of these: a locale's table, wording and words of values, ready to use.
public struct LoadedLocale: Sendable {
  /// The BCP 47 tag of the words that were found.
  public let tag: String
  /// What was asked for, where that was another and something else serves in its place.
  public let askedFor: String?
  /// Whether the table is that of the locale asked for, if under another name.
  public let isExact: Bool
  /// The facts: direction, digits, plural rules, lists.
  public let table: LocaleTable
  /// The table that dates and times are told by; another than `table` where the user has set it so (LC_TIME).
  public let dates: LocaleTable
  /// The calendar that dates are told in.
  public let calendar: CalendarSystem
  /// What is said for each message.
  public internal(set) var wording: Wording
  /// All words that mean values: numbers, dates, times, answers.
  let values: Lexicon
  /// What colors are called.
  public let colorNames: ColorNames
  /// What characters are called, and how letters are spelled.
  let characters: CharacterNames
  /// The words that things are chosen by, made ready when a line first needs them.
  let countingWords: OnceRead<NumberWords>
  /// The words of all numbers and ordinals.
  let numberWords: OnceRead<NumberWords>

  /// The locale `name` (a BCP 47 tag or a POSIX name), what CLDR puts in its place, or English; with the dates of another
  /// where `dates` names one, and in the calendar of those or another.
  ///
  /// - Throws: `LocaleFileError` where a file of the table is damaged.
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
    self.calendar = calendar ?? self.dates.calendar
    colorNames = try ColorNames(chain + [tag], files: files)
    characters = try CharacterNames(chain + [tag], files: files)
    let values = try Lexicon(chain + [tag], files: files)
    self.values = values
    countingWords = OnceRead { NumberWords(counting: values) }
    numberWords = OnceRead { NumberWords(values) }
    let catalog = try Self.catalog(found, english, files)
    wording = Wording(
      table: table, own: catalog, language: own.language, englishTable: english.table, english: english.catalog,
      dates: DateWording(table: self.dates, calendar: self.calendar, language: own.language),
      colors: colorNames,
      readings: try found.flatMap { tag throws(LocaleFileError) in try ReadingSource(tag, own: catalog, files: files) })
  }

  /// The tags of the locales that have a wording compiled in; the pseudo-locales' are made, not compiled in.
  public static var bundledTags: [String] {
    LocaleFiles.bundled.tags(in: "wording").filter { !isForTesters($0) }
  }

  /// Whether a locale is a pseudo-locale, such as en-XA: nobody is offered one who has not asked for it.
  public static func isForTesters(_ tag: String) -> Bool { PseudoLocale(rawValue: tag) != nil }

  /// What the speakers of a locale's language call it; nil where no wording says so. Reads no more of the locale than
  /// that.
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
    return try POCatalog("wording/\(tag).po", in: files)
  }
}
