/// A locale with its data: its table of facts, its wording of messages, and its words for values.
///
///     let locale = try LoadedLocale("de")
///     locale.dates.dateFormat(.full).string(moment)      // "Freitag, 20. November 2026"
///     locale.table.numbers.string(1_234.5)               // "1.234,5"
///     locale.table.list(["Tee", "Milch"], .and)          // "Tee und Milch"
///     Understander(locale).days("nächsten Freitag", today: moment.day)
///
/// Creating a locale reads its files, so create one and keep it.
public final class LoadedLocale: Sendable {
  /// The BCP 47 tag of the wording in use: "de" for "de-AT", or "en" if the language has no wording.
  public let tag: String
  /// The name that was asked for, if words or facts of another locale are used instead; otherwise nil.
  public let askedFor: String?
  /// A Boolean value that indicates whether `table` belongs to the locale asked for, even if under another name: "zh-Hant-TW" is
  /// exactly "zh-TW".
  public let isExact: Bool
  /// The facts of the locale: its direction, numbers, plural rules, lists and date formats.
  public let table: LocaleTable
  /// The table for dates and times: `table`, or the table of another locale if the user has chosen one (LC_TIME).
  public let dates: LocaleTable
  /// The calendar for dates: the one asked for, or the usual one of `dates`.
  public let calendar: CalendarSystem
  /// The table of English dates, if the words are English and the dates are not. Users can then enter dates in both (DATE-4).
  let englishDates: LocaleTable?
  /// The wording of each message.
  public let wording: Wording
  let values: Lexicon
  /// The names of colors in the locale's language, or in English if the language has none.
  public let colorNames: ColorNames
  let characters: CharacterNames
  private let spoken: OnceRead<SpokenForms?>
  /// The number words that choose items.
  let countingWords: OnceRead<NumberWords>
  let numberWords: OnceRead<NumberWords>
  private let marks: OnceRead<LetterMarks>

  /// Loads a locale. Loading always finds one: the locale named, else the one that CLDR substitutes for it, else English.
  /// `askedFor` and `isExact` say which.
  ///
  /// - Parameters:
  ///   - name: A BCP 47 tag ("ar-EG", "zh-Hant-TW") or a POSIX name ("sr_RS.UTF-8@latin").
  ///   - dates: The locale for dates and times, if it is a different one.
  ///   - calendar: The calendar for dates, if it is not the usual one of their locale.
  ///   - files: The files to read the locale from. The default is the files compiled in.
  /// - Throws: `LocaleFileError` if a required file is damaged; never for the files compiled in.
  public init(
    _ name: String, dates: String? = nil, calendar: CalendarSystem? = nil, files: LocaleFiles = .bundled
  ) throws(LocaleFileError) {
    let place = try LocaleFallback(LocaleTag(name), files: files)
    // The English data is used for everything that a locale has no words for.
    let english = (table: try LocaleTable.read("en", files), catalog: try files.catalog("wording/en.po"))
    let table = place.tag == "en" ? english.table : try LocaleTable.read(place.tag, files)
    let own = LocaleTag(place.tag)
    let chain = own.chain
    // A language without a wording uses its own dates and numbers, and English words.
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
    marks = OnceRead { LetterMarks(values) }
    let catalog =
      found == "en"
      ? english.catalog
      : try found.map { tag throws(LocaleFileError) in try files.catalog("wording/\(tag).po") } ?? .empty
    wording = Wording(
      table: table, own: catalog, language: own.language, englishTable: english.table, english: english.catalog,
      dates: DateWording(table: self.dates, calendar: self.calendar, language: own.language),
      colors: colorNames,
      texts: files.texts.catalogs(for: LocaleTag(name).chain + table.files.tags + chain, table.plurals),
      readings: try found.flatMap { tag throws(LocaleFileError) in
        try Readings.source(tag, own: catalog, files: files)
      })
  }

  package var letterMarks: LetterMarks { marks.value }

  /// Returns a text as the locale's voice reads it: words replace what the voice would mispronounce or skip.
  package func said(_ text: String) -> String { spoken.value?.said(text) ?? text }

  /// Returns the word for a digit that is spelled, or nil if the voice can say the digit itself.
  package func said(digit: Character) -> String? { spoken.value?.said(digit: digit) }

  /// The BCP 47 tags of the locales that have a wording, in order, without pseudo-locales. Many more locales have facts only.
  public static var bundledTags: [String] { LocaleFiles.bundled.tags(in: "wording").filter { !isForTesters($0) } }

  /// Returns a Boolean value that indicates whether a locale is a pseudo-locale, such as en-XA. Pseudo-locales are offered only
  /// to users who ask for them.
  public static func isForTesters(_ tag: String) -> Bool { PseudoLocale(rawValue: tag) != nil }

  /// Returns a Boolean value that indicates whether the synthesiser's voice for a locale's language is hard to understand.
  public static func hasPoorVoice(_ tag: String, files: LocaleFiles = .bundled) -> Bool {
    let tag = LocaleTag(tag)
    let paths = (tag.chain + [tag.language]).map { "spoken/\($0).txt" }
    guard let bytes = paths.lazy.compactMap(files.bytes).first else { return false }
    return KeyValueFile.value(of: SpokenForms.voiceKey, in: bytes) == SpokenForms.poor
  }

  /// Returns the name of a wording's language in that language ("Deutsch"), or nil if there is none. Reads only that entry.
  public static func ownName(of tag: String, files: LocaleFiles = .bundled) -> String? {
    let entry = files.entry("language.name", of: "wording/\(tag).po")
    guard case .words(let name) = entry?.form(0).first else { return nil }
    return name
  }

  package func names(ofLanguage tag: String) -> [String] {
    [Self.ownName(of: tag), table.name(ofLanguage: tag), wording.englishTable.name(ofLanguage: tag)].compactMap(\.self)
  }
}

extension LoadedLocale {
  private static let spellingLimit = 200

  /// Returns the text for a character read by itself: signs, spaces and capitals are given in words (EDIT-2).
  package func text(of character: Character) -> LocalizedText {
    if character.isNewline { return .message(.textNewLine) }
    if character.isWhitespace { return .message(.spellSpace) }
    if let name = characters.sign(character) { return written(name) }
    if character.isUppercase { return .message(.textCapital(letter: .text(.verbatim(String(character))))) }
    return .verbatim(String(character))
  }

  package func spelled(_ text: String) -> LocalizedText? {
    guard characters.canSpell else { return nil }
    let words = text.prefix(Self.spellingLimit).flatMap { character -> [LocalizedText] in
      characters.spelling(character)?.map(written) ?? [self.text(of: character)]
    }
    guard let last = words.last else { return nil }
    // A list pattern would put "and" before the last letter.
    return words.dropLast().reversed().reduce(last) { rest, first in
      .message(.spellWords(first: .text(first), rest: .text(rest)))
    }
  }

  private func written(_ words: String) -> LocalizedText {
    .message(.plain(value: .written(words, language: characters.language)))
  }
}
