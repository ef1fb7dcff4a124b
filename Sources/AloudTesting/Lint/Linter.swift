public import Aloud

/// A linter that checks apps against the rules (TEST-3).
///
/// No command of the app is run and nothing outside is touched: only screens are built, and the effects of buttons inspected.
public struct Linter: Sendable {
  /// A function that returns a word's IPA phonemes, or `nil` if unknown. `language` is a BCP 47 tag.
  public typealias Pronouncing = @Sendable (_ word: String, _ language: String) -> String?

  let locale: LoadedLocale
  /// The tag that the app gives its language; `nil` if it gives none.
  let tag: String?
  let pronouncing: Pronouncing?
  private let files: LocaleFiles
  private let vocabulary: Vocabulary
  let names: NameWords
  let understander: Understander

  /// Creates a linter of apps with texts in `locale`. Without `pronouncing`, words that sound alike are found by their letters.
  public init(_ locale: LoadedLocale, files: LocaleFiles = .bundled, pronouncing: Pronouncing? = nil) {
    self.init(locale, tag: nil, files: files, pronouncing: pronouncing)
  }

  /// Creates a linter of apps with texts in the locale `tag`, from `files`.
  ///
  /// - Throws: `LocaleFileError` if a file of the locale is damaged.
  public init(_ tag: String, files: LocaleFiles = .bundled, pronouncing: Pronouncing? = nil) throws(LocaleFileError) {
    self.init(try LoadedLocale(tag, files: files), tag: tag, files: files, pronouncing: pronouncing)
  }

  /// Returns the linter of an app's translation; `nil` if a file of its locale is damaged.
  public func translated(into tag: String, _ texts: AppTexts) -> Linter? {
    try? Linter(tag, files: files.with(texts: texts), pronouncing: pronouncing)
  }

  private init(_ locale: LoadedLocale, tag: String?, files: LocaleFiles, pronouncing: Pronouncing?) {
    (self.locale, self.tag, self.files, self.pronouncing) = (locale, tag, files, pronouncing)
    vocabulary = Vocabulary(locale.wording)
    names = NameWords(locale)
    understander = Understander(locale)
  }

  /// Returns all findings in an app, rule by rule. The check begins in `state`, or else in the initial state, and goes wherever
  /// buttons lead; `screens` and `sheets` are further places that no button leads to.
  public func findings<Looked: App>(
    in app: Looked, state: Looked.State? = nil, screens: [ID] = [], sheets: [ID] = []
  ) -> [Finding] {
    findings(in: app, state: state, screens: screens, sheets: sheets, rules: LintRule.allCases)
  }

  /// Rules about single elements also check `revealed`, the app with hidden elements shown.
  package func findings<Looked: App>(
    in app: Looked, revealed: Looked, screens: [ID], sheets: [ID]
  ) -> [Finding] {
    let shown = findings(in: app, screens: screens, sheets: sheets)
    let single = LintRule.allCases.filter(\.isAboutOneThing)
    let all = findings(in: revealed, screens: screens, sheets: sheets, rules: single)
    return shown + all.filter { !shown.contains($0) }
  }

  private func findings<Looked: App>(
    in app: Looked, state: Looked.State? = nil, screens: [ID], sheets: [ID], rules: [LintRule]
  ) -> [Finding] {
    var surveyor = Surveyor(app, state ?? app.initialState, words: self)
    let survey = surveyor.survey(screens: screens, sheets: sheets)
    return rules.flatMap { $0.findings(in: survey) }
  }
}

/// An app's texts as a listener hears them.
extension Linter {
  var wording: Wording { locale.wording }
  var language: String { locale.tag }

  func text(_ text: LocalizedText) -> String { locale.wording.text(text) }
  func folded(_ text: LocalizedText) -> String { Folding.fold(self.text(text)) }

  /// Returns the folded words of a text, without punctuation.
  func set(_ text: LocalizedText) -> Set<Substring> { Set(folded(text).split { !($0.isLetter || $0.isNumber) }) }

  /// Returns whether a text names a value that is empty for now, in braces, so that nobody knows yet how it will sound.
  func isOpen(_ text: LocalizedText) -> Bool { self.text(text).contains("{") }

  /// Returns the command that a text is the words of, in the locale's language or in English.
  func command(_ text: LocalizedText) -> Command? { vocabulary.command(folded(text)) }

  /// Returns whether there are facts of a language, whatever its region. English stands in for a language without any.
  func knows(_ tag: String) -> Bool {
    guard let locale = try? LoadedLocale(tag, files: files), locale.askedFor != nil else { return true }
    return LocaleTag(locale.table.tag).language != "en" || LocaleTag(tag).language == "en"
  }

  /// The words listed for `key` are those of the locale and of English.
  func isOne(_ text: LocalizedText, of key: String) -> Bool {
    let folded = folded(text)
    return locale.wording.phrases(key).contains { Folding.fold($0) == folded }
  }

  func ends(_ text: LocalizedText, with key: String) -> Bool {
    let folded = folded(text)
    return locale.wording.phrases(key).contains { word in
      let word = Folding.fold(word)
      return folded == word || folded.hasSuffix(" " + word)
    }
  }
}
